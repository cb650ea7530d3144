import type { CalendarDate, InvoiceId, Money } from '@tallgrass/domain'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../database.ts'
import { orLast } from './sql.ts'

interface ReminderPeriod {
  /** Due dates, both inclusive. */
  from: CalendarDate
  to: CalendarDate
  /** The id of the last invoice in the previous batch. */
  after: InvoiceId | undefined
  limit: number
}

/** A batch of open invoices that are due between two dates, each with the reminders that were sent. */
export function listOpenInvoicesDue(db: Db, { after, from, limit, to }: ReminderPeriod) {
  const dueDate = orLast(sql.ref('dueDate'))
  const query = db
    .selectFrom('invoices')
    .select((eb) => [
      'id',
      'issueDate',
      'dueDate',
      jsonArrayFrom(
        eb
          .selectFrom('invoiceReminders as reminders')
          .select('reminders.day')
          .whereRef('reminders.invoiceId', '=', 'invoices.id'),
      ).as('reminders'),
    ])
    .where('status', '=', 'OPEN')
    .where('issueDate', 'is not', null)
    .where(dueDate, '>=', from)
    .where(dueDate, '<=', to)
    .$narrowType<{ issueDate: CalendarDate; dueDate: CalendarDate }>()
  return (after ? query.where('id', '>', after) : query).orderBy('id').limit(limit).execute()
}

/** True if an invoice is still open, with that amount and due date. */
export async function isInvoiceOpen(
  db: Db,
  { amount, dueDate, number }: { number: string; amount: Money; dueDate: CalendarDate },
): Promise<boolean> {
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('number', '=', number)
    .where('status', '=', 'OPEN')
    .where('amount', '=', amount)
    .where('dueDate', '=', dueDate)
    .executeTakeFirst()
  return invoice !== undefined
}

/** In the order they were sent. */
export function listRemindersOf(db: Db, invoiceId: InvoiceId) {
  return db
    .selectFrom('invoiceReminders')
    .select(['day', 'sentOn'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('sentOn')
    .execute()
}

/** Returns false if this reminder was already sent, or another one on the same day. */
export async function insertReminder(
  db: Db,
  reminder: { invoiceId: InvoiceId; day: number; sentOn: CalendarDate; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('invoiceReminders')
    .values(reminder)
    .onConflict((on) => on.doNothing())
    .returning('invoiceId')
    .executeTakeFirst()
  return row !== undefined
}
