import http from 'node:http';
import OpenAI from 'openai';

const client = new OpenAI();

async function ask(request, response) {
  if (request.url !== '/ask') {
    response.end('ready\n');
    return;
  }
  const answer = await client.chat.completions.create({
    model: process.env.MODEL,
    messages: [{role: 'user', content: 'Say hello.'}],
  });
  response.end(answer.choices[0].message.content + '\n');
}

const server = http.createServer({keepAliveTimeout: 65_000}, (request, response) => {
  ask(request, response).catch((error) => {
    console.error(error);
    response.statusCode = 502;
    response.end(error.message + '\n');
  });
});
server.listen(3000, '0.0.0.0');
process.on('SIGTERM', () => server.close());
