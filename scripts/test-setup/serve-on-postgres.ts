import { startPostgres } from '../provision/postgres.ts'

// Starts the product on its own PostgreSQL server, which ends with it.
const { url } = await startPostgres()
process.env.DATABASE_URL = url
await import('@tallgrass/server/main.ts')
