import type { AgreementId, FileId, InvoiceId, LeadId, MessageId, TaskId } from '@tallgrass/domain'

/** What a site has said it has done. */
export interface Acknowledged {
  leads: { id: LeadId; email: string }[]
  /** Email addresses of visitors who were told that nothing was saved. */
  deniedLeads: string[]
  invoices: { id: InvoiceId; amount: string }[]
  payments: { invoiceId: InvoiceId; sessionId: string; amount: string }[]
  messages: { id: MessageId; body: string }[]
  approvals: { taskId: TaskId; round: number }[]
  files: { id: FileId; sha256: string }[]
  /** `by`: how many people have signed, of two. */
  signatures: { agreementId: AgreementId; by: 1 | 2 }[]
  accounts: { email: string }[]
}

export function nothingAcknowledged(): Acknowledged {
  return {
    leads: [],
    deniedLeads: [],
    invoices: [],
    payments: [],
    messages: [],
    approvals: [],
    files: [],
    signatures: [],
    accounts: [],
  }
}

/** For a line of figures, such as `12 leads, 9 payments`. */
export function describeAcknowledged({ deniedLeads: _, ...kinds }: Acknowledged): string {
  return Object.entries(kinds)
    .map(([kind, items]) => `${items.length} ${kind}`)
    .join(', ')
}
