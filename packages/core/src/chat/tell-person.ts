import {
  findLastEventAt,
  findPresence,
  findVisitorName,
  isAdministratorThere,
  updateChatSession,
} from '@tallgrass/db'
import {
  type ConversationId,
  type Instant,
  isHere,
  PERSON_TTL,
  personIsHere,
  type UserId,
} from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { emitAsksForPerson } from './ask-for-person.ts'

/** Further messages within this time are told with the first. */
const TOLD_MS = 300_000

interface TakenConversation {
  id: ConversationId
  personId: UserId | null
  waitingSince: Instant | null
}

/**
 * Tells the administrator who has taken over that the visitor wrote, unless they have the conversation open. While they are
 * away, the visitor waits for any of the administrators, who are all told, once.
 */
export async function tellPerson(
  ctx: Ctx,
  tx: Tx,
  { id, personId, waitingSince }: TakenConversation,
): Promise<void> {
  if (!personId || waitingSince) return
  const presence = await findPresence(tx.db, id, 'person')
  if (isHere(presence, tx.now)) return
  const isNear = () => isAdministratorThere(tx.db, tx.now, { id: personId, within: PERSON_TTL })
  const isAway = !(personIsHere(presence, tx.now) || (await isNear()))
  if (isAway) {
    await updateChatSession(tx.db, id, { waitingSince: tx.now })
    return emitAsksForPerson(ctx, tx, id)
  }
  const toldAt = await findLastEventAt(tx.db, 'lead.writes_to_person', id)
  if (toldAt !== null && Date.parse(toldAt) >= tx.now.getTime() - TOLD_MS) return
  const name = ctx.user?.name ?? (await findVisitorName(tx.db, id)) ?? null
  emit(tx, 'lead.writes_to_person', { conversationId: id, userId: personId, name })
}
