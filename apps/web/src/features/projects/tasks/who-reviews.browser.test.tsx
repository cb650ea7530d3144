import { fullProject, tasks } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, expectFits } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { withoutRights } from '../../../testing/without-rights'

test('a contact who does not review reads the task and who reviews it', async () => {
  withoutRights()
  const screen = await renderApp({ path: `/portal/projects/${fullProject?.id}`, as: 'client' })
  const task = tasks.find(({ owner, status }) => owner === 'ADMIN' && status === 'READY_FOR_REVIEW')
  const card = screen.getByRole('region', { name: task?.title ?? '' })
  await expect.element(card.getByText('Joel Okafor reviews your tasks.')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: /^(Approve|Request changes)/ }))
    .not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Comment')).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('a task that a colleague reviews'))
  await expectFits()
})
