import { formatLongDate } from '@tallgrass/domain'
import type { Fact } from './facts-grid.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

/** The client, dates and project of an invoice; the client comes first. */
export function factsOf({
  client,
  dueDate,
  issueDate,
  paidOn,
  projectName,
}: InvoiceFacts): [Fact, ...Fact[]] {
  return [
    { label: 'Billed to', lines: addressOf(client) },
    { label: 'Issued', lines: [issueDate ? formatLongDate(issueDate) : 'Not yet'] },
    ...(paidOn ? [{ label: 'Paid', lines: [formatLongDate(paidOn)] }] : []),
    ...(dueDate && !paidOn ? [{ label: 'Due', lines: [formatLongDate(dueDate)] }] : []),
    ...(projectName ? [{ label: 'Project', lines: [projectName] }] : []),
  ]
}

function addressOf({ address, email, name, org, taxId }: InvoiceFacts['client']): string[] {
  return [
    ...(org ? [org] : []),
    name,
    ...(address?.split('\n') ?? []),
    email,
    ...(taxId ? [`Tax ID ${taxId}`] : []),
  ].filter((line) => line.trim() !== '')
}
