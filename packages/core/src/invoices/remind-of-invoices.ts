import { hours } from '@tallgrass/brand'
import { listOpenInvoicesDue, listRemindersOf, lockInvoiceRow } from '@tallgrass/db'
import { type CalendarDate, hourAt, type InvoiceId, remindedDueDates, reminderDueOn } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Ctx } from '../ctx.ts'
import { addReminder } from './add-reminder.ts'

/** No reminders go out before this hour, in the business's time zone. */
const FIRST_HOUR = 9

const BATCH = 200

/** Sends today's outstanding reminders, but not early in the morning. */
export async function remindOfInvoices(ctx: Ctx): Promise<void> {
  if (hourAt(ctx.clock(), hours.timeZone) >= FIRST_HOUR) await remindOfDueInvoices(ctx)
}

/**
 * Sends today's outstanding reminders, at any hour. Each has its own transaction, so that one failure does not
 * stop the others.
 */
export async function remindOfDueInvoices(ctx: Ctx): Promise<void> {
  const today = businessDayAt(ctx.clock())
  const failures: unknown[] = []
  for await (const id of invoicesToRemindOf(ctx, today))
    await remind(ctx, id, today).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders could not be recorded')
}

/** The invoices with a reminder that is due on a day and was not sent. */
export async function* invoicesToRemindOf({ db }: Ctx, day: CalendarDate): AsyncGenerator<InvoiceId> {
  let after: InvoiceId | undefined
  for (;;) {
    const due = await listOpenInvoicesDue(db, { ...remindedDueDates(day), after, limit: BATCH })
    for (const { id, reminders, ...invoice } of due) {
      const sent = reminders.map((reminder) => reminder.day)
      if (reminderDueOn({ ...invoice, sent }, day) !== undefined) yield id
    }
    after = due.at(-1)?.id
    if (due.length < BATCH) return
  }
}

/**
 * Checks again under a lock, because the invoice may have been paid, voided or reminded of in the meantime.
 */
async function remind(ctx: Ctx, id: InvoiceId, today: CalendarDate): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockInvoiceRow(tx.db, tx.everybody, id)
    if (locked?.status !== 'OPEN' || !locked.issueDate || !locked.dueDate) return
    const sent = (await listRemindersOf(tx.db, id)).map((reminder) => reminder.day)
    const day = reminderDueOn({ issueDate: locked.issueDate, dueDate: locked.dueDate, sent }, today)
    if (day === undefined) return
    await addReminder(tx, { invoice: locked, day, text: day, settings: ctx.settings })
  })
}
