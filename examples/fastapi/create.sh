#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
# region create
python3 -m venv .venv
. .venv/bin/activate
pip install fastapi uvicorn 'psycopg[binary,pool]'
pip freeze > requirements.txt
# endregion create
cp "$files/main.py" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
