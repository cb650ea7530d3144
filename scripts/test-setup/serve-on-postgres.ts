import { startPostgres } from '../provision/postgres.ts'

// The product on a PostgreSQL of its own, which disappears together with it.
const { url } = await startPostgres()
process.env.DATABASE_URL = url
await import('@tallgrass/server/main.ts')
