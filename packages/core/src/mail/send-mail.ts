import { findOutboxMailStatus, finishOutboxMail, leaseOutboxMail, releaseOutboxMail } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { type MailContent, MailRefused } from '../ports/mail.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { composeFrom } from './compose-from.ts'

/** A try that takes longer counts as failed. */
const TRY_MS = 20_000

/** Longer than any try, so that two senders never hold one message; over when the job of a lost worker comes back. */
const LEASE_MS = 25_000

/** With the queue's back-off about seven hours; then it is an administrator's turn. */
const MAX_TRIES = 15

/** After this long an answer is given even if the mail server has not answered. */
const PATIENCE_MS = 2000

/** Sends a queued message once; one that is settled already is left alone. Throws when another try is needed. */
export async function sendMailJob(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const now = ctx.clock()
  const mail = await leaseOutboxMail(ctx.db, mailId, { now, until: new Date(now.getTime() + LEASE_MS) })
  if (!mail) {
    if ((await findOutboxMailStatus(ctx.db, mailId)) !== 'queued') return
    throw new Error('Another process is sending this message')
  }
  if (mail.sealedLink === null) return fail(ctx, mailId, 'Its link has expired')
  let content: MailContent
  try {
    const { data, sealedLink, template } = mail
    content = composeFrom(ctx.mailTemplates, { template, data, link: ctx.sealer.open(sealedLink) })
  } catch (error) {
    // Another try would find the same data.
    return fail(ctx, mailId, reasonOf(error))
  }
  try {
    const messageId = toMessageId(mailId, ctx.settings.publicUrl)
    const message = { ...content, to: mail.recipient, messageId }
    const over = new AbortController()
    const sending = ctx.mail.send(message, { signal: over.signal, within: TRY_MS })
    await within(TRY_MS, sending).finally(() => over.abort())
  } catch (error) {
    const reason = reasonOf(error)
    if (error instanceof MailRefused || mail.attempts >= MAX_TRIES) return fail(ctx, mailId, reason)
    await releaseOutboxMail(ctx.db, mailId, reason)
    throw error
  }
  await finishOutboxMail(ctx.db, mailId, { sentAt: ctx.clock() })
}

/** Tries to send at once, for an answer that tells whether it went out. The job does what is left undone. */
export async function sendNow(ctx: Ctx, mailId: string): Promise<boolean> {
  const sending = sendMailJob(ctx, { mailId }).then(
    async () => (await findOutboxMailStatus(ctx.db, mailId)) === 'sent',
    () => false,
  )
  return within(PATIENCE_MS, sending).catch(() => false)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function fail(ctx: Ctx, mailId: string, reason: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await finishOutboxMail(tx.db, mailId, { failed: reason, failedAt: tx.now }))) return
    await raiseWorkItem(tx, {
      kind: 'mail_failed',
      cause: `mail:${mailId}:${tx.now.toISOString()}`,
      detail: `It was given up. The reason: ${reason}`,
      entity: 'mail',
      entityId: mailId,
    })
  })
}

/** What the promise answers, or an error when it takes longer; it goes on then, and nobody listens. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => limit.reject(new Error('The mail server took too long to respond')),
    milliseconds,
  )
  try {
    return await Promise.race([promise, limit.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The same at every try (RFC 5322, 3.6.4). */
function toMessageId(mailId: string, publicUrl: string): string {
  return `<${mailId}@${new URL(publicUrl).hostname}>`
}
