import { calendarByToken } from '@tallgrass/contracts'
import { getCalendar, noSuchCalendar, type Services } from '@tallgrass/core'
import type { FastifyInstance } from 'fastify'
import { createVisitorCtx } from './request-ctx.ts'

/** All calls as an iCalendar file. Calendar programs ask for it without cookies: the token in the address opens it. */
export function addCalendar(app: FastifyInstance, services: Services): void {
  app.get('/api/calendar/:token/calls.ics', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    const parsed = calendarByToken.safeParse(request.params)
    if (!parsed.success) throw noSuchCalendar()
    const calendar = await getCalendar(createVisitorCtx(services, request), parsed.data)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calls.ics"')
      .send(calendar)
  })
}
