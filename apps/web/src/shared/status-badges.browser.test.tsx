import {
  agreementStatuses,
  documentStatuses,
  invoiceLabels,
  invoiceStatuses,
  projectStatuses,
  taskStatuses,
} from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui'
import { AgreementStatusBadge } from './agreements/agreement-status-badge'
import { DocumentStatusBadge } from './agreements/document-status-badge'
import { InvoiceStatusBadge } from './invoices/invoice-status-badge'
import { ProjectStatusBadge } from './projects/project-status-badge'
import { TaskStatusBadge } from './projects/task-status-badge'

test('every status of a project and of a task has a word', async () => {
  const screen = await renderUi(
    <ul>
      {projectStatuses.map((status) => (
        <li key={status}>
          <ProjectStatusBadge status={status} />
        </li>
      ))}
      {taskStatuses.map((status) => (
        <li key={status}>
          <TaskStatusBadge status={status} />
        </li>
      ))}
    </ul>,
  )
  const words = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(words).toEqual([
    'New',
    'Active',
    'Review',
    'Ready',
    'Complete',
    'Archived',
    'To do',
    'In progress',
    'Ready for review',
    'Approved',
    'Changes requested',
  ])
})

test('every status of an invoice has a word, and its label is shown beside it', async () => {
  const screen = await renderUi(
    <ul>
      {invoiceStatuses.map((status) => (
        <li key={status}>
          <InvoiceStatusBadge status={status} label={null} />
        </li>
      ))}
      {invoiceLabels.map((label) => (
        <li key={label}>
          <InvoiceStatusBadge status={label === 'OVERDUE' ? 'OPEN' : 'PAID'} label={label} />
        </li>
      ))}
    </ul>,
  )
  const words = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(words).toEqual([
    'Draft',
    'Open',
    'Paid',
    'Void',
    'OpenOverdue',
    'PaidRefunded',
    'PaidPartly refunded',
  ])
})

test('every status of an agreement and of its document has a word', async () => {
  const screen = await renderUi(
    <ul>
      {agreementStatuses.map((status) => (
        <li key={status}>
          <AgreementStatusBadge status={status} />
        </li>
      ))}
      {documentStatuses.map((status) => (
        <li key={status}>
          <DocumentStatusBadge status={status} />
        </li>
      ))}
    </ul>,
  )
  const words = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(words).toEqual([
    'Draft',
    'Sent',
    'Signed by client',
    'Fully signed',
    'Draft',
    'Pending Signature',
    'In Progress',
    'Completed',
    'Declined',
    'Expired',
  ])
})
