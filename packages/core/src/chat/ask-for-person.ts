import { findLastEventAt, findVisitorName, updateChatSession } from '@tallgrass/db'
import { type ConversationId, type ConversationStatus, conversationFlow } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

/** Who waits already and asks again is told of once in this time. */
const ASKED_MS = 3_600_000

/**
 * Lets a visitor wait for a person, and tells administrators, except of one of theirs who tries the assistant. The caller
 * has locked the conversation. Returns its state.
 */
export async function askForPerson(
  ctx: Ctx,
  tx: Tx,
  { id, state }: { id: ConversationId; state: ConversationStatus },
): Promise<ConversationStatus> {
  if (ctx.user?.role === 'ADMIN') return state
  if (!conversationFlow.can(state, 'ask')) {
    if (state === 'waiting' && !(await wasToldLately(tx, id))) await emitAsksForPerson(ctx, tx, id)
    return state
  }
  await emitAsksForPerson(ctx, tx, id)
  const waiting = conversationFlow.next(state, 'ask')
  await updateChatSession(tx.db, id, {
    state: waiting,
    waitingSince: tx.now,
    handledAt: null,
    handledBy: null,
  })
  return waiting
}

async function wasToldLately(tx: Tx, id: ConversationId): Promise<boolean> {
  const toldAt = await findLastEventAt(tx.db, 'lead.asks_for_person', id)
  return toldAt !== null && Date.parse(toldAt) >= tx.now.getTime() - ASKED_MS
}

/** Tells all administrators that the visitor needs one of them. */
export async function emitAsksForPerson({ user }: Ctx, tx: Tx, id: ConversationId): Promise<void> {
  const name = user?.name ?? (await findVisitorName(tx.db, id)) ?? null
  emit(tx, 'lead.asks_for_person', { conversationId: id, name, isClient: user !== null })
}
