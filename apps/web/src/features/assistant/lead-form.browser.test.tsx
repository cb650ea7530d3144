import type { ChatReplyFacts } from '@tallgrass/contracts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const LINK = 'https://tallgrass.example/schedule/abc'

const sent = (name: string) => trpcMock.calls.filter((call) => call.name === name).map(({ input }) => input)

/** The chat after a reply that asks who the visitor is, and suggests a call or none. */
async function askedForLead(suggestedBookingType: ChatReplyFacts['suggestedBookingType']) {
  // A conversation is asked only once, and this browser remembers it.
  const sessionId = crypto.randomUUID()
  trpcMock.use({
    'chat.startSession': () => ({ sessionId }),
    'chat.send': () => ({
      id: crypto.randomUUID(),
      content: 'Who are you?',
      requiresLeadCapture: true,
      suggestedBookingType,
      confidence: 0.9,
    }),
    'chat.createBooking': () => ({ id: crypto.randomUUID(), schedulingUrl: LINK }),
  })
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Open chat' }).click()
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await panel.getByRole('textbox', { name: 'Message' }).fill('Please get in touch')
  await userEvent.keyboard('{Enter}')
  return panel
}

async function giveName(panel: Awaited<ReturnType<typeof askedForLead>>) {
  const form = panel.getByRole('form', { name: "Let's get you connected!" })
  await form.getByLabelText('Name').fill('Maren Okafor')
  await form.getByLabelText('Email').fill('maren@example.com')
  await expect.element(form.getByLabelText('Company (optional)')).toHaveValue('')
  await form.getByRole('button', { name: 'Get Started' }).click()
  await expect.element(form).not.toBeInTheDocument()
}

test('where no call was suggested the visitor is thanked, and none is made', async () => {
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
] as const)('a suggested %s is an interest in %s and a link to a time', async (type, interest, label) => {
  const panel = await askedForLead(type)
  await giveName(panel)
  const link = panel.getByRole('link', { name: 'open the calendar' })
  await expect.element(link).toHaveAttribute('href', LINK)
  const said = link.element().parentElement?.textContent
  expect(said).toBe(`Thank you, Maren Okafor. Choose a time for your ${label}: open the calendar`)
  expect(sent('chat.createLead')).toMatchObject([{ interest }])
  expect(sent('chat.createBooking')).toMatchObject([{ type }])
})
