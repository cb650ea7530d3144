import { findLastEventAt, findVisitorName, updateChatSession } from '@tallgrass/db'
import { type ConversationId, type ConversationStatus, conversationFlow } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

/** Someone who asks again within this time is already known to wait. */
const ASKED_MS = 3_600_000

/**
 * Lets a visitor wait for a person, and tells administrators, except of one of theirs who tries the assistant. The caller
 * has locked the conversation. Returns its state.
 */
export async function askForPerson(
  { user }: Ctx,
  tx: Tx,
  { id, state }: { id: ConversationId; state: ConversationStatus },
): Promise<ConversationStatus> {
  if (user?.role === 'ADMIN') return state
  await emitAsksForPerson(tx, id, user)
  if (!conversationFlow.can(state, 'ask')) return state
  const waiting = conversationFlow.next(state, 'ask')
  await updateChatSession(tx.db, id, {
    state: waiting,
    waitingSince: tx.now,
    handledAt: null,
    handledBy: null,
  })
  return waiting
}

async function emitAsksForPerson(tx: Tx, id: ConversationId, user: Ctx['user']): Promise<void> {
  const askedAt = await findLastEventAt(tx.db, 'lead.asks_for_person', id)
  if (askedAt !== null && Date.parse(askedAt) >= tx.now.getTime() - ASKED_MS) return
  const name = user?.name ?? (await findVisitorName(tx.db, id)) ?? null
  emit(tx, 'lead.asks_for_person', { conversationId: id, name, isClient: user !== null })
}
