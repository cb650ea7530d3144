import type { Task } from '@tallgrass/contracts'
import { AppError, toInstant } from '@tallgrass/domain'
import { anId, client, fullProject, sampleReview, tasks } from '@tallgrass/mocks'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { renderApp } from '../../../testing/render-app'
import { tabTo } from '../../../testing/tab-to'
import { trpcMock } from '../../../testing/trpc-mock'

const path = `/portal/projects/${fullProject?.id}`
const title = 'Draft the greeting'
const own = 'Send us your logo'

// Drafts outlive the page.
afterEach(() => sessionStorage.clear())

function aTask(facts: Partial<Task>): Task {
  const [sample] = tasks
  if (!sample) throw new Error('There are no sample tasks')
  return { ...sample, title, owner: 'ADMIN', status: 'READY_FOR_REVIEW', round: 1, ...facts }
}

const aReview = (round: number, comment: string) =>
  sampleReview({
    taskId: aTask({}).id,
    round,
    comment,
    reviewedText: title,
    createdAt: toInstant(new Date()),
  })

const show = (...items: Task[]) =>
  trpcMock.use({ 'portal.projects.tasks': () => ({ items, nextCursor: null }) })

function archive() {
  if (!fullProject) throw new Error('There is no sample project')
  const { approvedTasks: _, tasks: _tasks, ...project } = fullProject
  trpcMock.use({ 'portal.projects.get': () => ({ ...project, status: 'ARCHIVED' }) })
}

const reviewed = () =>
  trpcMock.calls.filter(({ name }) => name === 'portal.tasks.review').map(({ input }) => input)

test('requesting changes requires a comment', async () => {
  show(aTask({ detail: 'Read it aloud.' }))
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: title })
  for (const fact of ['Ready for review', 'Round 1', 'Read it aloud.']) {
    await expect.element(card).toMatchTextContent(fact)
  }
  const request = card.getByRole('button', { name: `Request changes to ${title}` })
  await request.click()
  await expect.element(card.getByText('Please describe what should change', { exact: true })).toBeVisible()
  await expect.element(card.getByLabelText('Comment')).toHaveFocus()
  expect(reviewed()).toEqual([])
  await expectAccessible('a review that lacks its comment')
  await card.getByLabelText('Comment').fill('Say our opening hours, too.')
  await expectAccessible('a review')
  show(aTask({ status: 'CHANGES_REQUESTED' }))
  await request.click()
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Changes Requested' }))
    .toHaveTextContent('Changes RequestedWe have your comment and will work on the changes.')
  await expect.element(card).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('row', { name: new RegExp(`^${title}`) }))
    .toMatchTextContent('Changes requested')
  expect(reviewed()).toMatchObject([{ round: 1, decision: 'REVISE', comment: 'Say our opening hours, too.' }])
})

test('earlier reviews are shown beside the task and in its details', async () => {
  show(aTask({ round: 3 }))
  trpcMock.use({
    'portal.tasks.reviews': () => ({
      items: [aReview(1, 'Say our opening hours, too.'), aReview(2, 'Shorter, please')],
      nextCursor: null,
    }),
  })
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: title })
  await expect.element(card.getByText('Round 3', { exact: true })).toBeVisible()
  const answers = card.getByRole('list', { name: 'Reviews' })
  await expect.element(answers).toMatchTextContent(`Round 1: changes requested by ${client.name}`)
  await expect.element(answers).toMatchTextContent('Say our opening hours, too.')

  const opener = screen.getByRole('button', { name: title, exact: true })
  await opener.click()
  const drawer = screen.getByRole('dialog', { name: title })
  await expect
    .element(drawer.getByRole('list', { name: 'Reviews' }).getByRole('listitem').nth(1))
    .toBeVisible()
  await expectAccessible('a task', openDialog)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('a review of an earlier round is refused and can be sent for the current round', async () => {
  const refusal = 'This review is about round 1, but the task is now in round 2. Please check it again.'
  show(aTask({}))
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: title })
  await card.getByLabelText('Comment').fill('Fine with me')
  show(aTask({ round: 2 }))
  trpcMock.use({
    'portal.tasks.review': (input) => {
      if (input.round === 1) throw new AppError('CONFLICT', refusal)
      return { ...aReview(2, input.comment ?? ''), decision: input.decision }
    },
    'portal.tasks.reviews': () => ({ items: [aReview(1, 'Shorter, please')], nextCursor: null }),
  })
  const approve = card.getByRole('button', { name: `Approve ${title}` })
  const confirm = screen.getByRole('button', { name: 'Approve task' })
  await approve.click()
  await confirm.click()
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  await expect.element(toasts.getByRole('alert')).toHaveTextContent(`Error${refusal}`)
  await expect.element(card.getByText('Round 2', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Shorter, please')).toBeVisible()
  await expect.element(card.getByLabelText('Comment')).toHaveValue('Fine with me')
  await approve.click()
  await confirm.click()
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Task Approved' }))
    .toHaveTextContent('Task ApprovedThank you. We will take it from here.')
  expect(reviewed()).toMatchObject([{ round: 1 }, { round: 2, comment: 'Fine with me' }])
})

