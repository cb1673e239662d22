#!/bin/sh
# Makes the project afresh in the folder it's started in, which has to be empty.
set -eu
example=$(cd "$(dirname "$0")" && pwd)

python3 -m venv .venv
. .venv/bin/activate
pip install fastapi uvicorn openai
pip freeze > requirements.txt

cp "$example"/main.py "$example"/Dockerfile "$example"/.dockerignore "$example"/compose.yaml .
