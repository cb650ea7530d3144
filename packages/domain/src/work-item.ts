import { defineFlow } from './flow.ts'

/** Those in which money waits. */
export const paymentMatters = [
  'refund_due',
  'payment_mismatch',
  'payment_unmatched',
  'refund_failed',
] as const

/**
 * What an administrator has to settle by hand. `refund_due`: money came for an invoice that was paid or void.
 * `payment_mismatch`: its amount or currency is not the invoice's. `payment_unmatched`: nothing of ours fits it.
 * `refund_failed`: the provider refused to give money back. `signoff_blocked`: the completion is signed off, but the
 * project cannot be completed yet. `untrusted_address`: a provider wanted to send somebody to a host that is not
 * among the trusted ones. `file_altered`: a file is not the one in the evidence of its document.
 */
export const workItemKinds = [
  ...paymentMatters,
  'signoff_blocked',
  'untrusted_address',
  'file_altered',
] as const
export type WorkItemKind = (typeof workItemKinds)[number]

export const workItemStatuses = ['OPEN', 'CLOSED'] as const
export type WorkItemStatus = (typeof workItemStatuses)[number]

export const workItemFlow = defineFlow(
  'work item',
  {
    OPEN: { close: 'CLOSED' },
    CLOSED: {},
  },
  { CLOSED: 'The audit log shows how it was resolved.' },
)
