import type { FastifyRequest } from 'fastify'

export const WEBHOOKS = '/api/webhooks/'

/** Whether it was routed to a webhook, which proves where it comes from by its own signature. */
export function isWebhook({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith(WEBHOOKS) ?? false
}
