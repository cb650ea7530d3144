import {
  findAnswerAddress,
  findLockedChatSession,
  findPresence,
  insertChatToken,
  listAnswersAfter,
  updateChatSession,
} from '@tallgrass/db'
import {
  ANSWER_MAIL_PAUSE,
  CHAT_LINK_DAYS,
  type ConversationId,
  DAY_MS,
  firstNameOf,
  type Instant,
} from '@tallgrass/domain'
import { chatMails } from '../chat/chat-mails.ts'
import type { Tx, WholeCtx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { yourDataLink } from '../mail/your-data-link.ts'
import type { JobData } from '../ports/job-queue.ts'
import { newSecretToken } from '../security/secret-token.ts'

/**
 * Mails the answers that the visitor was not there to read, in one message. Safe to run again: what was mailed is not
 * mailed twice, and a deleted conversation has no address.
 */
export async function mailChatAnswers(
  ctx: WholeCtx,
  { conversationId: id }: JobData['mail-chat-answers'],
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const conversation = await findLockedChatSession(tx.db, id)
    const to = conversation && (await findAnswerAddress(tx.db, id))
    if (!to) return
    const { answersMailedAt } = conversation
    const seenAt = (await findPresence(tx.db, id, 'visitor'))?.seenAt ?? null
    const answers = await listAnswersAfter(tx.db, id, [answersMailedAt, seenAt])
    const last = answers.at(-1)
    if (!last) return
    const wait = secondsToWait(answersMailedAt, tx.now)
    if (wait > 0) return tx.enqueue('mail-chat-answers', { conversationId: id }, { delay: wait })
    const { expiresAt, token } = await addLink(tx, id)
    await enqueueMail(tx, chatMails['chat-answer'], {
      to: to.email,
      data: {
        name: to.name,
        person: firstNameOf(last.author),
        answers: answers.map(({ content }) => content),
      },
      link: `${ctx.settings.publicUrl}/chat/${token}`,
      yourDataLink: yourDataLink(tx, ctx.settings, to.email),
      linkExpiresAt: expiresAt,
    })
    await updateChatSession(tx.db, id, { answersMailedAt: tx.now })
  })
}

/** A mail from far in the future was sent while the clock was ahead. */
function secondsToWait(mailedAt: Instant | null, now: Date): number {
  if (mailedAt === null) return 0
  const left = ANSWER_MAIL_PAUSE - Math.floor((now.getTime() - Date.parse(mailedAt)) / 1000)
  return Math.min(left, ANSWER_MAIL_PAUSE)
}

async function addLink(tx: Tx, sessionId: ConversationId) {
  const { token, tokenHash } = newSecretToken()
  const expiresAt = new Date(tx.now.getTime() + CHAT_LINK_DAYS * DAY_MS)
  await insertChatToken(tx.db, { tokenHash, sessionId, kind: 'link', createdAt: tx.now, expiresAt })
  return { token, expiresAt }
}
