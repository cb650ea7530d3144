import { outboxMail } from '@tallgrass/adapters'
import { createSystemCtx, jobHandlers, type Services } from '@tallgrass/core'
import { markOldNotificationsRead } from '@tallgrass/db'
import { DAY_MS, type EventId } from '@tallgrass/domain'

const NEW_FOR_DAYS = 2

/**
 * Delivers the events of `work` when it is done, without a job for each and without mail. Everyone has read all but the
 * newest.
 */
export async function tellEveryone<T>(
  services: Services,
  work: (within: Services) => Promise<T>,
): Promise<T> {
  const eventIds: EventId[] = []
  const { jobs } = services
  const enqueue: typeof jobs.enqueue = async (trx, name, data, options) => {
    if (name === 'deliver-events' && 'eventIds' in data) eventIds.push(...data.eventIds)
    else await jobs.enqueue(trx, name, data, options)
  }
  const answer = await work({ ...services, jobs: { ...jobs, enqueue } })
  if (eventIds.length > 0) {
    const ctx = createSystemCtx({ ...services, mail: outboxMail })
    await jobHandlers['deliver-events'](ctx, { eventIds })
    await jobHandlers['delete-old-events'](ctx, {})
    await markOldNotificationsRead(ctx.db, new Date(services.clock().getTime() - NEW_FOR_DAYS * DAY_MS))
  }
  return answer
}
