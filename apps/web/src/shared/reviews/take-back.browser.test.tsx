import type { Review, Task } from '@tallgrass/contracts'
import { AppError, toInstant } from '@tallgrass/domain'
import { anId, fullProject, sampleReview, tasks } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, expectFits, openDialog } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = `/portal/projects/${fullProject?.id}`
const title = 'Draft the greeting'
const inMs = (ms: number) => toInstant(new Date(Date.now() + ms))

function aTask(facts: Partial<Task> = {}): Task {
  const [sample] = tasks
  if (!sample) throw new Error('There are no sample tasks')
  return { ...sample, id: anId('Task'), title, owner: 'ADMIN', status: 'APPROVED', round: 1, ...facts }
}

async function openTask(review: Partial<Review>) {
  const task = aTask()
  const shown = { ...sampleReview({ decision: 'APPROVE', taskId: task.id }), ...review }
  trpcMock.use({
    'portal.projects.tasks': () => ({ items: [task], nextCursor: null }),
    'portal.tasks.reviews': () => ({ items: [shown], nextCursor: null }),
  })
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('button', { name: title, exact: true }).click()
  const drawer = screen.getByRole('dialog', { name: title })
  await expect.element(drawer.getByRole('list', { name: 'Reviews' })).toBeVisible()
  return { drawer, screen, shown, button: drawer.getByRole('button', { name: 'Take back' }) }
}

test('a review can be taken back while its time counts down, and then waits again', async () => {
  const { button, drawer, screen, shown } = await openTask({ takeBackUntil: inMs(9.5 * 60_000) })
  await expect.element(drawer.getByText(/^9:\d\d left$/)).toBeVisible()
  await expect.element(button).toHaveAccessibleDescription(/^Possible until /)
  await expectAccessible('a review that can be taken back', openDialog)
  const takenBack = { ...shown, takenBackAt: inMs(0), takeBackUntil: null }
  trpcMock.use({
    'portal.tasks.takeBack': () => takenBack,
    'portal.tasks.reviews': () => ({ items: [takenBack], nextCursor: null }),
  })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Review Taken Back' }))
    .toHaveTextContent('Review Taken BackThe task is ready for review again.')
  await expect.element(drawer.getByText('Taken back', { exact: true })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Round 1: approved by .*Taken back/)
  const calls = trpcMock.calls.filter(({ name }) => name === 'portal.tasks.takeBack')
  expect(calls.map(({ input }) => input)).toEqual([{ id: shown.id }])
})

test.each([
  ['client', 'ADMIN', path],
  ['admin', 'CLIENT', `/portal/admin/projects/${fullProject?.id}?tab=tasks`],
] as const)(
  'a %s takes it back in the list of tasks, where its outcome shows',
  async (as, owner, address) => {
    const task = aTask({ owner })
    const offer = { id: anId('Review'), taskId: task.id, until: inMs(9.5 * 60_000) }
    trpcMock.use({
      'portal.projects.tasks': () => ({ items: [task], nextCursor: null, takeBack: [offer] }),
      'portal.tasks.takeBack'({ id }) {
        const items = [{ ...task, status: 'READY_FOR_REVIEW' as const, round: 2 }]
        trpcMock.use({ 'portal.projects.tasks': () => ({ items, nextCursor: null }) })
        return { ...sampleReview(), id, takenBackAt: inMs(0), takeBackUntil: null }
      },
    })
    const screen = await renderApp({ path: address, as })
    const row = screen.getByRole('table', { name: 'Tasks' }).getByRole('row').filter({ hasText: title })
    const button = row.getByRole('button', { name: `Take back: ${title}` })
    await expect.element(row.getByText(/^9:\d\d left$/)).toBeVisible()
    await expectAccessible('a task that can be taken back in the list')
    await expectFits()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Ready for review/)
    expect(trpcMock.calls.find(({ name }) => name === 'portal.tasks.takeBack')?.input).toEqual({
      id: offer.id,
    })
  },
)

test('the way back is gone once the time is over', async () => {
  const { button, drawer } = await openTask({ takeBackUntil: inMs(-1) })
  await expect.element(drawer).toMatchTextContent('approved by')
  await expect.element(button).not.toBeInTheDocument()
})

test('if its time ends while the button has the focus, the review gets it', async () => {
  const { button } = await openTask({ takeBackUntil: inMs(4000) })
  button.element().focus()
  await expect.element(button).toHaveFocus()
  await expect.element(button).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Round 1: approved by/)
})

test('a refusal says why', async () => {
  const { button, screen } = await openTask({ takeBackUntil: inMs(60_000) })
  const refusal =
    'The completion sign-off of this project has been sent, so this review can no longer be taken back.'
  trpcMock.use({
    'portal.tasks.takeBack'() {
      throw new AppError('CONFLICT', refusal)
    },
    'portal.tasks.reviews': () => ({ items: [sampleReview()], nextCursor: null }),
  })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Error${refusal}`)
  await expect.element(button).not.toBeInTheDocument()
})

test('no one else is offered it', async () => {
  const { button, drawer } = await openTask({ takeBackUntil: null })
  await expect.element(drawer).toMatchTextContent('approved by')
  await expect.element(button).not.toBeInTheDocument()
})
