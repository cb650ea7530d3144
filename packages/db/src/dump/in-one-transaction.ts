import type pg from 'pg'

const BEGIN = {
  write: 'begin',
  read: 'begin transaction isolation level repeatable read, read only',
}

/** Runs `work` in a transaction on one connection. A reading transaction sees one instant. */
export async function inOneTransaction<T>(
  pool: pg.Pool,
  kind: keyof typeof BEGIN,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let lost = false
  try {
    await client.query(BEGIN[kind])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    lost = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    // A lost connection must not go back to the pool.
    client.release(lost)
  }
}
