import type { WorkItemKind } from '@tallgrass/domain'

/** What has to be settled, in a few words. */
export const workItemWords: Record<WorkItemKind, string> = {
  refund_due: 'Money to give back',
  payment_mismatch: 'A payment that does not match its invoice',
  payment_unmatched: 'A payment without an invoice',
  refund_failed: 'A refund that failed',
  signoff_blocked: 'Signed off, but not complete',
  untrusted_address: 'An address that was refused',
  file_altered: 'A file that was altered',
}
