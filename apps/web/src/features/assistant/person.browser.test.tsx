import type { ChatMessage, ChatState } from '@tallgrass/contracts'
import { AppError, parseInstant, toInstant } from '@tallgrass/domain'
import { anId, assistantAnswers } from '@tallgrass/mocks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

let second = 0

function says(role: ChatMessage['role'], content: string, person?: string): ChatMessage {
  second += 1
  const timestamp = parseInstant(`2026-11-23T16:00:${String(second).padStart(2, '0')}.000Z`)
  return { id: anId('ChatMessage'), role, content, timestamp, metadata: person ? { person } : {} }
}

/** A conversation whose state and messages a test changes. */
function aConversation(given: Partial<ChatState> = {}) {
  const said = [says('user', 'Can I talk to a real person?')]
  let state: ChatState = { ...assistantAnswers, state: 'waiting', promise: { kind: 'soon' }, ...given }
  trpcMock.use({
    'chat.history': () => said,
    'chat.present': () => ({ ...state, lastMessageAt: said.at(-1)?.timestamp ?? null }),
    'chat.send'({ message }) {
      const sent = says('user', message)
      said.push(sent)
      const facts = { requiresLeadCapture: false, suggestedBookingType: null, confidence: 0 }
      return { id: sent.id, content: '', state: 'person', ...facts }
    },
  })
  return {
    said,
    become(changes: Partial<ChatState>) {
      state = { ...state, promise: null, ...changes }
    },
  }
}

async function openChat() {
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Open chat' }).click()
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(panel.getByText('Can I talk to a real person?')).toBeVisible()
  return panel
}

async function write(panel: Awaited<ReturnType<typeof openChat>>, message: string) {
  await panel.getByRole('textbox', { name: 'Message' }).fill(message)
  await userEvent.keyboard('{Enter}')
}

test.each([
  [{ kind: 'soon' }, /We usually answer within 10 minutes\./],
  [{ kind: 'away' }, /No one is at the desk right now/],
  [{ kind: 'closed', backAt: parseInstant('2026-11-23T15:00:00.000Z') }, /back on Monday at 9:00 AM CST/],
] as const)('someone who waits is promised only what holds: %j', async (promise, text) => {
  aConversation({ promise })
  const panel = await openChat()
  await expect.element(panel.getByText(text)).toBeVisible()
  await expect.element(panel.getByText(/Leave your email in the chat/)).toBeVisible()
})

test.each([
  [{ kind: 'soon' }, 'Ruth from Tallgrass answers you here. We usually answer within 10 minutes.'],
  [{ kind: 'away' }, 'Ruth from Tallgrass answers you here. No one is at the desk right now'],
  [{ kind: 'closed', backAt: parseInstant('2026-11-23T15:00:00.000Z') }, 'back on Monday at 9:00 AM CST'],
] as const)('who answers but has left is not said to be here: %j', async (promise, text) => {
  aConversation({ state: 'person', person: 'Ruth', promise, hasAddress: true })
  const panel = await openChat()
  const line = panel.getByRole('status').getByText(text, { exact: false })
  await expect.element(line).toMatchTextContent('If you leave, we answer by email.')
  await expect.element(line).not.toMatchTextContent('is here')
})

test('a visitor whose address is known is not asked for it again, except for a call', async () => {
  const { said } = aConversation({ hasAddress: true })
  said.push({ ...says('assistant', 'Who are you?'), metadata: { requiresLeadCapture: true } })
  const panel = await openChat()
  await expect.element(panel.getByText('we answer by email', { exact: false })).toBeVisible()
  const form = panel.getByRole('form', { name: "Let's get you connected!" })
  await expect.element(form).not.toBeInTheDocument()
  const call = says('assistant', 'Of course.')
  said.push({ ...call, metadata: { requiresLeadCapture: true, suggestedBookingType: 'scorm-demo' } })
  await write(panel, 'Can we have a call?')
  await expect.element(form).toBeVisible()
})

