import type { ChatReplyFacts } from '@tallgrass/contracts'
import { toInstant } from '@tallgrass/domain'
import { anId } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const LINK = 'https://tallgrass.example/schedule/abc'

const sent = (name: string) => trpcMock.calls.filter((call) => call.name === name).map(({ input }) => input)

async function openChat(screen: Awaited<ReturnType<typeof renderApp>>) {
  await screen.getByRole('button', { name: 'Open chat' }).click()
  return screen.getByRole('dialog', { name: 'Chat with Tally' })
}

const formOf = (panel: Awaited<ReturnType<typeof askedForLead>>) =>
  panel.getByRole('form', { name: "Let's get you connected!" })

/** Opens the chat and gets a reply that asks for the lead, with or without a suggested call. */
async function askedForLead(
  suggestedBookingType: ChatReplyFacts['suggestedBookingType'],
  message = 'Please get in touch',
) {
  // The form is offered once per session and this browser remembers it, so each test uses a new session.
  const sessionId = anId('Conversation')
  trpcMock.use({
    'chat.startSession': () => ({ sessionId }),
    'chat.send': () => ({
      id: anId('ChatMessage'),
      content: 'Who are you?',
      requiresLeadCapture: true,
      suggestedBookingType,
      confidence: 0.9,
    }),
    'chat.createBooking': () => ({ id: anId('Booking'), schedulingUrl: LINK }),
  })
  const screen = await renderApp()
  const panel = await openChat(screen)
  await say(panel, message)
  return panel
}

async function say(panel: Awaited<ReturnType<typeof openChat>>, message: string) {
  await panel.getByRole('textbox', { name: 'Message' }).fill(message)
  await userEvent.keyboard('{Enter}')
}

async function giveName(panel: Awaited<ReturnType<typeof askedForLead>>) {
  const form = formOf(panel)
  await form.getByLabelText('Name').fill('Maren Okafor')
  await form.getByLabelText('Email').fill('maren@example.com')
  await expect.element(form.getByLabelText('Company (optional)')).toHaveValue('')
  await form.getByRole('button', { name: 'Get Started' }).click()
  await expect.element(form).not.toBeInTheDocument()
}

test('without a suggested call the visitor is thanked and no booking is made', async () => {
  const panel = await askedForLead(null)
  await giveName(panel)
  const thanks = 'Thank you, Maren Okafor. We have your details and will write to you.'
  await expect.element(panel.getByText(thanks)).toBeVisible()
  expect(sent('chat.createLead')).toMatchObject([{ name: 'Maren Okafor', interest: 'smart-ai' }])
  expect(sent('chat.createBooking')).toEqual([])
})

test.each([
  ['smart-ai-call', 'smart-ai', 'Smart AI Business Consultation'],
  ['scorm-demo', 'learning-saas', 'SCORM Walkthrough'],
  ['strides-demo', 'learning-saas', 'STRIDES Walkthrough'],
] as const)('a suggested %s becomes an interest in %s and a booking link', async (type, interest, label) => {
  const panel = await askedForLead(type)
  await giveName(panel)
  const link = panel.getByRole('link', { name: 'open the calendar' })
  await expect.element(link).toHaveAttribute('href', LINK)
  const said = link.element().parentElement?.textContent
  expect(said).toBe(`Thank you, Maren Okafor. Choose a time for your ${label}: open the calendar`)
  expect(sent('chat.createLead')).toMatchObject([{ interest }])
  expect(sent('chat.createBooking')).toMatchObject([{ type }])
})

test('invalid input shows errors at the fields and nothing is sent', async () => {
  const panel = await askedForLead('smart-ai-call')
  await formOf(panel).getByRole('button', { name: 'Get Started' }).click()
  await expect.element(formOf(panel).getByText('Name is required')).toBeVisible()
  await expect.element(formOf(panel).getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(formOf(panel).getByLabelText('Name')).toHaveFocus()
  expect(sent('chat.createLead')).toEqual([])
})

test('a visitor who dismisses the form is not asked again', async () => {
  const panel = await askedForLead('smart-ai-call')
  await formOf(panel).getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(formOf(panel)).not.toBeInTheDocument()
  await expect.element(panel.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  // The page is reloaded, and the server returns the history.
  trpcMock.use({
    'chat.history': () => [
      {
        id: anId('ChatMessage'),
        role: 'assistant',
        content: 'Who are you?',
        timestamp: toInstant(new Date()),
        metadata: { requiresLeadCapture: true, suggestedBookingType: 'smart-ai-call' },
      },
    ],
  })
  await cleanup()
  const again = await openChat(await renderApp())
  await expect.element(again.getByText('Who are you?')).toBeVisible()
  await expect.element(formOf(again)).not.toBeInTheDocument()
})

test('details typed into the chat fill the form, and what is typed into the form stays', async () => {
  const panel = await askedForLead('scorm-demo', 'I’m Maren Okafor from Okafor Tile, maren@example.com')
  const form = formOf(panel)
  await expect.element(form.getByLabelText('Name')).toHaveValue('Maren Okafor')
  await expect.element(form.getByLabelText('Company (optional)')).toHaveValue('Okafor Tile')
  await form.getByLabelText('Email').fill('office@example.com')
  await say(panel, 'my number is 972-555-0177')
  await expect.element(form.getByLabelText('Phone (optional)')).toHaveValue('972-555-0177')
  await expect.element(form.getByLabelText('Email')).toHaveValue('office@example.com')
  await form.getByRole('button', { name: 'Get Started' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(sent('chat.createLead')).toMatchObject([
    { name: 'Maren Okafor', email: 'office@example.com', phone: '972-555-0177', interest: 'learning-saas' },
  ])
})

test('a dismissed form comes back with the next reply that requires it', async () => {
  const panel = await askedForLead('smart-ai-call')
  await formOf(panel).getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(formOf(panel)).not.toBeInTheDocument()
  await say(panel, 'Show me the form again')
  await expect.element(formOf(panel)).toBeVisible()
})

test('the form shows each failure, stays filled in, and succeeds on the third try', async () => {
  const panel = await askedForLead('smart-ai-call')
  const form = formOf(panel)
  const send = form.getByRole('button', { name: 'Get Started' })
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('alert')
  await form.getByLabelText('Name').fill('Maren Okafor')
  await form.getByLabelText('Email').fill('maren@example.com')
  trpcMock.use({ 'chat.createLead': serverDown })
  await send.click()
  await expect
    .element(toast)
    .toHaveTextContent('Submission ErrorUnable to submit your information. Please try again.')
  trpcMock.use({ 'chat.createLead': () => ({ id: anId('Lead') }), 'chat.createBooking': serverDown })
  await send.click()
  await expect
    .element(toast)
    .toHaveTextContent('Booking ErrorUnable to create booking link. Please try again.')
  trpcMock.use({ 'chat.createBooking': () => ({ id: anId('Booking'), schedulingUrl: LINK }) })
  await expect.element(form.getByLabelText('Name')).toHaveValue('Maren Okafor')
  await send.click()
  await expect.element(panel.getByRole('link', { name: 'open the calendar' })).toBeVisible()
  expect(panel.getByRole('link', { name: 'open the calendar' }).elements()).toHaveLength(1)
})

test.each([
  [1280, 800],
  [375, 812],
  [320, 568],
])('the chat with its form is accessible and fits at %i by %i', async (width, height) => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
  const panel = await askedForLead('smart-ai-call')
  await expect.element(formOf(panel)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await expectAccessible('the chat with its lead form', '[role="dialog"]')
})

function serverDown(): never {
  throw HttpResponse.error()
}
