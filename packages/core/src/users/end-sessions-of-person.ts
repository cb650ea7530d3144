import type { EndSessionOfInput, PersonInput } from '@tallgrass/contracts/account'
import { deleteOtherSessionsOf, deleteSessionOf } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { emit } from '../events/emit.ts'
import { deviceInWords } from '../sessions/device-in-words.ts'
import { lockAnother } from './lock-another.ts'

/** Signs someone else out on one device, and tells them. Throws NOT_FOUND, or CONFLICT for the caller. */
export async function endSessionOfPerson(
  ctx: AdminCtx,
  { id, sessionId }: EndSessionOfInput,
): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const { role } = await lockAnother(ctx, tx, id)
    const ended = await deleteSessionOf(tx.db, { id: sessionId, userId: id })
    if (!ended) throw noSuch('Session')
    audit(tx, { action: 'user.end-session', entity: 'user', entityId: id, after: { sessionId } })
    emit(tx, 'account.sessions_ended', { userId: id, role, device: deviceInWords(ended.userAgent) })
  })
  return { ok: true }
}

/** Signs someone else out on all devices, and tells them. Throws NOT_FOUND, or CONFLICT for the caller. */
export async function endSessionsOfPerson(ctx: AdminCtx, { id }: PersonInput): Promise<{ ended: number }> {
  return ctx.transaction(async (tx) => {
    const { role } = await lockAnother(ctx, tx, id)
    const { length: ended } = await deleteOtherSessionsOf(tx.db, { id: null, userId: id })
    if (ended > 0) {
      audit(tx, { action: 'user.end-sessions', entity: 'user', entityId: id, after: { ended } })
      emit(tx, 'account.sessions_ended', { userId: id, role, device: null })
    }
    return { ended }
  })
}
