import { randomUUID } from 'node:crypto'
import { insertChatSession, updateChatSession } from '@tallgrass/db'
import { CHAT_SESSION_TTL } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { newSecretToken } from '../security/secret-token.ts'
import { findConversation } from './find-conversation.ts'

interface OpenConversation {
  /** Cannot be guessed, and is of use only together with what the browser holds. */
  id: string
  /** Gives a new one to the browser; for after the transaction. */
  handOver(): void
}

/** The conversation of this browser, begun if there is none; `audited`: unless the caller's own row says so. */
export async function openConversation(ctx: Ctx, tx: Tx, { audited = true } = {}): Promise<OpenConversation> {
  const known = await findConversation(ctx, tx.db)
  const userId = ctx.user?.id ?? null
  if (known) {
    if (userId && !known.userId) await updateChatSession(tx.db, known.id, { userId })
    return { id: known.id, handOver() {} }
  }
  const { token, tokenHash } = newSecretToken()
  const id = randomUUID()
  await insertChatSession(tx.db, { id, userId, tokenHash, createdAt: tx.now })
  if (audited) audit(tx, { action: 'conversation.begin', entity: 'conversation', entityId: id })
  const ends = new Date(tx.now.getTime() + CHAT_SESSION_TTL * 1000)
  return { id, handOver: () => ctx.conversation.issue(token, ends) }
}
