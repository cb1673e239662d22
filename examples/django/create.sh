#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
# region create
python3 -m venv .venv
. .venv/bin/activate
pip install django gunicorn whitenoise dj-database-url 'psycopg[binary]'
pip freeze > requirements.txt
django-admin startproject mysite .
# endregion create
cp "$files/mysite/views.py" "$files/mysite/urls.py" "$files/mysite/healthz.py" "$files/mysite/production.py" mysite/
cp "$files/start.py" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
