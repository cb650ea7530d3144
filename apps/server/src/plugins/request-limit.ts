import { type Limits, skipIfDiskFull } from '@tallgrass/core'
import type { FastifyInstance } from 'fastify'
import { isProbe } from './health.ts'
import { isApi } from './security-headers.ts'

/** So many calls a minute from one address; pages and their files are not counted, nor is what cannot be on a full disk. */
export function limitRequests(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    if (!isApi(request.url) || isProbe(request.url)) return
    await skipIfDiskFull(() => limits.take('request', request.ip))
  })
}
