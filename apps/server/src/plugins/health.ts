import type { Services } from '@tallgrass/core'
import { isMigrated } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { PRODUCT_VERSION } from '../product-version.ts'
import { logOutage } from './log-outage.ts'
import { schemaReader } from './schema-reader.ts'
import type { Shutdown } from './shutdown.ts'

const PROBES = new Set(['/api/health', '/api/ready'])

/** Probes of a supervisor are always answered. */
export function isProbe(url: string): boolean {
  return PROBES.has(url)
}

/** `/api/health`: the process is alive, and what it runs. `/api/ready`: it can serve requests. */
export function addHealth(
  app: FastifyInstance,
  { database }: Services,
  shutdown: Shutdown | undefined,
): void {
  const readSchema = schemaReader(database)
  app.get('/api/health', async (request) => ({
    status: 'ok',
    version: PRODUCT_VERSION,
    schema: await readSchema(request),
  }))
  app.get('/api/ready', async (request) => {
    if (shutdown?.announced()) throw new AppError('NOT_READY', 'This process is shutting down')
    const migrated = await isMigrated(database.db).catch((error: unknown) => {
      logOutage(request, error)
      throw new AppError('NOT_READY', 'The database is not responding', { retryAfterSeconds: 5 })
    })
    if (!migrated) throw new AppError('NOT_READY', 'The database is being prepared', { retryAfterSeconds: 5 })
    return { status: 'ready' }
  })
}
