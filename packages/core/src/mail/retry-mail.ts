import { findOutboxMail, requeueOutboxMail } from '@tallgrass/db'
import { AppError, type MailId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { ensureReleased } from '../providers/site-held.ts'
import { canOpen } from '../security/can-open.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { isWithheld } from './is-withheld.ts'

/** A message whose link was encrypted with keys that are lost. */
export const LOST_LINK =
  'This message cannot be sent: the keys that encrypted its link are lost. Send a new one in its place.'

/**
 * Queues a message that failed or was held.
 * Throws CONFLICT if it is neither, its link has expired, its keys are lost, its recipient has not confirmed the address,
 * or no mail server is configured, and SiteHeld.
 */
export async function retryMail(ctx: AdminCtx, { id }: { id: MailId }): Promise<{ ok: true }> {
  if (!ctx.mail.enabled) throw new AppError('CONFLICT', 'No mail server is configured')
  await ensureReleased(ctx.db)
  const mail = await findOutboxMail(ctx.db, id)
  if (!canOpen(ctx.sealer, mail?.sealedLink ?? null)) throw new AppError('CONFLICT', LOST_LINK)
  if (mail && (await isWithheld(ctx, mail)))
    throw new AppError('CONFLICT', `${mail.recipient} is not confirmed yet. The message goes out once it is.`)
  await ctx.transaction(async (tx) => {
    if (!(await requeueOutboxMail(tx.db, id, tx.now))) {
      throw new AppError('CONFLICT', 'This message cannot be retried, or its link has expired')
    }
    await tx.enqueue('send-mail', { mailId: id })
    await resolveWorkItems(tx, { kind: 'mail_failed', entityId: id }, 'The message was queued again.')
    audit(tx, { action: 'mail.retry', entity: 'mail', entityId: id })
  })
  return { ok: true }
}
