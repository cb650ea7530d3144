import type { ConversationDetails, VisitorPresence } from '@tallgrass/contracts'
import { AppError, parseInstant } from '@tallgrass/domain'
import { admin, anId, conversationDetails } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { expectErrorToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const mine: Partial<ConversationDetails> = {
  state: 'person',
  person: { id: admin.id, name: admin.name },
  waitingSince: null,
}
const gone: VisitorPresence = {
  isHere: false,
  isTyping: false,
  seenAt: parseInstant('2026-11-20T08:57:00.000Z'),
}

/** A conversation whose state a test changes. */
async function renderDesk(given: Partial<ConversationDetails> = {}, presence = gone) {
  const [first] = conversationDetails
  if (!first) throw new Error('The samples have no conversation')
  let shown: ConversationDetails = { ...first, ...given }
  trpcMock.use({ 'admin.conversations.get': () => shown, 'admin.conversations.presence': () => presence })
  const screen = await renderApp({
    path: `/portal/admin/conversations?conversation=${shown.id}`,
    as: 'admin',
  })
  const drawer = screen.getByRole('dialog', { name: 'Conversation with Nora Castellan' })
  await expect.element(drawer.getByRole('heading', { name: 'Transcript' })).toBeVisible()
  return {
    screen,
    drawer,
    answer: drawer.getByRole('textbox', { name: 'Your answer' }),
    become(changes: Partial<ConversationDetails>) {
      shown = { ...shown, ...changes }
    },
  }
}

const callsOf = (name: string) => trpcMock.calls.filter((call) => call.name === name)

test('an administrator takes over, answers with Enter, and hands back', async () => {
  const { answer, become, drawer } = await renderDesk({ state: 'waiting', waitingSince: gone.seenAt })
  await expect.element(drawer.getByText('Needs a person')).toBeVisible()
  await expect.element(answer).not.toBeInTheDocument()
  become(mine)
  await drawer.getByRole('button', { name: 'Take Over' }).click()
  await expect.element(drawer.getByText('With Ruth Calloway')).toBeVisible()
  await answer.fill('We can help.')
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).toHaveValue('')
  expect(callsOf('admin.conversations.answer')).toMatchObject([{ input: { message: 'We can help.' } }])
  become({ state: 'assistant', person: null })
  await drawer.getByRole('button', { name: 'Hand Back' }).click()
  await expect.element(drawer.getByText('With the assistant')).toBeVisible()
  await expect.element(answer).not.toBeInTheDocument()
})

test('a button that has done its work passes the focus on: to the answer, or to what the conversation is now', async () => {
  const { answer, become, drawer } = await renderDesk({ state: 'waiting', waitingSince: gone.seenAt })
  async function press(name: string, changes: Partial<ConversationDetails>) {
    become(changes)
    drawer.getByRole('button', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer.getByRole('button', { name })).not.toBeInTheDocument()
  }
  const focused = () => document.activeElement?.textContent
  await press('Take Over', mine)
  await expect.element(answer).toHaveFocus()
  await press('Hand Back', { state: 'assistant', person: null })
  await expect.poll(focused).toMatch(/^With the assistant/)
  await press('Mark as Handled', { handledAt: gone.seenAt })
  await expect.poll(focused).toMatch(/^Handled/)
})

test('a colleague takes over from someone who was away when the visitor wrote', async () => {
  const person = { id: anId('User'), name: 'Jonah Pike' }
  const { become, drawer } = await renderDesk({ state: 'person', person, waitingSince: gone.seenAt })
  await expect.element(drawer.getByText('Needs a person')).toBeVisible()
  await expect
    .element(drawer.getByText('Jonah Pike has taken over and was away', { exact: false }))
    .toBeVisible()
  become(mine)
  await drawer.getByRole('button', { name: 'Take Over' }).click()
  await expect.element(drawer.getByText('With Ruth Calloway')).toBeVisible()
})

test('a refusal says why, and an answer that was not sent stays', async () => {
  const { answer } = await renderDesk(mine)
  trpcMock.use({
    'admin.conversations.answer'() {
      throw new AppError('CONFLICT', 'Jonah Sorensen has already taken over this conversation.')
    },
  })
  await answer.fill('We can help.')
  await userEvent.keyboard('{Enter}')
  await expectErrorToast('Error', 'Jonah Sorensen has already taken over this conversation.')
  await expect.element(answer).toHaveValue('We can help.')
})

test('what was typed stays when the conversation is closed and opened again', async () => {
  const { answer, drawer, screen } = await renderDesk(mine)
  await answer.fill('We can')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /^Someone called about a leak/ }).click()
  await expect.element(answer).toHaveValue('We can')
})

test('a draft is put beside what was typed, marked until it is edited, and not sent', async () => {
  const { answer, drawer } = await renderDesk(mine)
  await answer.fill('Hello Nora.')
  await drawer.getByRole('button', { name: 'Draft an Answer' }).click()
  await expect.element(answer).toHaveValue('Hello Nora.\n\nDays, not months.')
  await expect.element(drawer.getByText(/^Drafted by the assistant/)).toBeVisible()
  expect(callsOf('admin.conversations.answer')).toEqual([])
  await answer.fill('Hello Nora. A few days.')
  await expect.element(drawer.getByText(/^Drafted by the assistant/)).not.toBeInTheDocument()
})

test('it shows who is there, and where an answer goes otherwise', async () => {
  const { drawer } = await renderDesk(mine)
  await expect.element(drawer.getByText(/^Visitor left/)).toBeVisible()
  await expect
    .element(drawer.getByText('Your answer is emailed to nora@castellanroofing.example.'))
    .toBeVisible()
})

test('it shows that the visitor types', async () => {
  const { drawer } = await renderDesk(mine, { ...gone, isHere: true, isTyping: true })
  await expect.element(drawer.getByText('Visitor is typing...')).toBeVisible()
})

test('of a conversation that a colleague has taken over, it says so', async () => {
  const { answer, drawer } = await renderDesk({
    state: 'person',
    person: { id: anId('User'), name: 'Jonah Sorensen' },
  })
  await expect.element(drawer.getByText(/^Jonah Sorensen has taken over/)).toBeVisible()
  await expect.element(answer).not.toBeInTheDocument()
})

test('views show what needs a person and what is handled', async () => {
  const screen = await renderApp({ path: '/portal/admin/conversations', as: 'admin' })
  await screen.getByRole('tab', { name: 'Needs a person' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No One Waits' })).toBeVisible()
  expect(screen.router.state.location.search).toEqual({ show: 'needs-person' })
  expect(callsOf('admin.conversations.list').at(-1)).toMatchObject({ input: { show: 'needs-person' } })
  await screen.getByRole('tab', { name: 'All' }).click()
  await expect.element(screen.getByRole('table', { name: 'Conversations' })).toBeVisible()
})

test('the desk is accessible', async () => {
  const { answer } = await renderDesk(mine)
  await expect.element(answer).toBeVisible()
  await atBothWidths(() => expectAccessible('a conversation with us', openDialog))
})
