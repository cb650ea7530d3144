import { invoiceLabels, invoiceStatuses, projectStatuses, taskStatuses } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui'
import { InvoiceStatusBadge } from './invoice-status-badge'
import { ProjectStatusBadge } from './project-status-badge'
import { TaskStatusBadge } from './task-status-badge'

test('every status of a project and of a task is said in words', async () => {
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
    ...['New', 'Active', 'Review', 'Ready', 'Complete', 'Archived'],
    ...['To do', 'In progress', 'Ready for review', 'Approved', 'Changes requested'],
  ])
})

test('every status of an invoice is said in words, and beside it what follows from the facts', async () => {
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
    ...['Draft', 'Open', 'Paid', 'Void'],
    ...['OpenOverdue', 'PaidRefunded', 'PaidPartly refunded'],
  ])
})
