import type { ChatMessage } from '@tallgrass/contracts'
import { parseInstant } from '@tallgrass/domain'
import { anId } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAssistant } from '../../lib/open-assistant'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

type Screen = Awaited<ReturnType<typeof renderApp>>

const launcher = (screen: Screen) => screen.getByRole('button', { name: 'Open chat' })

const sent = () => trpcMock.calls.filter(({ name }) => name === 'chat.send').map(({ input }) => input)

async function open(path = '/') {
  const screen = await renderApp({ path })
  await launcher(screen).click()
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  const field = panel.getByRole('textbox', { name: 'Message' })
  await expect.element(field).toHaveFocus()
  return { screen, panel, field, log: panel.getByRole('log') }
}

function serverDown(): never {
  throw HttpResponse.error()
}

const reply = {
  id: anId('ChatMessage'),
  content: 'Yes, until 2 pm.',
  requiresLeadCapture: false,
  suggestedBookingType: null,
  confidence: 0.9,
}

function setPhone() {
  onTestFinished(() => page.viewport(1280, 800))
  return page.viewport(375, 812)
}

test('Enter sends, Shift+Enter does not, and blank messages are not sent', async () => {
  const { field, log } = await open()
  await userEvent.keyboard('{Enter}')
  await field.fill('   ')
  await userEvent.keyboard('{Enter}')
  await field.fill('How long')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}does setup take?')
  expect(sent()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByText(/^Days, not months/)).toBeVisible()
  expect(log.element().textContent).toContain('How long\ndoes setup take?')
  await expect.element(field).toHaveValue('')
  expect(sent()).toMatchObject([{ message: 'How long\ndoes setup take?' }])
})

test('a pending reply shows an indicator and blocks further messages', async () => {
  const answer = Promise.withResolvers<typeof reply>()
  trpcMock.use({ 'chat.send': () => answer.promise })
  const { field, log, panel } = await open()
  await field.fill('Are you open on Saturday?')
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByText('Thinking...')).toBeVisible()
  await field.fill('And on Sunday?')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  answer.resolve(reply)
  await expect.element(log.getByText('Yes, until 2 pm.')).toBeVisible()
  await expect.element(log.getByText('Thinking...')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('And on Sunday?')
  expect(sent()).toHaveLength(1)
})

test('replies are text with links that open in a new tab, never HTML', async () => {
  const message: ChatMessage = {
    id: anId('ChatMessage'),
    role: 'assistant',
    content:
      '**Look** <img src=x onerror=alert(1)> at [the demos](https://example.com/demos), not [this](javascript:alert(1))',
    timestamp: parseInstant('2026-01-05T10:00:00.000Z'),
    metadata: {},
  }
  trpcMock.use({ 'chat.history': () => [message] })
  const { log } = await open()
  await expect.element(log).toMatchTextContent('Look <img src=x onerror=alert(1)> at the demos, not this')
  expect(log.element().querySelector('img')).toBeNull()
  const link = log.getByRole('link')
  expect(link.elements()).toHaveLength(1)
  await expect.element(link).toHaveAttribute('href', 'https://example.com/demos')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
})

test.each([
  ['on a wide screen', false],
  ['on a phone', true],
])(
  '%s a message stays in the field while the server is down, and a retry sends it once',
  async (_, isPhone) => {
    if (isPhone) await setPhone()
    const { field, log, panel, screen } = await open()
    trpcMock.use({ 'chat.send': serverDown })
    await field.fill('Are you open on Saturday?')
    await userEvent.keyboard('{Enter}')
    const toast = screen.getByRole('region', { name: 'Notifications (F8)' }).getByRole('alert')
    await expect.element(toast).toHaveTextContent('Chat ErrorUnable to send message. Please try again.')
    await expect.element(field).toHaveValue('Are you open on Saturday?')
    const send = panel.getByRole('button', { name: 'Send' })
    expect(overlap(toast.element(), send.element())).toBe(false)
    trpcMock.use({ 'chat.send': () => reply })
    await send.click()
    await expect.element(log.getByText('Yes, until 2 pm.')).toBeVisible()
    expect(log.getByText('Are you open on Saturday?').elements()).toHaveLength(1)
    await expect.element(field).toHaveValue('')
  },
)

/** Returns true if the elements overlap. */
function overlap(one: Element, other: Element) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top
}

test('a session that failed to start is started by the first message', async () => {
  trpcMock.use({ 'chat.startSession': serverDown })
  const { field, log } = await open()
  await expect.poll(() => vi.mocked(console.warn).mock.calls.length).toBe(1)
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toBe('The chat session could not be created')
  vi.mocked(console.warn).mockClear()
  trpcMock.use({ 'chat.startSession': () => ({ sessionId: anId('Conversation') }) })
  await field.fill('How long does setup take?')
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByRole('link')).toBeVisible()
})

test.each([
  ['on a wide screen', false],
  ['on a phone', true],
])('%s it opens and closes by keyboard and keeps the typed text', async (_, isPhone) => {
  if (isPhone) await setPhone()
  const { field, panel, screen } = await open()
  await field.fill('half a thought')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(launcher(screen)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('half a thought')
})

test('the panel is 384 by 512 pixels and fills a small phone', async () => {
  const { field, panel } = await open()
  const { height, width } = panel.element().getBoundingClientRect()
  expect([width, height]).toEqual([384, 512])
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(320, 568)
  await expect.poll(() => panel.element().getBoundingClientRect()).toMatchObject({ x: 0, width: 320 })
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await expect.element(field).toBeInViewport()
})

test('a chat that opens beside a dialog leaves it the focus, and Escape closes the dialog alone', async () => {
  const screen = await renderApp({ path: '/' })
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
  const email = dialog.getByLabelText('Email')
  await expect.element(email).toHaveFocus()
  openAssistant(launcher(screen).element() as HTMLElement)
  const chat = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(chat).toBeVisible()
  await expect.element(email).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(chat).toBeVisible()
})
