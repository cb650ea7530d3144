import { createDatabases } from '../bench/create-databases.ts'
import { startPostgres } from '../provision/postgres.ts'

/** Runs something on an empty database of a PostgreSQL server of its own. */
export async function withPostgres<T>(run: (databaseUrl: string) => Promise<T>): Promise<T> {
  const server = await startPostgres()
  try {
    const { business } = await createDatabases(server.url, ['business'])
    return await run(business)
  } finally {
    await server.stop()
  }
}
