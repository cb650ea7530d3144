import {
  deleteQueuedMail,
  findOutboxMailStatus,
  finishOutboxMail,
  leaseOutboxMail,
  releaseOutboxMail,
  withholdOutboxMail,
} from '@tallgrass/db'
import { type MailId, type MailStatus, toInstant } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { type MailContent, MailRefused } from '../ports/mail.ts'
import { canOpen } from '../security/can-open.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { composeFrom } from './compose-from.ts'
import { dataWhenSent } from './data-when-sent.ts'
import { isWithheld, NOT_CONFIRMED } from './is-withheld.ts'
import { LOST_LINK } from './retry-mail.ts'

/** An attempt that takes longer counts as failed. */
const ATTEMPT_MS = 20_000

/**
 * Longer than any attempt, so that no two workers send one message; shorter than the retry of a lost worker's
 * job.
 */
const LEASE_MS = 25_000

/**
 * About seven hours with the queue’s back-off. After that, an administrator has to act. The database keeps messages with
 * unknown templates until then (migration 0078), because version 0.1.0 does not try again.
 */
const MAX_ATTEMPTS = 15

/** Callers of `sendNow` get an answer after this time, even if the mail server has not responded. */
const PATIENCE_MS = 2000

/**
 * Sends a queued message once; does nothing if it is no longer queued. Holds it back from an account whose address is not
 * confirmed, and deletes a reminder of what was done or cancelled since. Throws if it has to be retried.
 */
export async function sendMailJob(ctx: Ctx, { mailId }: { mailId: MailId }): Promise<void> {
  const now = ctx.clock()
  const mail = await leaseOutboxMail(ctx.db, mailId, { now, until: new Date(now.getTime() + LEASE_MS) })
  if (!mail) {
    if ((await findOutboxMailStatus(ctx.db, mailId)) !== 'queued') return
    throw new Error('Another process is sending this message')
  }
  if (mail.sealedLink === null) return fail(ctx, mailId, 'Its link has expired')
  if (!canOpen(ctx.sealer, mail.sealedLink)) return fail(ctx, mailId, LOST_LINK)
  const { attempts, sealedLink, template } = mail
  // During an upgrade, another process may know it.
  if (!ctx.mailTemplates.some(({ name }) => name === template))
    return retryLater(ctx, { attempts, id: mailId }, new Error(`Unknown mail template: ${template}`))
  if (await isWithheld(ctx, mail)) {
    await withholdOutboxMail(ctx.db, mailId, NOT_CONFIRMED)
    return
  }
  const data = await dataWhenSent(ctx, mail)
  if (data === undefined) return deleteQueuedMail(ctx.db, mailId)
  let content: MailContent
  try {
    content = composeFrom(ctx.mailTemplates, { template, data, link: ctx.sealer.open(sealedLink) })
  } catch (error) {
    // A retry would find the same data.
    return fail(ctx, mailId, reasonOf(error))
  }
  try {
    const messageId = toMessageId(mailId, ctx.settings.publicUrl)
    const message = { ...content, to: mail.recipient, messageId }
    const timeout = new AbortController()
    const sending = ctx.mail.send(message, { signal: timeout.signal, within: ATTEMPT_MS })
    await within(ATTEMPT_MS, sending).finally(() => timeout.abort())
  } catch (error) {
    if (error instanceof MailRefused) return fail(ctx, mailId, reasonOf(error))
    return retryLater(ctx, { attempts, id: mailId }, error)
  }
  await finishOutboxMail(ctx.db, mailId, { sentAt: ctx.clock() })
}

/** Throws the reason, so that the queue tries again; gives up after the last attempt. */
async function retryLater(
  ctx: Ctx,
  { attempts, id }: { attempts: number; id: MailId },
  cause: unknown,
): Promise<void> {
  const reason = reasonOf(cause)
  if (attempts >= MAX_ATTEMPTS) return fail(ctx, id, reason)
  await releaseOutboxMail(ctx.db, id, reason)
  throw cause
}

/** Tries to send right away. Returns true if the message went out; otherwise its job will send it. */
export async function sendNow(ctx: Ctx, mailId: MailId): Promise<boolean> {
  const sending = sendMailJob(ctx, { mailId }).then(
    async () => (await findOutboxMailStatus(ctx.db, mailId)) === 'sent',
    () => false,
  )
  return within(PATIENCE_MS, sending).catch(() => false)
}

/** Tries to send a message of the outbox right away, if there is a mail server. Returns its status. */
export async function sendAtOnce(ctx: Ctx, mailId: MailId): Promise<MailStatus> {
  if (ctx.mail.enabled) await sendNow(ctx, mailId)
  return (await findOutboxMailStatus(ctx.db, mailId)) ?? 'queued'
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function fail(ctx: Ctx, mailId: MailId, reason: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await finishOutboxMail(tx.db, mailId, { failed: reason, failedAt: tx.now }))) return
    await raiseWorkItem(tx, {
      kind: 'mail_failed',
      cause: `mail:${mailId}:${toInstant(tx.now)}`,
      detail: `This message could not be sent. Reason: ${reason}`,
      entity: 'mail',
      entityId: mailId,
    })
  })
}

/** Rejects if the promise takes longer. The work itself continues, and its result is ignored. */
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

/** The same for every attempt (RFC 5322, 3.6.4). */
function toMessageId(mailId: MailId, publicUrl: string): string {
  return `<${mailId}@${new URL(publicUrl).hostname}>`
}
