import os

from fastapi import FastAPI
from openai import OpenAI

app = FastAPI()
client = OpenAI(base_url=os.environ['LLM_URL'], api_key=os.environ.get('OPENAI_API_KEY', 'none'))


@app.get('/')
@app.get('/healthz')
def healthz():
    return {'status': 'ok'}


@app.get('/ask')
def ask(question: str):
    answer = client.chat.completions.create(
        model=os.environ['LLM_MODEL'],
        messages=[{'role': 'user', 'content': question}],
    )
    return {'answer': answer.choices[0].message.content}
