import os
from contextlib import asynccontextmanager

from fastapi import FastAPI
from psycopg_pool import ConnectionPool

pool = ConnectionPool(os.environ['DATABASE_URL'], open=False)


@asynccontextmanager
async def lifespan(app):
    pool.open(wait=True)
    with pool.connection() as db:
        # Replicas that start at the same time take turns.
        db.execute('SELECT pg_advisory_xact_lock(1)')
        db.execute('CREATE TABLE IF NOT EXISTS visits (at timestamptz NOT NULL DEFAULT now())')
    yield
    pool.close()


app = FastAPI(lifespan=lifespan)


@app.get('/healthz')
def healthz():
    return {'status': 'ok'}


@app.get('/')
def index():
    with pool.connection() as db:
        db.execute('INSERT INTO visits DEFAULT VALUES')
        return {'visits': db.execute('SELECT count(*) FROM visits').fetchone()[0]}
