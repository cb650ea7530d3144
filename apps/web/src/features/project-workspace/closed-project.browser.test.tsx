import type { Project, Task } from '@tallgrass/contracts'
import { AppError, type ProjectStatus } from '@tallgrass/domain'
import { fullProject, sampleReview, tasks } from '@tallgrass/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { textsOf } from '../../testing/texts-of'
import { trpcMock } from '../../testing/trpc-mock'

const title = 'Send us your logo'
const path = `/portal/admin/projects/${fullProject?.id}`

function aTask(facts: Partial<Task> = {}): Task {
  const [sample] = tasks
  if (!sample) throw new Error('There are no sample tasks')
  return { ...sample, title, owner: 'CLIENT', status: 'READY_FOR_REVIEW', round: 1, ...facts }
}

function aProject(status: ProjectStatus): Project {
  if (!fullProject) throw new Error('There is no sample project')
  const { approvedTasks: _, tasks: _tasks, ...project } = fullProject
  return { ...project, status }
}

const show = (status: ProjectStatus, ...items: Task[]) =>
  trpcMock.use({
    'portal.projects.get': () => aProject(status),
    'portal.projects.tasks': () => ({ items, nextCursor: null }),
  })

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])(
  'an archived project shows no actions that the server would refuse, on %s',
  async (_device, width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
    show('ARCHIVED', aTask())
    const screen = await renderApp({ path, as: 'admin' })
    await expect
      .element(
        screen.getByText('This project is archived. Its tasks and checklist are read-only', { exact: false }),
      )
      .toBeVisible()
    const table = screen.getByRole('table', { name: 'Tasks' })
    await expect.element(table).toMatchTextContent('Ready for review')
    await expect.element(screen.getByRole('button', { name: 'Add task' })).not.toBeInTheDocument()
    await expect.element(table.getByRole('button', { name: /^(Move|Review)/ })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: `Actions for ${title}` }).click()
    await expect.poll(() => textsOf(screen.getByRole('menuitem'))).toEqual(['Reviews', 'Files'])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await expectAccessible('an archived project')
    await expectFits()
    await screen.getByRole('tab', { name: 'Checklist' }).click()
    const checklist = screen.getByRole('table', { name: 'Checklist' })
    await expect.element(checklist).toMatchTextContent('Answers are available in Spanish too')
    await expect.element(screen.getByRole('tabpanel').getByRole('button')).not.toBeInTheDocument()
    await screen.getByRole('tab', { name: 'Tools' }).click()
    await expect.element(screen.getByRole('button', { name: 'Add tool' })).toBeVisible()
  },
)

test('reactivating a project shows its reviews again and returns the focus', async () => {
  show('ARCHIVED', aTask())
  trpcMock.use({
    'admin.projects.update': () => {
      show('ACTIVE', aTask())
      return aProject('ACTIVE')
    },
  })
  const screen = await renderApp({ path, as: 'admin' })
  await screen.getByRole('button', { name: 'Edit Project' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Project' })
  await dialog.getByLabelText('Status').selectOptions('Active')
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await expect.element(screen.getByText('Project Updated')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Edit Project' })).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: `Review “${title}”` })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add task' })).toBeVisible()
})

test('a review of an earlier round is refused and keeps its comment', async () => {
  const refusal = 'This review is about round 1, but the task is now in round 2. Please check it again.'
  show('ACTIVE', aTask())
  const screen = await renderApp({ path, as: 'admin' })
  await screen.getByRole('button', { name: `Review “${title}”` }).click()
  const dialog = screen.getByRole('dialog', { name: title })
  await dialog.getByLabelText('Comment').fill('Larger, please')
  show('ACTIVE', aTask({ round: 2 }))
  const review = sampleReview({
    taskId: aTask().id,
    comment: 'Sharper, please',
    reviewerName: 'Jonah Sorensen',
    reviewedText: title,
  })
  trpcMock.use({
    'portal.tasks.review': ({ comment = null, round }) => {
      if (round === 1) throw new AppError('CONFLICT', refusal)
      return { ...review, comment, round }
    },
    'portal.tasks.reviews': () => ({ items: [review], nextCursor: null }),
  })
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Error${refusal}`)
  await expect.element(dialog.getByText('Round 2', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('Sharper, please')).toBeVisible()
  await expect.element(dialog.getByLabelText('Comment')).toHaveValue('Larger, please')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expect.element(screen.getByText('Review Saved')).toBeVisible()
})
