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
  const who = client.org ? [client.org, client.name, client.email] : [client.name, client.email]
  return [
    { label: 'Billed to', lines: who },
    { label: 'Issued', lines: [issueDate ? formatLongDate(issueDate) : 'Not yet'] },
    ...(paidOn ? [{ label: 'Paid', lines: [formatLongDate(paidOn)] }] : []),
    ...(dueDate && !paidOn ? [{ label: 'Due', lines: [formatLongDate(dueDate)] }] : []),
    ...(projectName ? [{ label: 'Project', lines: [projectName] }] : []),
  ]
}
