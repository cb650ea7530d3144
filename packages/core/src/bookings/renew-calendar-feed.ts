import type { NewCalendarFeed } from '@tallgrass/contracts'
import { replaceCalendarFeed } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { emit } from '../events/emit.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { calendarUrl } from './calendar-url.ts'

/** Replaces the caller's secret address of the calls: the old one stops at once. Throws CONFLICT without one. */
export async function renewCalendarFeed(ctx: AdminCtx): Promise<NewCalendarFeed> {
  const { token, tokenHash } = newSecretToken()
  return ctx.transaction(async (tx) => {
    const { id: userId } = ctx.user
    const feed = await replaceCalendarFeed(tx.db, { userId, tokenHash, createdAt: tx.now })
    if (!feed) throw new AppError('CONFLICT', 'Your address was turned off. Create one first.')
    audit(tx, { action: 'calendar-feed.renew', entity: 'user', entityId: userId })
    emit(tx, 'account.calendar_address', { userId, renewed: true })
    return { url: calendarUrl(ctx.settings, token), createdAt: feed.createdAt }
  })
}