test('a review of a project archived in the meantime is refused and keeps its comment', async () => {
  const refusal = 'This project is archived. Ask us to reopen it.'
  show(aTask({}))
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: title })
  await card.getByLabelText('Comment').fill('Fine with me')
  archive()
  trpcMock.use({
    'portal.tasks.review': () => {
      throw new AppError('CONFLICT', refusal)
    },
  })
  await card.getByRole('button', { name: `Approve ${title}` }).click()
  await screen.getByRole('button', { name: 'Approve task' }).click()
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  await expect.element(toasts.getByRole('alert')).toHaveTextContent(`Error${refusal}`)
  const sentence = 'This task is no longer waiting for your review. Nothing was sent.'
  await expect.element(card.getByText(sentence, { exact: true })).toBeVisible()
  await expect.element(card.getByLabelText('Comment')).toHaveValue('Fine with me')
})

test('an archived project shows no task actions to the client', async () => {
  archive()
  show(
    aTask({}),
    aTask({
      id: anId('Task'),
      title: own,
      owner: 'CLIENT',
      status: 'TODO',
      round: 0,
    }),
  )
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByText('This project is archived and read-only.')).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Tasks' })).toMatchTextContent('Ready for review')
  await expect
    .element(screen.getByRole('button', { name: /^(Approve|Request changes|Start)/ }))
    .not.toBeInTheDocument()
})

test('a client moves only their own tasks, up to the review', async () => {
  const id = anId('Task')
  const mine = aTask({ id, title: own, owner: 'CLIENT', status: 'TODO', round: 0 })
  const theirs = aTask({ status: 'IN_PROGRESS', round: 0 })
  show(mine, theirs)
  trpcMock.use({
    'portal.tasks.move': ({ status }) => {
      show({ ...mine, status }, theirs)
      return { ...mine, status }
    },
    'portal.tasks.handIn': () => {
      show({ ...mine, status: 'READY_FOR_REVIEW' }, theirs)
      return { ...mine, status: 'READY_FOR_REVIEW' }
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  const row = screen.getByRole('row', { name: new RegExp(`^${own}`) })
  await expect.element(row).toMatchTextContent('You')
  await row.getByRole('button', { name: `Start: ${own}` }).click()
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Task Updated' }))
    .toHaveTextContent(`Task Updated“${own}” is in progress.`)
  await expect.element(row).toMatchTextContent('In progress')
  await expect.element(row.getByRole('button', { name: `Move back: ${own}` })).toBeVisible()
  await row.getByRole('button', { name: `Send for review: ${own}` }).click()
  await screen.getByRole('button', { name: 'Send for review', exact: true }).click()
  await expect.element(row).toMatchTextContent('Ready for review')
  // The remaining button opens the task.
  expect(row.getByRole('button').elements()).toHaveLength(1)
  expect(
    screen
      .getByRole('row', { name: new RegExp(`^${title}`) })
      .getByRole('button')
      .elements(),
  ).toHaveLength(1)
})

test('an open task offers the same moves as its row', async () => {
  const mine = aTask({ title: own, owner: 'CLIENT', status: 'IN_PROGRESS', round: 0 })
  show(mine)
  trpcMock.use({
    'portal.tasks.handIn': () => {
      show({ ...mine, status: 'READY_FOR_REVIEW' })
      return { ...mine, status: 'READY_FOR_REVIEW' }
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: own, exact: true }).click()
  const drawer = screen.getByRole('dialog', { name: own, exact: true })
  await expect.element(drawer.getByRole('button', { name: `Move back: ${own}` })).toBeVisible()
  await drawer.getByRole('button', { name: `Send for review: ${own}` }).click()
  await screen.getByRole('button', { name: 'Send for review', exact: true }).click()
  await expect.element(drawer).toMatchTextContent('Ready for review')
  await expect.element(drawer.getByRole('button', { name: /^(Send|Move)/ })).not.toBeInTheDocument()
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true)
})

test('a task can be reviewed by keyboard', async () => {
  show(aTask({}))
  const screen = await renderApp({ path: '/portal/projects', as: 'client' })
  const name = `View Details of ${fullProject?.name}`
  await tabTo(screen.getByRole('link', { name }))
  await userEvent.keyboard('{Enter}')
  const card = screen.getByRole('region', { name: title })
  await tabTo(card.getByLabelText('Comment'))
  await userEvent.keyboard('Read it aloud, and it sounds like us.')
  await userEvent.tab()
  await expect.element(card.getByRole('button', { name: `Approve ${title}` })).toHaveFocus()
  show(aTask({ status: 'APPROVED' }))
  trpcMock.use({
    'portal.tasks.reviews': () => ({
      items: reviewed().length > 0 ? [aReview(1, 'Read it aloud, and it sounds like us.')] : [],
      nextCursor: null,
    }),
  })
  await userEvent.keyboard('{Enter}')
  const confirm = screen.getByRole('button', { name: 'Approve task' })
  await tabTo(confirm)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Thank you. We will take it from here.')).toBeVisible()
  expect(reviewed()).toMatchObject([
    { decision: 'APPROVE', comment: 'Read it aloud, and it sounds like us.' },
  ])
  await tabTo(screen.getByRole('button', { name: title, exact: true }))
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('dialog', { name: title }))
    .toMatchTextContent('Read it aloud, and it sounds like us.')
})
