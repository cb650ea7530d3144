import { findLastEventAt, findPresence, findVisitorName } from '@tallgrass/db'
import { type ConversationId, isHere, type UserId } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

/** Further messages within this time are told with the first. */
const TOLD_MS = 300_000

/** Tells the administrator who has taken over that the visitor wrote, unless they have the conversation open. */
export async function tellPerson(
  { user }: Ctx,
  tx: Tx,
  { id, personId }: { id: ConversationId; personId: UserId | null },
): Promise<void> {
  if (!personId || isHere(await findPresence(tx.db, id, 'person'), tx.now)) return
  const toldAt = await findLastEventAt(tx.db, 'lead.writes_to_person', id)
  if (toldAt !== null && Date.parse(toldAt) >= tx.now.getTime() - TOLD_MS) return
  const name = user?.name ?? (await findVisitorName(tx.db, id)) ?? null
  emit(tx, 'lead.writes_to_person', { conversationId: id, userId: personId, name })
}
