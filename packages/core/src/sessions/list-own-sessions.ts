import { isViewing } from '@tallgrass/contracts'
import type { OwnSession } from '@tallgrass/contracts/account'
import { noSuch } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'
import { listOpenSessions } from './list-open-sessions.ts'

/**
 * Where the caller is signed in: here first, then the last used first. Throws NOT_FOUND for an administrator who sees the
 * portal as a contact does: they look at people in their own office.
 */
export async function listOwnSessions(ctx: UserCtx): Promise<OwnSession[]> {
  if (isViewing(ctx)) throw noSuch('Session')
  const sessions = await listOpenSessions(ctx, ctx.user)
  return sessions
    .map((session) => ({ ...session, isCurrent: session.id === ctx.user.sessionId }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
