import { isViewing, type LiveInput } from '@tallgrass/contracts'
import { findSessionByToken } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { NumberedMessage } from '../changes/change-stream.ts'
import { hashToken } from '../security/secret-token.ts'

/**
 * Names what changes, of what the caller may see, until their session or their rights end. Throws INVALID for a view of
 * another's portal; RATE_LIMITED for too many streams of one session.
 */
export async function* followChanges(
  ctx: PortalCtx,
  { age = 0, lastEventId }: LiveInput,
  signal: AbortSignal | undefined,
): AsyncGenerator<NumberedMessage, void> {
  if (isViewing(ctx)) throw new AppError('INVALID', 'What others see is not followed live')
  const session = ctx.session.token
    ? await findSessionByToken(ctx.db, hashToken(ctx.session.token))
    : undefined
  if (!session) throw new AppError('UNAUTHENTICATED', 'Please sign in first')
  const { id: userId, organizationId, sessionId } = session
  const since = lastEventId ? { lastEventId } : { age }
  yield* ctx.changes.follow({ userId, organizationId, sessionId }, since, signal)
}
