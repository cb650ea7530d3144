import type { ClientCalls } from '@tallgrass/contracts'
import { isEmailConfirmed, listCallsOf } from '@tallgrass/db'
import type { ClientCtx } from '../authorize.ts'
import { externalScheduler, prefilled } from './external-scheduler.ts'

const MAX_UPCOMING = 10
const MAX_PAST = 3

/** The client's own calls, and the page on which they book another. */
export async function listClientCalls({ clock, db, settings, user }: ClientCtx): Promise<ClientCalls> {
  const now = clock()
  const [upcoming, past, isConfirmed] = await Promise.all([
    listCallsOf(db, { clientId: user.id }, { show: 'upcoming', now, limit: MAX_UPCOMING }),
    listCallsOf(db, { clientId: user.id }, { show: 'past', now, limit: MAX_PAST }),
    isEmailConfirmed(db, user.id),
  ])
  const external = externalScheduler(settings)
  const bookUrl = external ? prefilled(external, user) : '/schedule'
  return { upcoming, past, isEmailConfirmed: isConfirmed, bookUrl }
}
