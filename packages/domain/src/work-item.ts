import { AppError } from './errors.ts'
import { defineFlow } from './flow.ts'
import type { Instant } from './instant.ts'
import { addMoney, isMoneyLess, type Money } from './money.ts'

/**
 * Work that waits for an administrator. `refund_due`: money arrived for an invoice that was already paid or
 * void, or a paid retainer's document ended early. `payment_mismatch`: the amount or currency of a payment is not the invoice's. `payment_unmatched`: a
 * payment matches no invoice. `refund_failed`: the provider refused a refund. `signoff_blocked`: the
 * completion is signed off, but the project cannot be completed yet. `untrusted_address`: a provider wanted
 * to send someone to an untrusted host. `file_altered`: a file differs from the one in the evidence of its
 * document. `lead_uncontacted`: no one has contacted a lead yet. `client_answer`: a client requested changes
 * or finished a task. `countersign_due`: the client has signed. `job_failed`, `mail_failed`: a background job
 * or a message failed on every attempt. `backup_missing`: the last backup failed, or none was made in time.
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
  'backup_missing',
] as const
export type WorkItemKind = (typeof workItemKinds)[number]

/** The records that a work item can be about, other than invoices. */
export const workItemEntities = ['lead', 'task', 'agreement', 'project', 'job', 'mail'] as const
export type WorkItemEntity = (typeof workItemEntities)[number]

export const workItemStatuses = ['OPEN', 'CLOSED'] as const
export type WorkItemStatus = (typeof workItemStatuses)[number]

interface WorkItemRule {
  /** The work in a few words. */
  title: string
  isMoney: boolean
  /** It closes by itself once its amount has been refunded. */
  isRefund?: true
  /** A sentence that says what closes it, for kinds that cannot be closed with a note. */
  closesWith?: string
}

export const workItemRules: Readonly<Record<WorkItemKind, WorkItemRule>> = {
  refund_due: { title: 'Refund due', isMoney: true, isRefund: true },
  payment_mismatch: { title: 'Payment does not match its invoice', isMoney: true, isRefund: true },
  payment_unmatched: { title: 'Payment without an invoice', isMoney: true },
  refund_failed: { title: 'Refund failed', isMoney: true, isRefund: true },
  signoff_blocked: { title: 'Signed off, but not complete', isMoney: false },
  untrusted_address: { title: 'Untrusted address refused', isMoney: false },
  file_altered: { title: 'File altered', isMoney: false },
  lead_uncontacted: { title: 'Lead to contact', isMoney: false },
  client_answer: {
    title: 'Client response',
    isMoney: false,
    closesWith: 'It closes when you move or review the task.',
  },
  countersign_due: {
    title: 'Document to countersign',
    isMoney: false,
    closesWith: 'It closes when you countersign or withdraw the document.',
  },
  job_failed: { title: 'Job failed', isMoney: false },
  mail_failed: { title: 'Message not delivered', isMoney: false },
  backup_missing: { title: 'No current backup', isMoney: false },
}

interface WorkItemSubject {
  kind: WorkItemKind
  entity: WorkItemEntity | null
}

/**
 * True if a contact asks us to invite a colleague. It has the kind of a failed message, because 0.1.0 knows no other, and
 * names no message.
 */
export function asksForInvitation({ entity, kind }: WorkItemSubject): boolean {
  return kind === 'mail_failed' && entity === null
}

/** The work in a few words. */
export function workItemTitle(item: WorkItemSubject): string {
  return asksForInvitation(item) ? 'A colleague needs an invitation' : workItemRules[item.kind].title
}

/** The kinds that involve money. */
export const moneyKinds: readonly WorkItemKind[] = workItemKinds.filter((kind) => workItemRules[kind].isMoney)

/** Kinds that wait until a payment has been refunded. */
export const refundKinds: readonly WorkItemKind[] = workItemKinds.filter(
  (kind) => workItemRules[kind].isRefund,
)

/**
 * True if `refunds`, the successful ones of the payment, cover the amount of the item. For a failed refund, only refunds
 * requested since then count.
 */
export function isRefunded(
  item: { kind: WorkItemKind; amount: Money | null; createdAt: Instant },
  refunds: readonly { amount: Money; createdAt: Instant }[],
): boolean {
  if (item.amount === null) return false
  const counted =
    item.kind === 'refund_failed' ? refunds.filter((one) => one.createdAt >= item.createdAt) : refunds
  return !isMoneyLess(addMoney(...counted.map(({ amount }) => amount)), item.amount)
}

export function mayCloseByHand(kind: WorkItemKind): boolean {
  return workItemRules[kind].closesWith === undefined
}

/** Throws CONFLICT for the kinds that close automatically once their cause is gone. */
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
