import type { InvoiceMail } from '@tallgrass/contracts'
import { AppError, daysBetween, ensureMailable, type InvoiceId, reminderTextOn } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import { SENT_BY_CALLER } from '../mail/enqueue-mail.ts'
import { sendAtOnce } from '../mail/send-mail.ts'
import { addReminder } from './add-reminder.ts'
import { lockInvoice } from './lock-invoice.ts'

const REMINDED =
  'The client was already reminded of this invoice today. You can send another reminder tomorrow.'

/**
 * Reminds the client of an open invoice now, whatever the schedule says, and returns the status of the message.
 * Throws NOT_FOUND; CONFLICT unless the invoice is open, and if the client was already reminded today.
 */
export async function remindOfInvoice(ctx: AdminCtx, { id }: { id: InvoiceId }): Promise<InvoiceMail> {
  const mailId = await ctx.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, ctx.scope, { id })
    ensureMailable(invoice.status)
    const today = businessDayAt(tx.now)
    const dueDate = invoice.dueDate ?? today
    const sent = await addReminder(tx, {
      invoice,
      day: daysBetween(dueDate, today),
      text: reminderTextOn(dueDate, today),
      settings: ctx.settings,
      sending: SENT_BY_CALLER,
    })
    if (!sent) throw new AppError('CONFLICT', REMINDED)
    return sent
  })
  return { email: await sendAtOnce(ctx, mailId) }
}
