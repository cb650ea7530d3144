import { projectStatuses, taskStatuses } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui'
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
