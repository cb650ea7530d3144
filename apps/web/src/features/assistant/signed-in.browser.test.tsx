import type { ChatMessage } from '@tallgrass/contracts'
import { toInstant } from '@tallgrass/domain'
import { anId } from '@tallgrass/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const SITE = 'https://site.example'
const ANSWER = `One item is waiting for you. We are taking care of everything else.
• [Pay “Setup”, $1,234.56](${SITE}/portal/invoices?status=OPEN), due November 10, 2026, overdue`

/** A conversation in which a visitor was asked for their details, before they signed in. */
function askedBefore() {
  const sessionId = anId('Conversation')
  const facts = { requiresLeadCapture: true, suggestedBookingType: null, confidence: 0.9 }
  const said: ChatMessage[] = [
    {
      id: anId('ChatMessage'),
      role: 'assistant',
      content: 'Who are you?',
      timestamp: toInstant(new Date()),
      metadata: facts,
    },
  ]
  trpcMock.use({
    'chat.startSession': () => ({ sessionId }),
    'chat.history': () => said,
    'chat.send': () => ({ ...facts, id: anId('ChatMessage'), content: ANSWER, requiresLeadCapture: false }),
  })
}

test.each([
  { as: 'client', path: '/portal' },
  { as: 'admin', path: '/portal/admin' },
  { as: 'client', path: '/' },
] as const)('$as at $path gets no form for contact details', async (shown) => {
  askedBefore()
  const screen = await renderApp(shown)
  await screen.getByRole('button', { name: 'Open chat' }).click()
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(panel.getByText('Who are you?')).toBeVisible()
  await expect.element(panel.getByRole('form', { name: "Let's get you connected!" })).not.toBeInTheDocument()
})

test('an answer from the records leads to the exact place, in a new tab, accessible in both themes', async () => {
  askedBefore()
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await screen.getByRole('button', { name: 'Open chat' }).click()
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await panel.getByRole('textbox', { name: 'Message' }).fill('What is waiting for me?')
  await userEvent.keyboard('{Enter}')
  const link = panel.getByRole('link', { name: 'Pay “Setup”, $1,234.56' })
  await expect.element(link).toHaveAttribute('href', `${SITE}/portal/invoices?status=OPEN`)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expectAccessible('the chat of a client')
})

test.each([375, 1280])(
  'in the back office, the button is the last control of the header at %i px',
  async (width) => {
    onTestFinished(() => page.viewport(1280, 800))
    await page.viewport(width, 812)
    const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const button = screen.getByRole('button', { name: 'Open chat' })
    await expect.poll(() => button.element().closest('header')).not.toBeNull()
    const controls = [...(button.element().closest('header')?.querySelectorAll('button, a') ?? [])]
    expect(controls.filter((control) => control.checkVisibility()).at(-1)).toBe(button.element())
    expect(getComputedStyle(button.element()).position).toBe('static')
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
)

test('by keyboard, the button comes with the other actions of the header, and gets the focus back', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const button = screen.getByRole('button', { name: 'Open chat' })
  await expect.poll(() => button.element().closest('header')).not.toBeNull()
  const before = [...(button.element().closest('header')?.querySelectorAll('button, a') ?? [])]
    .filter((control) => control instanceof HTMLElement && control.checkVisibility())
    .at(-2)
  if (before instanceof HTMLElement) before.focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(panel.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('in the client portal, the button is no part of the header', async () => {
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const button = screen.getByRole('button', { name: 'Open chat' })
  expect(button.element().closest('header')).toBeNull()
})