test('a person who takes over is announced, answers by name and hands back', async () => {
  const { become, said } = aConversation()
  const panel = await openChat()
  become({ state: 'person', person: 'Ruth', personIsHere: true, personIsTyping: true })
  said.push(says('system', 'Ruth from Tallgrass is here'))
  await write(panel, 'Hello?')
  await expect.element(panel.getByRole('status').getByText('Ruth from Tallgrass is here')).toBeVisible()
  await expect.element(panel.getByText('Ruth is typing...')).toBeVisible()
  await expect.element(panel.getByText('Hello?')).toBeVisible()
  expect(panel.getByText('Hello?').elements()).toHaveLength(1)

  said.push(says('assistant', 'How can I help?', 'Ruth'))
  become({ personIsTyping: false })
  await write(panel, 'With my phones.')
  await expect.element(panel.getByText(/How can I help\?$/)).toMatchTextContent('Ruth')
  await expect.element(panel.getByText('Ruth is typing...')).not.toBeInTheDocument()

  become({ state: 'assistant', person: null })
  said.push(says('system', 'The assistant answers again.'))
  await write(panel, 'Thanks')
  await expect.element(panel.getByText('The assistant answers again.')).toBeVisible()
  await expect
    .element(panel.getByRole('status').getByText('Ruth from Tallgrass is here'))
    .not.toBeInTheDocument()
})

test('a visitor who has just written sees soon that a person takes over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { become, said } = aConversation({ state: 'assistant', promise: null })
  said.push({ ...says('assistant', 'Of course.'), timestamp: toInstant(new Date()) })
  const panel = await openChat()
  const asked = () => trpcMock.calls.filter(({ name }) => name === 'chat.present').length
  await expect.poll(asked).toBeGreaterThan(0)
  become({ state: 'person', person: 'Ruth', personIsHere: true })
  vi.advanceTimersByTime(5000)
  await expect.element(panel.getByRole('status').getByText('Ruth from Tallgrass is here')).toBeVisible()
})

test('typing is told to the person who answers, and to no one else', async () => {
  const { become } = aConversation()
  const panel = await openChat()
  const told = () =>
    trpcMock.calls.filter(
      ({ input, name }) => name === 'chat.present' && Reflect.get(Object(input), 'isTyping'),
    )
  await panel.getByRole('textbox', { name: 'Message' }).fill('Hel')
  expect(told()).toHaveLength(0)
  become({ state: 'person', person: 'Ruth', personIsHere: true })
  await write(panel, 'Hello')
  await expect.element(panel.getByRole('status').getByText('Ruth from Tallgrass is here')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Message' }).fill('Are you')
  await expect.poll(() => told().length).toBeGreaterThan(0)
})

test('the chat with a person is accessible', async () => {
  const { said } = aConversation({
    state: 'person',
    person: 'Ruth',
    promise: null,
    personIsHere: true,
    personIsTyping: true,
  })
  said.push(says('system', 'Ruth from Tallgrass is here'), says('assistant', 'How can I help?', 'Ruth'))
  const panel = await openChat()
  await expect.element(panel.getByText('Ruth is typing...')).toBeVisible()
  await atBothWidths(() => expectAccessible('a chat with a person', '[role="dialog"]'))
})

test('the link of a mail opens the chat on its conversation', async () => {
  aConversation({ state: 'person', person: 'Ruth', promise: null })
  const screen = await renderApp({ path: '/chat/a-secret' })
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(panel.getByText('Can I talk to a real person?')).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/')
  expect(trpcMock.calls).toContainEqual({ name: 'chat.resume', input: { token: 'a-secret' } })
})

test('a link that has expired says so, and leads to the site', async () => {
  const sentence = 'This link has expired or is not valid. Open the chat to ask us again.'
  trpcMock.use({
    'chat.resume'() {
      throw new AppError('NOT_FOUND', sentence)
    },
  })
  const screen = await renderApp({ path: '/chat/a-secret' })
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await screen.getByRole('link', { name: 'Go to the site' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/')
})
