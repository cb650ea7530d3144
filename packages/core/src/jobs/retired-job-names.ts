import type { JobName } from '../ports/job-queue.ts'

/**
 * What a job was called before, and what it is called now. A queue that an earlier version has left is still worked off,
 * and its failed jobs can be retried.
 */
export const retiredJobNames = {
  'tend-documents': 'process-due-documents',
  'follow-document': 'reconcile-document',
  'settle-left-checkouts': 'close-abandoned-checkouts',
} as const satisfies Record<string, JobName>
