import os

import psycopg
from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix


def connect():
    return psycopg.connect(os.environ['DATABASE_URL'])


with connect() as db:
    # Workers and replicas that start at the same time take turns.
    db.execute('SELECT pg_advisory_xact_lock(1)')
    db.execute('CREATE TABLE IF NOT EXISTS visits (at timestamptz NOT NULL DEFAULT now())')

app = Flask(__name__)
app.secret_key = os.environ['SECRET_KEY']
app.wsgi_app = ProxyFix(app.wsgi_app, x_proto=1)


@app.get('/healthz')
def healthz():
    return 'ok'


@app.get('/')
def index():
    with connect() as db:
        db.execute('INSERT INTO visits DEFAULT VALUES')
        return f'Visits: {db.execute("SELECT count(*) FROM visits").fetchone()[0]}'
