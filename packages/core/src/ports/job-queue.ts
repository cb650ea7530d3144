import type { FailedJob } from '@tallgrass/contracts'
import type { Db } from '@tallgrass/db'
import type {
  ConversationId,
  DataExportId,
  DocumentId,
  EventId,
  FileId,
  InvoiceId,
  JobId,
  MailId,
  PasswordResetId,
  PaymentNoticeId,
  RefundId,
  Role,
  SignInLinkId,
  StoredFileId,
  UserId,
  WebhookDeliveryId,
  WebhookEndpointId,
} from '@tallgrass/domain'

/** Every kind of job, with its data. */
export interface JobData {
  'send-mail': { mailId: MailId }
  'mail-password-reset': { resetId: PasswordResetId; userId: UserId | null }
  /** Null for an address that no one has. */
  'mail-sign-in-link': { linkId: SignInLinkId; userId: UserId | null; browserHash: string; role: Role }
  'invite-contact': { userId: UserId | null }
  /** `mail` is false for events of which people may have been mailed already. */
  'deliver-events': { eventIds: EventId[]; mail?: false }
  /** One attempt; `attempt` counts from 1. One endpoint at a time gets one of them. */
  'deliver-webhook': { deliveryId: WebhookDeliveryId; endpointId: WebhookEndpointId; attempt: number }
  'mail-chat-answers': { conversationId: ConversationId }
  'mail-notifications': Record<string, never>
  'mail-week': Record<string, never>
  'delete-old-events': Record<string, never>
  'erase-ended-links': Record<string, never>
  'delete-ended-sessions': Record<string, never>
  'delete-ended-limits': Record<string, never>
  'seal-audit-segments': Record<string, never>
  'archive-audit-segments': Record<string, never>
  'remind-of-calls': Record<string, never>
  'remind-of-invoices': Record<string, never>
  'remind-of-tasks': Record<string, never>
  'database-upkeep': Record<string, never>
  'deliver-sandbox-notices': { notices: string[] }
  'settle-payment-notice': { noticeId: PaymentNoticeId }
  'settle-refund': { refundId: RefundId }
  'close-checkouts': { invoiceId: InvoiceId }
  'close-abandoned-checkouts': Record<string, never>
  'seal-document': { documentId: DocumentId }
  'reconcile-document': { providerDocumentId: string; failed: boolean }
  'remind-of-document': { documentId: DocumentId }
  'extend-document': { documentId: DocumentId }
  'withdraw-document': { documentId: DocumentId; reason: string }
  'process-due-documents': Record<string, never>
  'make-file-preview': { fileId: FileId }
  /** `refused`: contents that are deleted at once. */
  'delete-stale-files': { refused?: StoredFileId[] }
  'make-data-export': { exportId: DataExportId }
  'delete-ended-exports': Record<string, never>
  /** `userId`: someone who asked just now; all who asked if missing. */
  'erase-people': { userId?: UserId }
  'apply-retention': Record<string, never>
  'delete-orphaned-contents': Record<string, never>
  'report-deletions': Record<string, never>
  'raise-failed-jobs': Record<string, never>
  /** `attempt` counts from 1, which is the default. */
  'make-backup': { attempt?: number }
  'check-backups': Record<string, never>
}

export type JobName = keyof JobData

export interface EnqueueOptions {
  /** Seconds to wait before the first run. */
  delay?: number
}

/** `attempts` that failed so far, and the `error` of one of the last. */
export interface RetryingJob {
  name: string
  attempts: number
  error: string
}

/** Counts that completed jobs returned, by kind. */
export type JobCounts = Record<string, number>

/** Work that outlives its request. Each job runs at least once, with back-off, in any process. */
export interface JobQueue {
  /** Part of the caller's transaction, and rolled back with it. */
  enqueue<Name extends JobName>(
    trx: Db,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>
  /** Wakes the workers of this process after a transaction that added a job. */
  wake(name: JobName): void
  /** Jobs that wait for a run or a retry, by kind. */
  countWaiting(): Promise<{ name: string; count: number }[]>
  /** Newest first, at most `limit`. */
  listFailed(limit: number): Promise<FailedJob[]>
  /** Jobs that have failed at least `attempts` times and wait for a retry, the most attempts first, at most `limit`. */
  listRetrying(which: { attempts: number; limit: number }): Promise<RetryingJob[]>
  /** The sums of the counts that jobs of these names returned which completed from `from` up to before `until`. */
  sumCounts(which: { names: JobName[]; from: Date; until: Date }): Promise<JobCounts>
  /**
   * Runs jobs that wait for a retry now, if their last run began before `since`, or before now without it. Returns that
   * time, of the database.
   */
  hurry(names: readonly JobName[], since?: string): Promise<string>
  /** Part of the caller's transaction. Returns false if no failed job has this id. */
  retry(trx: Db, job: { id: JobId; name: string }): Promise<boolean>
}
