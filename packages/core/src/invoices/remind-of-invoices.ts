import { hours } from '@tallgrass/brand'
import {
  findInvoice,
  insertReminder,
  listOpenInvoicesDue,
  listRemindersOf,
  lockInvoiceRow,
} from '@tallgrass/db'
import { hourAt, remindedDueDates, reminderDueOn } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Ctx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { auditInvoice } from './audit-invoice.ts'
import { invoiceMails } from './invoice-mails.ts'
import { toInvoiceMail } from './to-invoice-mail.ts'

/** Nobody is reminded earlier in the day, by the clock of the business. */
const FIRST_HOUR = 9

const BATCH = 200

/** Sends the reminders of today that have not gone out. Each is a transaction of its own; one that fails holds up no other. */
export async function remindOfInvoices(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  if (hourAt(now, hours.timeZone) < FIRST_HOUR) return
  const today = businessDayAt(now)
  const failures: unknown[] = []
  let after: string | undefined
  for (;;) {
    const due = await listOpenInvoicesDue(ctx.db, { ...remindedDueDates(today), after, limit: BATCH })
    for (const { id, reminders, ...invoice } of due) {
      const sent = reminders.map(({ day }) => day)
      if (reminderDueOn({ ...invoice, sent }, today) === undefined) continue
      await remind(ctx, id, today).catch((error) => failures.push(error))
    }
    after = due.at(-1)?.id
    if (due.length < BATCH) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders could not be recorded')
}

/** Decides once more while nobody else changes the invoice: it may be paid, void or reminded of by now. */
async function remind(ctx: Ctx, id: string, today: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockInvoiceRow(tx.db, tx.everybody, id)
    if (locked?.status !== 'OPEN' || !locked.issueDate || !locked.dueDate) return
    const sent = (await listRemindersOf(tx.db, id)).map((reminder) => reminder.day)
    const day = reminderDueOn({ issueDate: locked.issueDate, dueDate: locked.dueDate, sent }, today)
    if (day === undefined) return
    if (!(await insertReminder(tx.db, { invoiceId: id, day, sentOn: today, createdAt: tx.now }))) return
    const invoice = await findInvoice(tx.db, tx.everybody, id)
    if (!invoice) return
    const mail = toInvoiceMail({ invoice, settings: ctx.settings, now: tx.now })
    await enqueueMail(tx, invoiceMails['invoice-reminder'], { ...mail, data: { ...mail.data, day } })
    auditInvoice(tx, invoice, { action: 'invoice.remind', after: { day } })
  })
}
