import { mailPasswordReset } from '../accounts/mail-password-reset.ts'
import { archiveAuditSegmentsJob } from '../audit/archive-audit-segments.ts'
import { sealAuditSegments } from '../audit/seal-audit-segments.ts'
import { checkBackups } from '../backups/check-backups.ts'
import { makeBackupJob } from '../backups/make-backup-job.ts'
import { remindOfCalls } from '../bookings/remind-of-calls.ts'
import { mailChatAnswers } from '../conversations/mail-chat-answers.ts'
import type { WholeCtx } from '../ctx.ts'
import { sealDocumentJob } from '../documents/seal-document.ts'
import { deleteOrphanedContents } from '../files/delete-orphaned-contents.ts'
import { deleteStaleFiles } from '../files/delete-stale-files.ts'
import { makeFilePreview } from '../files/make-file-preview.ts'
import { inviteContactJob } from '../invitations/invite-contact-job.ts'
import { remindOfInvoices } from '../invoices/remind-of-invoices.ts'
import { deleteEndedLimits } from '../limits/delete-ended-limits.ts'
import { eraseEndedLinks } from '../mail/erase-ended-links.ts'
import { sendMailJob } from '../mail/send-mail.ts'
import { applyRetention } from '../my-data/apply-retention.ts'
import { deleteEndedExports } from '../my-data/delete-ended-exports.ts'
import { erasePeople } from '../my-data/erase-people.ts'
import { makeDataExport } from '../my-data/make-data-export.ts'
import { deleteOldEvents } from '../notifications/delete-old-events.ts'
import { deliverEvents } from '../notifications/deliver-events.ts'
import { mailNotifications } from '../notifications/mail-notifications.ts'
import { mailWeek } from '../notifications/mail-week.ts'
import { closeAbandonedCheckouts } from '../payments/close-abandoned-checkouts.ts'
import { closeCheckoutsJob } from '../payments/close-attempt.ts'
import { settleRefundJob } from '../payments/request-refund.ts'
import { settlePaymentNotice } from '../payments/settle-payment-notice.ts'
import type { JobData, JobName } from '../ports/job-queue.ts'
import { deleteEndedSessions } from '../sessions/delete-ended-sessions.ts'
import { mailSignInLink } from '../sign-in-links/mail-sign-in-link.ts'
import { extendDocumentJob } from '../signing/extend-document.ts'
import { processDueDocuments } from '../signing/process-due-documents.ts'
import { reconcileDocumentJob } from '../signing/reconcile-document.ts'
import { remindOfDocumentJob } from '../signing/remind-of-document.ts'
import { withdrawDocumentJob } from '../signing/withdraw-document.ts'
import { remindOfTasks } from '../tasks/remind-of-tasks.ts'
import { deliverWebhook } from '../webhooks/deliver-webhook.ts'
import { raiseFailedJobs } from './raise-failed-jobs.ts'
import { reportDeletions } from './report-deletions.ts'

type Handlers = { [Name in JobName]: (ctx: WholeCtx, data: JobData[Name]) => Promise<unknown> }

/**
 * The handler of each kind of job. Any of them may run twice for one job. The counts that one returns are kept with the job
 * for a week.
 */
export const jobHandlers: Handlers = {
  'send-mail': sendMailJob,
  'mail-password-reset': mailPasswordReset,
  'mail-sign-in-link': mailSignInLink,
  'invite-contact': inviteContactJob,
  'deliver-events': deliverEvents,
  'deliver-webhook': deliverWebhook,
  'mail-chat-answers': mailChatAnswers,
  'mail-notifications': mailNotifications,
  'mail-week': mailWeek,
  'delete-old-events': deleteOldEvents,
  'erase-ended-links': eraseEndedLinks,
  'delete-ended-sessions': deleteEndedSessions,
  'delete-ended-limits': deleteEndedLimits,
  'seal-audit-segments': sealAuditSegments,
  'archive-audit-segments': archiveAuditSegmentsJob,
  'remind-of-calls': remindOfCalls,
  'remind-of-invoices': remindOfInvoices,
  'remind-of-tasks': remindOfTasks,
  'database-upkeep': async (ctx) => ctx.upkeep({ full: (await ctx.storage.read())?.state === 'FULL' }),
  'deliver-sandbox-notices': async (ctx, { notices }) => ctx.payments.sandbox?.deliver(notices),
  'settle-payment-notice': settlePaymentNotice,
  'settle-refund': settleRefundJob,
  'close-checkouts': closeCheckoutsJob,
  'close-abandoned-checkouts': closeAbandonedCheckouts,
  'seal-document': sealDocumentJob,
  'reconcile-document': reconcileDocumentJob,
  'remind-of-document': remindOfDocumentJob,
  'extend-document': extendDocumentJob,
  'withdraw-document': withdrawDocumentJob,
  'process-due-documents': processDueDocuments,
  'make-file-preview': makeFilePreview,
  'delete-stale-files': deleteStaleFiles,
  'make-data-export': makeDataExport,
  'delete-ended-exports': deleteEndedExports,
  'erase-people': erasePeople,
  'apply-retention': applyRetention,
  'delete-orphaned-contents': deleteOrphanedContents,
  'report-deletions': reportDeletions,
  'raise-failed-jobs': raiseFailedJobs,
  'make-backup': makeBackupJob,
  'check-backups': checkBackups,
}

/** Scheduled jobs, each run once for any number of processes. `cron` is in UTC. */
export const schedules: { name: JobName; cron: string }[] = [
  { name: 'erase-ended-links', cron: '*/15 * * * *' },
  { name: 'delete-ended-sessions', cron: '17 * * * *' },
  { name: 'delete-ended-limits', cron: '23 * * * *' },
  { name: 'mail-notifications', cron: '* * * * *' },
  { name: 'mail-week', cron: '*/15 * * * *' },
  { name: 'delete-old-events', cron: '29 3 * * *' },
  { name: 'seal-audit-segments', cron: '41 * * * *' },
  { name: 'archive-audit-segments', cron: '50 3 * * *' },
  { name: 'remind-of-calls', cron: '*/5 * * * *' },
  { name: 'remind-of-invoices', cron: '5 * * * *' },
  { name: 'remind-of-tasks', cron: '7 * * * *' },
  { name: 'database-upkeep', cron: '*/10 * * * *' },
  { name: 'close-abandoned-checkouts', cron: '*/10 * * * *' },
  { name: 'process-due-documents', cron: '*/15 * * * *' },
  { name: 'delete-stale-files', cron: '11,26,41,56 * * * *' },
  { name: 'delete-ended-exports', cron: '47 * * * *' },
  { name: 'erase-people', cron: '53 * * * *' },
  { name: 'apply-retention', cron: '37 4 * * *' },
  { name: 'delete-orphaned-contents', cron: '9 4 * * *' },
  { name: 'report-deletions', cron: '19 0 * * *' },
  { name: 'raise-failed-jobs', cron: '*/5 * * * *' },
  { name: 'check-backups', cron: '12 * * * *' },
]
