export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { pool } = await import("./lib/db");
  // One transaction: replicas that start at the same time wait for the lock.
  await pool.query(`
    SELECT pg_advisory_xact_lock(1);
    CREATE TABLE IF NOT EXISTS visits (at timestamptz NOT NULL DEFAULT now());
  `);
}
