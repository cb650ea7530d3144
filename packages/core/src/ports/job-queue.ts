import type { FailedJob } from '@tallgrass/contracts'
import type { Db } from '@tallgrass/db'

/** Every kind of work that waits, and what it is given. */
export interface JobData {
  'send-mail': { mailId: string }
  'mail-password-reset': { resetId: string; userId: string | null }
  'erase-ended-links': Record<string, never>
  'delete-ended-sessions': Record<string, never>
  'delete-ended-limits': Record<string, never>
  'seal-audit-segments': Record<string, never>
  'remind-of-invoices': Record<string, never>
  'database-upkeep': Record<string, never>
  'deliver-sandbox-notices': { notices: string[] }
  'settle-payment-notice': { noticeId: string }
  'settle-refund': { refundId: string }
  'close-checkouts': { invoiceId: string }
  'close-abandoned-checkouts': Record<string, never>
  'seal-document': { documentId: string }
  'reconcile-document': { providerDocumentId: string; failed: boolean }
  'remind-of-document': { documentId: string }
  'extend-document': { documentId: string }
  'withdraw-document': { documentId: string; reason: string }
  'process-due-documents': Record<string, never>
  'raise-failed-jobs': Record<string, never>
}

export type JobName = keyof JobData

export interface EnqueueOptions {
  /** Not before so many seconds have passed. */
  delay?: number
}

/** Work that outlives the request that asked for it: at least once, with back-off, by whichever process is free. */
export interface JobQueue {
  /** Part of the caller's transaction: rolled back with it. */
  enqueue<Name extends JobName>(
    trx: Db,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>
  /** Tells the workers of this process that a transaction with a new job has ended. */
  wake(name: JobName): void
  /** Newest first, at most `limit`. */
  listFailed(limit: number): Promise<FailedJob[]>
  /** Part of the caller's transaction. Answers false when no failed job has this id. */
  retry(trx: Db, job: { id: string; name: string }): Promise<boolean>
}
