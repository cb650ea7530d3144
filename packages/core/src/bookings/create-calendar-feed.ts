import type { NewCalendarFeed } from '@tallgrass/contracts'
import { insertCalendarFeed } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { emit } from '../events/emit.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { calendarUrl } from './calendar-url.ts'

/**
 * Creates the caller's secret address of the calls. Only a hash of it is stored, as of every link that opens something,
 * so it is shown once. Throws CONFLICT if they have one, which must not end unasked.
 */
export async function createCalendarFeed(ctx: AdminCtx): Promise<NewCalendarFeed> {
  const { token, tokenHash } = newSecretToken()
  return ctx.transaction(async (tx) => {
    const { id: userId } = ctx.user
    const feed = await insertCalendarFeed(tx.db, { userId, tokenHash, createdAt: tx.now })
    if (!feed)
      throw new AppError('CONFLICT', 'You already have an address. To see one again, create a new address.')
    audit(tx, { action: 'calendar-feed.create', entity: 'user', entityId: userId })
    emit(tx, 'account.calendar_address', { userId, renewed: false })
    return { url: calendarUrl(ctx.settings, token), createdAt: feed.createdAt }
  })
}
