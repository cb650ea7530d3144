import type { ClientDashboard, Invoice, WaitingAgreement, WaitingTask } from '@tallgrass/contracts'
import type { AgreementId, ContactRight, InvoiceId, TaskId } from '@tallgrass/domain'

/** One thing that waits for the client. */
export type WaitingItem =
  | { kind: 'sign'; id: AgreementId; agreement: WaitingAgreement }
  | { kind: 'pay'; id: InvoiceId; invoice: Invoice }
  | { kind: 'review' | 'do'; id: TaskId; task: WaitingTask }

/** Items to sign, pay, review and do, in this order, each kind sorted by longest waiting first. */
export function waitingItems({ toDo, toPay, toReview, toSign }: ClientDashboard): WaitingItem[] {
  return [
    ...toSign.map((agreement) => ({ kind: 'sign' as const, id: agreement.id, agreement })),
    ...toPay.map((invoice) => ({ kind: 'pay' as const, id: invoice.id, invoice })),
    ...toReview.map((task) => ({ kind: 'review' as const, id: task.id, task })),
    ...toDo.map((task) => ({ kind: 'do' as const, id: task.id, task })),
  ]
}

/** True if this client can do it themselves, rather than one of their colleagues. */
export function isOwn(item: WaitingItem, rights: ContactRight[]): boolean {
  if (item.kind === 'sign') return item.agreement.signingUrl !== null
  if (item.kind === 'pay') return item.invoice.url !== null
  return item.kind === 'do' || rights.includes('reviews')
}
