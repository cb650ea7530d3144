import { AppError } from './errors.ts'
import { defineFlow } from './flow.ts'
import { addMoney, isMoneyLess } from './money.ts'

/**
 * What needs an administrator. `refund_due`: money came for an invoice that was paid or void. `payment_mismatch`: its
 * amount or currency is not the invoice's. `payment_unmatched`: nothing of ours fits it. `refund_failed`: the provider
 * refused to give money back. `signoff_blocked`: the completion is signed off, but the project cannot be completed yet.
 * `untrusted_address`: a provider wanted to send someone to a host that is not among the trusted ones. `file_altered`:
 * a file is not the one in the evidence of its document. `lead_uncontacted`: no one has contacted a lead. `client_answer`:
 * a client asks for changes or has finished a task. `countersign_due`: the client has signed. `job_failed`, `mail_failed`:
 * background work or a message was given up.
 */
export const workItemKinds = [
  'refund_due',
  'payment_mismatch',
  'payment_unmatched',
  'refund_failed',
  'signoff_blocked',
  'untrusted_address',
  'file_altered',
  'lead_uncontacted',
  'client_answer',
  'countersign_due',
  'job_failed',
  'mail_failed',
] as const
export type WorkItemKind = (typeof workItemKinds)[number]

/** What a work item can be about, beside an invoice. */
export const workItemEntities = ['lead', 'task', 'agreement', 'project', 'job', 'mail'] as const
export type WorkItemEntity = (typeof workItemEntities)[number]

export const workItemStatuses = ['OPEN', 'CLOSED'] as const
export type WorkItemStatus = (typeof workItemStatuses)[number]

interface WorkItemRule {
  /** What waits, in a few words. */
  title: string
  isMoney: boolean
  /** It closes by itself as soon as its amount was refunded. */
  isRefund?: true
  /** What closes it, where a note cannot. */
  closesWith?: string
}

export const workItemRules: Readonly<Record<WorkItemKind, WorkItemRule>> = {
  refund_due: { title: 'Money to give back', isMoney: true, isRefund: true },
  payment_mismatch: { title: 'A payment that does not match its invoice', isMoney: true, isRefund: true },
  payment_unmatched: { title: 'A payment without an invoice', isMoney: true },
  refund_failed: { title: 'A refund that failed', isMoney: true, isRefund: true },
  signoff_blocked: { title: 'Signed off, but not complete', isMoney: false },
  untrusted_address: { title: 'An address that was refused', isMoney: false },
  file_altered: { title: 'A file that was altered', isMoney: false },
  lead_uncontacted: { title: 'A lead to contact', isMoney: false },
  client_answer: {
    title: 'A client’s answer',
    isMoney: false,
    closesWith: 'It closes when you move or review the task.',
  },
  countersign_due: {
    title: 'A document to countersign',
    isMoney: false,
    closesWith: 'It closes when you countersign or withdraw the document.',
  },
  job_failed: { title: 'A job that failed', isMoney: false },
  mail_failed: { title: 'A message that was not delivered', isMoney: false },
}

/** Those in which money waits. */
export const moneyKinds: readonly WorkItemKind[] = workItemKinds.filter((kind) => workItemRules[kind].isMoney)

/** Those that wait until the money of a payment was refunded. */
export const refundKinds: readonly WorkItemKind[] = workItemKinds.filter(
  (kind) => workItemRules[kind].isRefund,
)

/**
 * Whether `refunds`, the successful ones of the payment, cover the amount that an item waits for. A refund that failed is
 * replaced only by refunds that were requested since.
 */
export function isRefunded(
  item: { kind: WorkItemKind; amount: string | null; createdAt: string },
  refunds: readonly { amount: string; createdAt: string }[],
): boolean {
  if (item.amount === null) return false
  const counted =
    item.kind === 'refund_failed' ? refunds.filter((one) => one.createdAt >= item.createdAt) : refunds
  return !isMoneyLess(addMoney(...counted.map(({ amount }) => amount)), item.amount)
}

export function mayCloseByHand(kind: WorkItemKind): boolean {
  return workItemRules[kind].closesWith === undefined
}

/** Throws CONFLICT for what closes by itself, once its cause is gone. */
export function ensureClosableByHand(kind: WorkItemKind): void {
  const { closesWith } = workItemRules[kind]
  if (closesWith) throw new AppError('CONFLICT', `You cannot close this with a note. ${closesWith}`)
}

export const workItemFlow = defineFlow(
  'work item',
  {
    OPEN: { close: 'CLOSED' },
    CLOSED: {},
  },
  { CLOSED: 'The audit log shows how it was resolved.' },
)
