import { Suspense } from "react";
import { connection } from "next/server";
import { pool } from "../lib/db";

async function Visits() {
  await connection();
  await pool.query("INSERT INTO visits DEFAULT VALUES");
  const { rows } = await pool.query("SELECT count(*) FROM visits");
  return <p>{`Visits: ${rows[0].count}`}</p>;
}

export default function Home() {
  return (
    <main>
      <Suspense fallback={<p>Counting…</p>}>
        <Visits />
      </Suspense>
    </main>
  );
}
