import { AppError } from '@tallgrass/domain'
import { anId, client, fullProject, tasks } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const path = `/portal/projects/${fullProject?.id}`
const waiting = tasks.find(({ status }) => status === 'READY_FOR_REVIEW')

test('a refused review keeps its comment when the task no longer needs a review', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('region', { name: waiting?.title ?? '' })
  await card.getByLabelText('Comment').fill('Two lines could be shorter.')
  trpcMock.use({
    'portal.tasks.review': () => {
      throw new AppError('CONFLICT', 'This review is about an earlier round. Please check it again.')
    },
    'portal.projects.tasks': () => ({
      items: tasks.map((task) => (task.id === waiting?.id ? { ...task, status: 'APPROVED' } : task)),
      nextCursor: null,
    }),
  })
  await card.getByRole('button', { name: /^Request changes/ }).click()
  await expect
    .element(screen.getByText('This review is about an earlier round. Please check it again.'))
    .toBeVisible()
  await expect.element(card.getByText('nothing was sent', { exact: false })).toBeVisible()
  await expect.element(card.getByLabelText('Comment')).toHaveValue('Two lines could be shorter.')
  // A press at the place of the first one would count as its double click.
  card.getByRole('button', { name: 'Close' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card).not.toBeInTheDocument()
})

test('a draft comment is kept for its writer until it is sent, and shown to no one else', async () => {
  const open = async () => {
    const screen = await renderApp({ path, as: 'client' })
    return { screen, card: screen.getByRole('region', { name: waiting?.title ?? '' }) }
  }
  const first = await open()
  await first.card.getByLabelText('Comment').fill('Two lines could be shorter.')
  await first.screen.unmount()

  trpcMock.use({ 'auth.session': () => ({ ...client, id: anId('User') }) })
  const other = await open()
  await expect.element(other.card.getByLabelText('Comment')).toHaveValue('')
  await other.screen.unmount()

  trpcMock.use({ 'auth.session': () => client })
  const { card, screen } = await open()
  await expect.element(card.getByLabelText('Comment')).toHaveValue('Two lines could be shorter.')
  await card.getByRole('button', { name: /^Request changes/ }).click()
  await expect.element(screen.getByText('We have your comment and will work on the changes.')).toBeVisible()
  await screen.router.navigate({ to: '/portal' })
  await screen.router.navigate({ href: path })
  await expect.element(card.getByLabelText('Comment')).toHaveValue('')
})

test('an unreachable server keeps the comment, and the buttons work again', async () => {
  const unreachable = () => {
    throw HttpResponse.error()
  }
  trpcMock.use({ 'portal.tasks.move': unreachable, 'portal.tasks.review': unreachable })
  const own = tasks.find(({ owner, status }) => owner === 'CLIENT' && status === 'IN_PROGRESS')
  const screen = await renderApp({ path, as: 'client' })
  const move = screen.getByRole('button', { name: `Move back: ${own?.title}` })
  await move.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to update task')
  await expect.element(move).not.toHaveAttribute('aria-disabled')
  const card = screen.getByRole('region', { name: waiting?.title ?? '' })
  await card.getByLabelText('Comment').fill('Two lines could be shorter.')
  const request = card.getByRole('button', { name: /^Request changes/ })
  await request.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to send the review')
  await expect.element(request).not.toHaveAttribute('aria-disabled')
  await expect.element(card.getByLabelText('Comment')).toHaveValue('Two lines could be shorter.')
})

test('a double click approves or moves a task only once', async () => {
  const own = tasks.find(({ owner, status }) => owner === 'CLIENT' && status === 'IN_PROGRESS')
  const screen = await renderApp({ path, as: 'client' })
  const callsTo = (name: string) => trpcMock.calls.filter((call) => call.name === name)
  await screen.getByRole('button', { name: `Approve ${waiting?.title}` }).click()
  await screen.getByRole('button', { name: 'Approve task' }).dblClick()
  await expect.element(screen.getByText('Task Approved')).toBeVisible()
  expect(callsTo('portal.tasks.review')).toHaveLength(1)
  await screen.getByRole('button', { name: `Move back: ${own?.title}` }).dblClick()
  await expect.element(screen.getByText('Task Updated')).toBeVisible()
  expect(callsTo('portal.tasks.move')).toHaveLength(1)
})

test('an approval is asked about once, and nothing is sent until it is confirmed', async () => {
  const screen = await renderApp({ path, as: 'client' })
  const approve = screen.getByRole('button', { name: `Approve ${waiting?.title}` })
  await screen
    .getByRole('region', { name: waiting?.title ?? '' })
    .getByLabelText('Comment')
    .fill('Well done')
  await approve.click()
  const dialog = screen.getByRole('alertdialog', { name: `Approve “${waiting?.title}”?` })
  await expect.element(dialog).toMatchTextContent('Your comment is sent with the approval.')
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(approve).toHaveFocus()
  expect(trpcMock.calls.filter(({ name }) => name === 'portal.tasks.review')).toEqual([])
})

test('a link to a task that needs no review opens it, with what was last said about it first', async () => {
  const own = tasks.find(({ owner, status }) => owner === 'CLIENT' && status === 'IN_PROGRESS')
  const revised = tasks.map((task) =>
    task.id === own?.id ? { ...task, status: 'CHANGES_REQUESTED' as const, round: 1 } : task,
  )
  trpcMock.use({ 'portal.projects.tasks': () => ({ items: revised, nextCursor: null }) })
  const screen = await renderApp({ path: `${path}#task-${own?.id}`, as: 'client' })
  const drawer = screen.getByRole('dialog', { name: own?.title ?? '' })
  await expect.element(drawer.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).toBeVisible()
  const titles = drawer.getByRole('heading', { level: 3 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Reviews', 'Detail', 'Files'])
})
