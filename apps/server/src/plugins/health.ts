import type { Services } from '@tallgrass/core'
import { isMigrated } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'

/** `/api/health`: the process lives. `/api/ready`: it can do its work. */
export function addHealth(app: FastifyInstance, { database }: Services): void {
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (request) => {
    const migrated = await isMigrated(database.db).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The database does not answer')
      throw new AppError('NOT_READY', 'The database does not answer', { retryAfterSeconds: 5 })
    })
    if (!migrated) throw new AppError('NOT_READY', 'The database is being prepared', { retryAfterSeconds: 5 })
    return { status: 'ready' }
  })
}
