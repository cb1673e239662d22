const express = require('express');
const {Pool} = require('pg');

const pool = new Pool({connectionString: process.env.DATABASE_URL});
// Without a listener, a connection that the database closes would end the process.
pool.on('error', (error) => console.error(error));

// Statements that are sent together are one transaction, so the lock is given up at its end.
const migration = `
  SELECT pg_advisory_xact_lock(1);
  CREATE TABLE IF NOT EXISTS visits (at timestamptz NOT NULL DEFAULT now());
`;

const app = express();
// region proxy
app.set('trust proxy', 1);
// endregion proxy

app.get('/healthz', (request, response) => {
  response.send('ok');
});

app.get('/', async (request, response) => {
  await pool.query('INSERT INTO visits DEFAULT VALUES');
  const {rows} = await pool.query('SELECT count(*) FROM visits');
  response.send(`Visits over ${request.protocol}: ${rows[0].count}`);
});

async function start() {
  await pool.query(migration);
  const server = app.listen(process.env.PORT || 3000, '0.0.0.0');
  // Longer than AWS's load balancer keeps idle connections. Otherwise, it sometimes answers 502.
  server.keepAliveTimeout = 65_000;
  process.on('SIGTERM', () => server.close(() => pool.end()));
}

start();
