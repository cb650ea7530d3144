import { isViewing, type LiveInput } from '@tallgrass/contracts'
import { findSessionByToken } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { NumberedMessage, SignedInReader } from '../changes/change-stream.ts'
import { hashToken } from '../security/secret-token.ts'

/**
 * Names what changes, of what the caller may see, until their session, their key or their rights end. Throws INVALID for a
 * view of another's portal; RATE_LIMITED for too many streams of one session or key.
 */
export async function* followChanges(
  ctx: PortalCtx,
  { age = 0, lastEventId }: LiveInput,
  signal: AbortSignal | undefined,
): AsyncGenerator<NumberedMessage, void> {
  if (isViewing(ctx)) throw new AppError('INVALID', 'What others see is not followed live')
  const reader = await readerOf(ctx)
  const since = lastEventId ? { lastEventId } : { age }
  yield* ctx.changes.follow(reader, since, signal)
}

async function readerOf({ db, key, session, user }: PortalCtx): Promise<SignedInReader> {
  if (key) return { userId: user.id, organizationId: user.organizationId, sessionId: key.id }
  const found = session.token ? await findSessionByToken(db, hashToken(session.token)) : undefined
  if (!found) throw new AppError('UNAUTHENTICATED', 'Please sign in first')
  const { id: userId, organizationId, sessionId } = found
  return { userId, organizationId, sessionId }
}
