import type { FastifyRequest } from 'fastify'

export const WEBHOOKS = '/api/webhooks/'

/** True if the request was routed to a webhook, whose signature proves its origin. */
export function isWebhook({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith(WEBHOOKS) ?? false
}
