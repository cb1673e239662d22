import os

import django
from django.core.management import call_command
from django.db import connection

django.setup()
with connection.cursor() as cursor:
    # Replicas that start at the same time take turns.
    cursor.execute('SELECT pg_advisory_lock(1)')
    call_command('migrate', interactive=False)
connection.close()

# Gunicorn takes over the process, so that it gets the signal to stop.
os.execvp('gunicorn', ['gunicorn', 'mysite.wsgi', '--bind', '0.0.0.0:8000', '--no-control-socket'])
