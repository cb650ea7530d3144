import type { ResumeChatInput } from '@tallgrass/contracts'
import { findConversationOfToken, insertChatToken } from '@tallgrass/db'
import { AppError, CHAT_SESSION_TTL, type ConversationId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { hashToken, newSecretToken } from '../security/secret-token.ts'

const INVALID_LINK = 'This link has expired or is not valid. Open the chat to ask us again.'
const OTHER_ACCOUNT = 'This conversation belongs to another account. Sign out and open the link again.'

/**
 * Opens the conversation of a mailed link in this browser; other browsers keep it. Throws NOT_FOUND for a link that is
 * unknown or has expired, and CONFLICT if someone else than its client is signed in.
 */
export async function resumeChat(
  ctx: Ctx,
  { token: linkToken }: ResumeChatInput,
): Promise<{ sessionId: ConversationId }> {
  await ctx.limits.take('chatLink', ctx.origin.ip ?? 'local')
  const { expiresAt, sessionId, token } = await ctx.transaction(async (tx) => {
    const { db, now } = tx
    const found = await findConversationOfToken(db, { tokenHash: hashToken(linkToken), kind: 'link', now })
    const end = new Date(Date.parse(found?.createdAt ?? '') + CHAT_SESSION_TTL * 1000)
    if (!found || end <= now) throw new AppError('NOT_FOUND', INVALID_LINK)
    if (ctx.user && found.userId && found.userId !== ctx.user.id)
      throw new AppError('CONFLICT', OTHER_ACCOUNT)
    const browser = newSecretToken()
    await insertChatToken(db, {
      tokenHash: browser.tokenHash,
      sessionId: found.id,
      kind: 'browser',
      createdAt: now,
      expiresAt: end,
    })
    audit(tx, { action: 'conversation.resume', entity: 'conversation', entityId: found.id })
    return { sessionId: found.id, token: browser.token, expiresAt: end }
  })
  ctx.conversation.issue(token, expiresAt)
  return { sessionId }
}
