import type { HeldWork } from '@tallgrass/contracts'
import { findHold, findInvoice, listActiveCheckouts, listMailsDueBefore } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import { invoicesToRemindOf } from '../invoices/remind-of-invoices.ts'
import { previewMail } from '../mail/list-outbox.ts'
import { listTitlesDue } from '../signing/process-due-documents.ts'

/** Of each kind. */
const MAX_LISTED = 100

/** What waits while the site is held; null if it is not. */
export async function listHeldWork(ctx: AdminCtx): Promise<HeldWork | null> {
  const hold = await findHold(ctx.db)
  if (!hold) return null
  const mails = await listMailsDueBefore(ctx.db, { before: hold.restoredAt, limit: MAX_LISTED })
  const checkouts = await listActiveCheckouts(ctx.db)
  return {
    mails: {
      total: mails.total,
      items: mails.items.map(({ data, template, ...mail }) => ({
        ...mail,
        subject: previewMail(ctx, { template, data }).subject,
      })),
    },
    ...(await listReminders(ctx)),
    payments: checkouts.map(({ amount, createdAt, currency, id, invoiceId, number, provider, title }) => ({
      id,
      invoiceId,
      number,
      title,
      amount,
      currency,
      provider,
      startedAt: createdAt,
    })),
    jobs: await ctx.jobs.countWaiting(),
  }
}

async function listReminders(ctx: AdminCtx): Promise<Pick<HeldWork, 'reminders' | 'remindersTotal'>> {
  const reminders: HeldWork['reminders'] = []
  let remindersTotal = 0
  for await (const id of invoicesToRemindOf(ctx, businessDayAt(ctx.clock()))) {
    remindersTotal += 1
    const invoice = reminders.length < MAX_LISTED && (await findInvoice(ctx.db, ctx.scope, id))
    if (invoice) reminders.push({ id, about: 'invoice', title: `${invoice.number} ${invoice.title}` })
  }
  for await (const { id, title } of listTitlesDue(ctx)) {
    remindersTotal += 1
    if (reminders.length < MAX_LISTED) reminders.push({ id, about: 'document', title })
  }
  return { reminders, remindersTotal }
}
