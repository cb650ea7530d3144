import { bookingByToken } from '@tallgrass/contracts'
import { getCallFile, type Services } from '@tallgrass/core'
import { noSuch } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'

/** A booked call as an iCalendar file. */
export function addCallFiles(app: FastifyInstance, services: Services): void {
  app.get('/api/bookings/:token/calendar.ics', async (request, reply) => {
    const parsed = bookingByToken.safeParse(request.params)
    if (!parsed.success) throw noSuch('Booking')
    const file = await getCallFile(await createRequestCtx(services, request, reply), parsed.data)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="call.ics"')
      .header('referrer-policy', 'no-referrer')
      .send(file)
  })
}
