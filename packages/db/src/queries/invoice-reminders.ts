import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../database.ts'
import { orLast } from './sql.ts'

interface ReminderPeriod {
  /** Dates, both included. */
  from: string
  to: string
  /** The last of the batch before. */
  after: string | undefined
  limit: number
}

/** Open invoices that are due between two days, each with the reminders that went out, a batch at a time. */
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
    .$narrowType<{ issueDate: string; dueDate: string }>()
  return (after ? query.where('id', '>', after) : query).orderBy('id').limit(limit).execute()
}

/** In the order in which they went out. */
export function listRemindersOf(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoiceReminders')
    .select(['day', 'sentOn'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('sentOn')
    .execute()
}

/** Answers false when this reminder went out already, or another one on this day. */
export async function insertReminder(
  db: Db,
  reminder: { invoiceId: string; day: number; sentOn: string; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('invoiceReminders')
    .values(reminder)
    .onConflict((on) => on.doNothing())
    .returning('invoiceId')
    .executeTakeFirst()
  return row !== undefined
}
