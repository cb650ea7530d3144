import { formatDay } from './day.ts'
import type { Fact } from './facts-grid.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

/** Who, when and what for; the first is the client. */
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
    { label: 'Issued', lines: [issueDate ? formatDay(issueDate) : 'Not yet'] },
    ...(paidOn ? [{ label: 'Paid', lines: [formatDay(paidOn)] }] : []),
    ...(dueDate && !paidOn ? [{ label: 'Due', lines: [formatDay(dueDate)] }] : []),
    ...(projectName ? [{ label: 'Project', lines: [projectName] }] : []),
  ]
}
