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
python manage.py startapp visits
# endregion create
cp "$files/visits/models.py" "$files/visits/views.py" visits/
cp "$files/mysite/urls.py" "$files/mysite/healthz.py" "$files/mysite/production.py" mysite/
cp "$files/start.py" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
sed -i "s/^INSTALLED_APPS = \[/&\n    'visits',/" mysite/settings.py
python manage.py makemigrations visits
