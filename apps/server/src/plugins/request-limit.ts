import type { Limits } from '@tallgrass/core'
import type { FastifyInstance } from 'fastify'
import { isApi } from './security-headers.ts'

/** Probes of a supervisor must be answered whatever else happens. */
const PROBES = new Set(['/api/health', '/api/ready'])

/** So many calls a minute from one address; pages and their files are not counted. */
export function limitRequests(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    if (isApi(request.url) && !PROBES.has(request.url)) await limits.take('request', request.ip)
  })
}
