import { fullProject, tasks } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('a link to any task of the project can be inserted, also from a later page', async () => {
  const [task] = tasks
  if (!fullProject || !task) throw new Error('There is no sample task')
  const late = { ...task, title: 'The last task' }
  trpcMock.use({
    'portal.projects.tasks': ({ cursor }) =>
      cursor ? { items: [late], nextCursor: null } : { items: [], nextCursor: 'more' },
  })
  const { id } = fullProject
  const screen = await renderApp({ path: `/portal/projects/${id}?tab=messages`, as: 'client' })
  await screen.getByRole('button', { name: 'Insert link' }).click()
  await screen.getByRole('menuitem', { name: 'Show more tasks' }).click()
  await screen.getByRole('menuitem', { name: 'The last task' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Message', exact: true }))
    .toHaveValue(`[The last task](/portal/projects/${id}#task-${task.id})`)
})
