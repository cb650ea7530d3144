import { findLastEventAt, findVisitorName } from '@tallgrass/db'
import type { ConversationId } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

/** Someone who asks again within this time is already known to wait. */
const ASKED_MS = 3_600_000

/** Tells administrators that someone wants to talk to a person. The caller has locked the conversation. */
export async function emitAsksForPerson({ user }: Ctx, tx: Tx, id: ConversationId): Promise<void> {
  if (user?.role === 'ADMIN') return
  const askedAt = await findLastEventAt(tx.db, 'lead.asks_for_person', id)
  if (askedAt !== null && Date.parse(askedAt) >= tx.now.getTime() - ASKED_MS) return
  const name = user?.name ?? (await findVisitorName(tx.db, id)) ?? null
  emit(tx, 'lead.asks_for_person', { conversationId: id, name, isClient: user !== null })
}
