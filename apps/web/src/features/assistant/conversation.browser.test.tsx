import type { ChatMessage } from '@tallgrass/contracts'
import { AppError, toInstant } from '@tallgrass/domain'
import { anId } from '@tallgrass/mocks'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const REPLY = /^Days, not months/

type Screen = Awaited<ReturnType<typeof renderApp>>

function aMessage(role: ChatMessage['role'], content: string): ChatMessage {
  return { id: anId('ChatMessage'), role, content, timestamp: toInstant(new Date()), metadata: {} }
}

async function openChat(screen: Screen) {
  await screen.getByRole('button', { name: 'Open chat' }).click()
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(panel.getByRole('textbox', { name: 'Message' })).toBeVisible()
  return panel
}

async function ask(panel: Awaited<ReturnType<typeof openChat>>, question: string) {
  await panel.getByRole('textbox', { name: 'Message' }).fill(question)
  await userEvent.keyboard('{Enter}')
}

test('a question asked before the history has loaded keeps both', async () => {
  const before = Promise.withResolvers<ChatMessage[]>()
  trpcMock.use({ 'chat.history': () => before.promise })
  const panel = await openChat(await renderApp())
  await ask(panel, 'And how soon?')
  await expect.element(panel.getByText('Thinking...')).toBeVisible()
  // By the end of this call, a question that did not wait would have been sent.
  await fetch('/trpc/demos.links')
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('chat.send')
  before.resolve([aMessage('user', 'Do you work in Plano?'), aMessage('assistant', 'Yes, we do.')])
  await expect.element(panel.getByText(REPLY)).toBeVisible()
  await expect.element(panel.getByText('Yes, we do.')).toBeVisible()
  await expect.element(panel.getByText('And how soon?')).toBeVisible()
})

test('a history that fails to load does not block new messages', async () => {
  trpcMock.use({
    'chat.history': () => {
      throw new AppError('NOT_READY', 'The database is not ready yet')
    },
  })
  const panel = await openChat(await renderApp())
  await ask(panel, 'And how soon?')
  await expect.element(panel.getByText(REPLY)).toBeVisible()
})

test.each(['chat.startSession', 'chat.history'] as const)(
  'a message that failed during an outage is not sent afterwards: %s',
  async (call) => {
    const unavailable = () => {
      throw new AppError('NOT_READY', 'Away', { retryAfterSeconds: 0.2, isOutage: true })
    }
    trpcMock.use({ [call]: unavailable, 'chat.send': unavailable })
    const panel = await openChat(await renderApp())
    await ask(panel, 'And how soon?')
    await expectErrorToast('Chat Error', 'Unable to send message. Please try again.')
    await expect.element(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('And how soon?')
    await expect.element(panel.getByText('Thinking...')).not.toBeInTheDocument()
    trpcMock.reset()
    await ask(panel, 'And how much?')
    await expect.element(panel.getByText(REPLY)).toBeVisible()
    await expect.element(panel.getByText('And how soon?')).not.toBeInTheDocument()
    // The failure to start the session is logged to the console.
    vi.mocked(console.warn).mockClear()
  },
)

const sessions = { own: anId('Conversation'), theirs: anId('Conversation') }

/** Serves another user's conversation until sign-out, and an empty one of our own after it. */
function conversations() {
  const said = { theirs: [aMessage('user', 'What will my project cost?')], own: [] }
  const isOver = () => trpcMock.calls.some(({ name }) => name === 'auth.logout')
  trpcMock.use({
    'chat.startSession': () => ({ sessionId: isOver() ? sessions.own : sessions.theirs }),
    'chat.history': ({ sessionId }) => (sessionId === sessions.theirs ? said.theirs : said.own),
  })
}

test('signing out ends the conversation, and the next user of this browser starts a new one', async () => {
  conversations()
  localStorage.setItem(`chat-added:${sessions.theirs}`, '[{"after":1,"content":"Your call is booked."}]')
  const screen = await renderApp({ as: 'client' })
  const panel = await openChat(screen)
  await expect.element(panel.getByText('What will my project cost?')).toBeVisible()
  await expect.element(panel.getByText('Your call is booked.')).toBeVisible()
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(Object.keys(localStorage)).not.toContain(`chat-added:${sessions.theirs}`)

  const other = await openChat(screen)
  await ask(other, 'And how soon?')
  await expect.element(other.getByText(REPLY)).toBeVisible()
  await expect.element(other.getByText('What will my project cost?')).not.toBeInTheDocument()
})

test('a visitor who signs in keeps their conversation', async () => {
  const screen = await renderApp()
  const panel = await openChat(screen)
  await ask(panel, 'And how soon?')
  await expect.element(panel.getByText(REPLY)).toBeVisible()
  await screen.getByRole('button', { name: 'Admin Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Admin Login' })
  await dialog.getByLabelText('Username').fill('admin')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
  await expect.element(panel.getByText('And how soon?')).toBeInTheDocument()
})

test('a long answer opens at its beginning, and the next question is shown again at the end', async () => {
  const long = aMessage('assistant', Array.from({ length: 60 }, (_, n) => `Line ${n + 1}`).join('\n'))
  trpcMock.use({ 'chat.history': () => [aMessage('user', 'Tell me everything'), long] })
  const panel = await openChat(await renderApp())
  const log = panel.getByRole('log').element()
  const answer = panel.getByText(/^Line 1\n/)
  await expect.element(answer).toBeInViewport()
  await expect.poll(() => topIn(log, answer.element())).toBeGreaterThanOrEqual(0)
  expect(topIn(log, answer.element())).toBeLessThan(20)
  await ask(panel, 'And how soon?')
  await expect.element(panel.getByText(REPLY)).toBeVisible()
  expect(log.scrollTop).toBe(0)
})

/** How far an element begins below the top of the log, in pixels. */
function topIn(log: Element, element: Element) {
  return element.getBoundingClientRect().top - log.getBoundingClientRect().top
}
