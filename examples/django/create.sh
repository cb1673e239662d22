#!/bin/sh
# Makes the project afresh in the folder it's started in, which has to be empty.
set -eu
example=$(cd "$(dirname "$0")" && pwd)

python3 -m venv .venv
. .venv/bin/activate
pip install django gunicorn whitenoise dj-database-url 'psycopg[binary]'
pip freeze > requirements.txt
django-admin startproject mysite .
python manage.py startapp visits

cp "$example"/visits/models.py "$example"/visits/views.py visits/
cp "$example"/mysite/urls.py "$example"/mysite/healthz.py "$example"/mysite/production.py mysite/
cp "$example"/start.py "$example"/Dockerfile "$example"/.dockerignore "$example"/compose.yaml .
sed -i "s/^INSTALLED_APPS = \[/&\n    'visits',/" mysite/settings.py
python manage.py makemigrations visits
