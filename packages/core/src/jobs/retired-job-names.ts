import type { JobName } from '../ports/job-queue.ts'

/**
 * The former and current names of jobs. Jobs that an earlier version left in a queue with a former name still run, and
 * failed ones can be retried.
 */
export const retiredJobNames = {
  'tend-documents': 'process-due-documents',
  'follow-document': 'reconcile-document',
  'settle-left-checkouts': 'close-abandoned-checkouts',
} as const satisfies Record<string, JobName>
