import { type Limits, skipIfDiskFull } from '@tallgrass/core'
import type { FastifyInstance } from 'fastify'
import { isProbe } from './health.ts'
import { isApi } from './security-headers.ts'

/** Limits API calls per minute and address. Pages and files do not count; on a full disk, calls pass uncounted. */
export function limitRequests(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    if (!isApi(request.url) || isProbe(request.url)) return
    await skipIfDiskFull(() => limits.take('request', request.ip))
  })
}
