import { AppError } from '@tallgrass/domain'
import { fullProject, tasks } from '@tallgrass/testing/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = `/portal/projects/${fullProject?.id}`
const waiting = tasks.find(({ status }) => status === 'READY_FOR_REVIEW')

test('what was written stays, also when the task waits for nobody any more', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: waiting?.title ?? '' })
  await card.getByLabelText('Comment').fill('Two lines could be shorter.')
  trpcMock.use({
    'portal.tasks.review': () => {
      throw new AppError('CONFLICT', 'This review is about an earlier round. Please look again.')
    },
    'portal.projects.tasks': () => ({
      items: tasks.map((task) => (task.id === waiting?.id ? { ...task, status: 'APPROVED' } : task)),
      nextCursor: null,
    }),
  })
  await card.getByRole('button', { name: /^Request changes/ }).click()
  await expect
    .element(screen.getByText('This review is about an earlier round. Please look again.'))
    .toBeVisible()
  await expect.element(card.getByText('nothing was sent', { exact: false })).toBeVisible()
  await expect.element(card.getByLabelText('Comment')).toHaveValue('Two lines could be shorter.')
  await card.getByRole('button', { name: 'Close' }).click()
  await expect.element(card).not.toBeInTheDocument()
})
