import type { Released, ReleaseInput } from '@tallgrass/contracts'
import { endMailsBefore, findHold, holdMailsDueBefore, releaseRestores } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx } from '../authorize.ts'
import { remindOfCalls } from '../bookings/remind-of-calls.ts'
import type { WholeCtx } from '../ctx.ts'
import { remindOfDueInvoices } from '../invoices/remind-of-invoices.ts'
import { mailWeek } from '../notifications/mail-week.ts'
import { reconcileCheckouts } from '../payments/reconcile-checkouts.ts'
import { refuseWhenUnreachable } from '../providers/refuse-when-unreachable.ts'
import { remindOfDueDocuments } from '../signing/process-due-documents.ts'
import { remindOfDueTasks } from '../tasks/remind-of-tasks.ts'
import { ensureChecked } from './ensure-checked.ts'

const UNREACHABLE =
  'The payment provider cannot be reached, so open card payments could not be checked. The site stays held. Please try again.'

/**
 * Ends the hold after a restore: settles open card payments by their state at the provider, keeps the messages that
 * were due before in the outbox, mails no reminder that was, and lets jobs, mail and provider calls go. Throws CONFLICT if
 * the site is not held, INVALID if payments could not be checked and no one confirmed that, or NOT_READY; then it
 * stays held.
 */
export async function releaseSite(ctx: AdminCtx, { leaveUnchecked }: ReleaseInput): Promise<Released> {
  const hold = await findHold(ctx.db)
  if (!hold) throw notHeld()
  const { settled: settledPayments, unchecked } = await refuseWhenUnreachable(UNREACHABLE, () =>
    reconcileCheckouts({ ...ctx, payments: ctx.paymentsForRelease() }),
  )
  if (!leaveUnchecked) ensureChecked(unchecked)
  const failedReminders = await holdDueReminders(ctx)
  const restoredAt = new Date(hold.restoredAt)
  return ctx.transaction(async (tx) => {
    const release = { releasedAt: tx.now, releasedBy: ctx.user.id }
    if (!(await releaseRestores(tx.db, release))) throw notHeld()
    const heldMails = await holdMailsDueBefore(tx.db, restoredAt)
    await endMailsBefore(tx.db, restoredAt)
    audit(tx, {
      action: 'restore.release',
      entity: 'restore',
      entityId: hold.id,
      after: {
        settledPayments,
        uncheckedPayments: unchecked.map(({ number, title }) => number ?? title).join(', ') || null,
        heldMails,
        failedReminders,
        backup: hold.backupName,
      },
    })
    return { settledPayments, heldMails }
  })
}

function notHeld(): AppError {
  return new AppError('CONFLICT', 'This site is not held. Reload the page.')
}

/**
 * Records the reminders that are due, without mailing them: those with a message of their own are in the outbox, to be
 * sent by hand; the bell shows the others. The figures of the week count as sent. Returns the number of failures, such as
 * a link that lost keys cannot open: they do not keep the site held.
 */
async function holdDueReminders(ctx: WholeCtx): Promise<number> {
  const holding: WholeCtx = {
    ...ctx,
    transaction: (work) => ctx.transaction((tx) => work({ ...tx, mailEnabled: false })),
  }
  let failed = 0
  for (const remind of [remindOfDueInvoices, remindOfDueDocuments, remindOfCalls, remindOfDueTasks, mailWeek])
    await remind(holding).catch((error: unknown) => {
      if (!(error instanceof AggregateError)) throw error
      failed += error.errors.length
    })
  return failed
}
