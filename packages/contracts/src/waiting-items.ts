import type { AgreementId, ContactRight, InvoiceId, TaskId } from '@tallgrass/domain'
import type { ClientDashboard, WaitingAgreement, WaitingTask } from './dashboards.ts'
import type { Invoice } from './invoices.ts'

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

/**
 * True if this client can do it themselves, rather than one of their colleagues. By their rights, not by what is offered:
 * someone who views their portal is offered no payment page.
 */
export function isOwnItem(item: WaitingItem, rights: ContactRight[]): boolean {
  if (item.kind === 'sign') return item.agreement.signingUrl !== null
  if (item.kind === 'pay') return rights.includes('pays')
  return item.kind === 'do' || rights.includes('reviews')
}

const numbers = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** How much waits for the client, in a sentence or two. */
export function waitingInWords(items: number): string {
  if (items === 0) return 'Nothing is waiting for you.'
  if (items === 1) return 'One item is waiting for you. We are taking care of everything else.'
  return `${numbers[items - 2] ?? items} items are waiting for you. We are taking care of everything else.`
}
