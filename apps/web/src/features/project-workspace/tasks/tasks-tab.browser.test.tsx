import type { Task } from '@tallgrass/contracts'
import { AppError, parseId, type TaskId, toInstant } from '@tallgrass/domain'
import { fullProject, sampleReview, tasks as samples } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { textsOf } from '../../../testing/texts-of'
import { trpcMock } from '../../../testing/trpc-mock'

function aTask(n: number, facts: Partial<Task>): Task {
  const [sample] = samples
  if (!sample) throw new Error('There is no sample task')
  const plain = {
    detail: null,
    owner: 'ADMIN',
    status: 'TODO',
    round: 0,
    readyAt: null,
    dueDate: null,
  } as const
  return { ...sample, ...plain, id: parseId('Task', sample.id.replace(/\d{3}$/, String(100 + n))), ...facts }
}

/** A project with these tasks, which the mocked server stores. */
async function renderTasks(stored: Task[]) {
  const find = (id: TaskId) => {
    const task = stored.find((one) => one.id === id)
    if (!task) throw new AppError('NOT_FOUND', 'This task does not exist')
    return task
  }
  trpcMock.use({
    'portal.projects.tasks': () => ({ items: stored.map((task) => ({ ...task })), nextCursor: null }),
    'admin.tasks.create'({ dueDate = null, title }) {
      const task = aTask(stored.length + 1, { title, dueDate })
      stored.push(task)
      return task
    },
    'admin.tasks.update': ({ id, title, version }) =>
      Object.assign(find(id), { title, version: (version ?? 1) + 1 }),
    'admin.tasks.place'({ before, id }) {
      const task = find(id)
      stored.splice(stored.indexOf(task), 1)
      stored.splice(before ? stored.findIndex((one) => one.id === before) : stored.length, 0, task)
      return { ok: true }
    },
    'admin.tasks.delete'({ id }) {
      stored.splice(stored.indexOf(find(id)), 1)
      return { ok: true }
    },
    'portal.tasks.move': ({ id, status }) => Object.assign(find(id), { status }),
  })
  const screen = await renderApp({ path: `/portal/admin/projects/${fullProject?.id}`, as: 'admin' })
  const table = screen.getByRole('table', { name: 'Tasks' })
  return {
    screen,
    table,
    row: (n: number) => table.getByRole('row').nth(n),
    add: screen.getByRole('button', { name: 'Add task' }).first(),
    menuOf: (title: string) => screen.getByRole('button', { name: `Actions for ${title}` }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
    async act(title: string, action: string) {
      await screen.getByRole('button', { name: `Actions for ${title}` }).click()
      await screen.getByRole('menuitem', { name: `${action}: ${title}` }).click()
    },
  }
}

test('a task is added with its due date', async () => {
  const { add, row, screen, toasts } = await renderTasks([])
  await expect.element(screen.getByRole('heading', { name: 'No Tasks Yet' })).toBeVisible()
  await add.click()
  const dialog = screen.getByRole('dialog', { name: 'Add task' })
  await dialog.getByLabelText('Title').fill('First')
  await dialog.getByLabelText('Due date').fill('2027-02-01')
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Task Added')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row(1)).toMatchTextContent('First')
  expect(trpcMock.calls.find(({ name }) => name === 'admin.tasks.create')?.input).toMatchObject({
    projectId: fullProject?.id,
    dueDate: '2027-02-01',
  })
})

test('tasks are reordered, and the focus follows', async () => {
  const { row, screen } = await renderTasks([aTask(1, { title: 'First' }), aTask(2, { title: 'Second' })])
  await screen.getByRole('button', { name: 'Move “Second” up' }).click()
  await expect.element(row(1)).toMatchTextContent('Second')
  await expect.element(screen.getByRole('button', { name: 'Move “Second” down' })).toHaveFocus()
})

test('a task is moved and edited from its menu, which regains the focus', async () => {
  const { act, menuOf, row, screen, toasts } = await renderTasks([aTask(1, { title: 'Second' })])
  await act('Second', 'Move to “In progress”')
  await expect.element(toasts).toMatchTextContent('Task Moved')
  await expect.element(row(1)).toMatchTextContent('In progress')
  await act('Second', 'Edit')
  const dialog = screen.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabelText('Title').fill('Second, better')
  await atBothWidths(() => expectAccessible('Edit task', openDialog))
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(toasts).toMatchTextContent('Task Updated')
  await expect.element(row(1)).toMatchTextContent('Second, better')
  await expect.element(menuOf('Second, better')).toHaveFocus()
})

test('a task is deleted after confirmation, and the focus moves to the next task', async () => {
  const { act, add, menuOf, screen, table, toasts } = await renderTasks([
    aTask(1, { title: 'First' }),
    aTask(2, { title: 'Second' }),
  ])
  const confirm = screen.getByRole('alertdialog').getByRole('button', { name: 'Delete task' })
  await act('First', 'Delete')
  await confirm.click()
  await expect.element(toasts).toMatchTextContent('Task Deleted')
  await expect.poll(() => table.getByRole('row').elements()).toHaveLength(2)
  await expect.element(menuOf('Second')).toHaveFocus()
  await act('Second', 'Delete')
  await userEvent.keyboard('{Escape}')
  await expect.element(confirm).not.toBeInTheDocument()
  await expect.element(menuOf('Second')).toHaveFocus()
  await act('Second', 'Delete')
  await confirm.click()
  await expect.element(screen.getByRole('heading', { name: 'No Tasks Yet' })).toBeVisible()
  await expect.element(add).toHaveFocus()
})

test('a refused delete asks again', async () => {
  const { act, screen, toasts } = await renderTasks([aTask(1, { title: 'First' })])
  trpcMock.use({
    'admin.tasks.delete': () => {
      throw new AppError('CONFLICT', 'This task has been approved')
    },
  })
  await act('First', 'Delete')
  const question = screen.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete task' }).click()
  await expect.element(toasts).toMatchTextContent('This task has been approved')
  await expect.element(question.getByRole('button', { name: 'Delete task' })).toBeEnabled()
})

test('changes saved by someone else are shown beside ours', async () => {
  const task = aTask(1, { title: 'Draft' })
  const { act, row, screen, toasts } = await renderTasks([task])
  trpcMock.use({
    'admin.tasks.update'({ title = '', version }) {
      if (version === 2) return Object.assign(task, { title, version: 3 })
      const theirs = { title: 'Theirs', detail: null, owner: 'ADMIN', dueDate: null, version: 2 }
      const details = { yours: { version, title }, theirs }
      throw new AppError('CONFLICT', 'This task has changed since you opened it. Please try again.', {
        details,
      })
    },
  })
  await act('Draft', 'Edit')
  const dialog = screen.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabelText('Title').fill('Ours')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const choice = dialog.getByRole('alert')
  for (const text of ['Ours', 'Theirs']) await expect.element(choice).toMatchTextContent(text)
  await atBothWidths(() => expectAccessible('both versions', openDialog))
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Task Updated')
  await expect.element(row(1)).toMatchTextContent('Ours')
})

test('a comment of a review is not lost by Escape', async () => {
  const { screen } = await renderTasks([
    aTask(1, { title: 'First', owner: 'CLIENT', status: 'READY_FOR_REVIEW' }),
  ])
  await screen.getByRole('button', { name: 'Review “First”' }).click()
  const comment = screen.getByRole('dialog', { name: 'First' }).getByLabelText('Comment')
  await comment.fill('The second page is missing.')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(comment).toHaveValue('The second page is missing.')
})

test('an administrator reviews a task that a client marked as ready', async () => {
  const title = 'Write down the questions'
  const ready = { title, detail: 'Ten are enough.', owner: 'CLIENT', round: 1 } as const
  const stored = [aTask(1, { ...ready, status: 'READY_FOR_REVIEW', readyAt: toInstant(new Date()) })]
  const { act, menuOf, screen, table, toasts } = await renderTasks(stored)
  trpcMock.use({ 'portal.tasks.reviews': () => ({ items: [], nextCursor: null }) })
  await screen.getByRole('button', { name: `Review “${title}”` }).click()
  const dialog = screen.getByRole('dialog', { name: title })
  await expect.element(dialog).toMatchTextContent('Ten are enough.')
  await expect.element(dialog).toMatchTextContent('The client marked this as ready for review')
  await expect.element(dialog).toMatchTextContent('Look at what was handed in')
  const ask = dialog.getByRole('button', { name: 'Request changes' })
  await ask.click()
  await expect.element(dialog).toMatchTextContent('Please describe what should change')
  await atBothWidths(() => expectAccessible('a review', openDialog))
  await dialog.getByLabelText('Comment').fill('Add the opening hours.')
  trpcMock.use({
    'portal.tasks.review'({ comment = null, decision, round, taskId }) {
      Object.assign(stored[0] ?? {}, { status: 'CHANGES_REQUESTED' })
      const reviewer = { reviewerName: 'Ruth Calloway', createdAt: toInstant(new Date()) }
      const review = sampleReview({ comment, decision, round, taskId, ...reviewer })
      trpcMock.use({ 'portal.tasks.reviews': () => ({ items: [review], nextCursor: null }) })
      return review
    },
  })
  await ask.click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Review Saved')
  await expect.element(table).toMatchTextContent('Changes requested')
  await expect.element(menuOf(title)).toHaveFocus()
  await act(title, 'Reviews')
  await expect.element(dialog).toMatchTextContent('requested changes')
  await expect.element(dialog).toMatchTextContent('Add the opening hours.')
})

test('the menu offers only the actions that the status allows', async () => {
  const { menuOf, screen } = await renderTasks([aTask(1, { title: 'Second' })])
  await menuOf('Second').click()
  await expect
    .poll(() => textsOf(screen.getByRole('menuitem')))
    .toEqual(['Move to “In progress”', 'Files', 'Edit', 'Delete'])
  await userEvent.keyboard('{Escape}')
})
