import type { InvoiceRow } from '@tallgrass/db'
import type { MailId } from '@tallgrass/domain'
import { inviteInMail } from '../contacts/invite-in-mail.ts'
import type { Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { EnqueueOptions } from '../ports/job-queue.ts'
import type { Settings } from '../settings.ts'
import { invoiceMails } from './invoice-mails.ts'
import { type Payer, toInvoiceMail } from './to-invoice-mail.ts'

/** Mails an issued invoice to the one who pays, and invites them in the same message if they have no account yet. */
export async function enqueueInvoiceMail(
  tx: Tx,
  { invoice, payer, settings }: { invoice: InvoiceRow; payer: Payer; settings: Settings },
  options: EnqueueOptions,
): Promise<{ mailId: MailId; recipient: string }> {
  const { data, ...mail } = toInvoiceMail({ invoice, payer, settings, now: tx.now })
  const { invitationLink, invitedUntil } = await inviteInMail(settings, tx, payer.id)
  const message = { ...mail, invitationLink, data: { ...data, invitedUntil } }
  const mailId = await enqueueMail(tx, invoiceMails['invoice-issued'], message, options)
  return { mailId, recipient: mail.to }
}
