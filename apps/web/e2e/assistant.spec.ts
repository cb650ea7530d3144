import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectErrorToast, expectNoSidewaysScroll, isNarrow, toasts } from './screens.ts'
import { answerCalls, answerTo, cutCalls, holdCalls } from './trpc-calls.ts'

const GREETING = 'Hi, I’m Tally, the assistant of Tallgrass. How can I help today?'
const TO_BOOK = 'I want to book a call about automating my phone'

const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Tally' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' })
const log = (page: Page) => panel(page).getByRole('log')
const leadForm = (page: Page) => panel(page).getByRole('form', { name: "Let's get you connected!" })

async function open(page: Page, address = '/') {
  await page.goto(address)
  await launcher(page).click()
  await expect(field(page)).toBeFocused()
}

async function say(page: Page, message: string) {
  const answer = answerTo(page, 'chat.send')
  await field(page).fill(message)
  await field(page).press('Enter')
  await answer
  await expect(log(page).getByText('Thinking...')).toBeHidden()
}

async function fillLead(page: Page, email = `visitor${Date.now()}@example.com`) {
  await leadForm(page).getByLabel('Name').fill('Maren Okafor')
  await leadForm(page).getByLabel('Email').fill(email)
}

/** Whether one lies over the other, in part at least. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them cannot be seen')
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  return !apart
}

test('nothing of it is loaded before somebody wants it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const scripts = () => loaded.filter((url) => url.endsWith('.js')).length
  expect(scripts()).toBe(1)
  await launcher(page).hover()
  await expect.poll(scripts).toBeGreaterThan(1)
  expect(loaded.filter((url) => url.includes('chat.'))).toEqual([])
})

test('it is on every page, and keeps the conversation across pages and reloads', async ({ page }) => {
  await open(page, '/devlab')
  await expect(log(page)).toContainText(GREETING)
  await say(page, 'How long does setup take?')
  const said = await log(page).textContent()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(log(page)).toHaveText(said ?? '')
  await page.reload()
  await launcher(page).click()
  await expect(log(page)).toHaveText(said ?? '')
})

test('Enter sends, Shift+Enter does not, and what is blank stays unsent', async ({ page }) => {
  await open(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('chat.send') && sent.push(request.postData() ?? ''))
  await field(page).press('Enter')
  await field(page).fill('   ')
  await field(page).press('Enter')
  await field(page).fill('How long')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('does setup take?')
  expect(sent).toEqual([])
  const answer = answerTo(page, 'chat.send')
  await field(page).press('Enter')
  await answer
  await expect(log(page)).toContainText('How long\ndoes setup take?')
  await expect(field(page)).toHaveValue('')
  expect(sent).toHaveLength(1)
})

test('while a reply is on its way it says so, and sends nothing more', async ({ page }) => {
  await open(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('chat.send')) sent += 1
  })
  const release = await holdCalls(page, 'chat.send')
  await field(page).fill('Are you open on Saturday?')
  await field(page).press('Enter')
  await expect(log(page).getByText('Thinking...')).toBeVisible()
  await field(page).fill('And on Sunday?')
  await field(page).press('Enter')
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  release()
  await expect(log(page).getByText('Thinking...')).toBeHidden()
  await expect(field(page)).toHaveValue('And on Sunday?')
  expect(sent).toBe(1)
})

test('answers are text with links that open in a new tab, never HTML', async ({ page }) => {
  const message = {
    id: '0198a8c0-0000-7000-8000-000000000001',
    role: 'assistant',
    content:
      '**Look** <img src=x onerror=alert(1)> at [the demos](https://example.com/demos), not [this](javascript:alert(1))',
    timestamp: '2026-01-05T10:00:00.000Z',
    metadata: {},
  }
  await answerCalls(page, 'chat.history', () => [message])
  await open(page)
  await expect(log(page)).toContainText('Look <img src=x onerror=alert(1)> at the demos, not this')
  await expect(log(page).locator('img')).toHaveCount(0)
  const links = log(page).getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', 'https://example.com/demos')
  await expect(links).toHaveAttribute('target', '_blank')
  await expect(links).toHaveAttribute('rel', 'noopener')
})

test('a visitor who wants a call says who they are and gets a link to choose a time', {
  tag: '@mobile',
}, async ({ page }) => {
  await open(page)
  await say(page, TO_BOOK)
  await leadForm(page).getByRole('button', { name: 'Get Started' }).click()
  await expect(leadForm(page).getByText('Name is required')).toBeVisible()
  await expect(leadForm(page).getByText('Please enter a valid email address')).toBeVisible()
  await expect(leadForm(page).getByLabel('Name')).toBeFocused()
  await fillLead(page)
  await leadForm(page).getByRole('button', { name: 'Get Started' }).click()
  await expect(leadForm(page)).toBeHidden()
  await expect(field(page)).toBeFocused()
  await expect(log(page)).toContainText(
    'Thank you, Maren Okafor. Choose a time for your Smart AI Business Consultation: open the calendar',
  )
  await expect(log(page).getByRole('link', { name: 'open the calendar' })).toHaveAttribute(
    'href',
    /\/schedule\/./,
  )

  await page.reload()
  await launcher(page).click()
  await expect(log(page).getByRole('link', { name: 'open the calendar' })).toBeVisible()
  await expect(leadForm(page)).toBeHidden()
})

test('who dismisses the form is not asked again', async ({ page }) => {
  await open(page)
  await say(page, TO_BOOK)
  await leadForm(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(leadForm(page)).toBeHidden()
  await expect(field(page)).toBeFocused()
  await page.reload()
  await launcher(page).click()
  await expect(log(page)).toContainText(TO_BOOK)
  await expect(leadForm(page)).toBeHidden()
})

test.describe('when the server is away', () => {
  test('a message stays in the field, and a second try sends it once', { tag: '@mobile' }, async ({
    page,
    expectProblem,
  }) => {
    await open(page)
    expectProblem(/chat\.send/)
    const mend = await cutCalls(page, 'chat.send')
    await field(page).fill('Are you open on Saturday?')
    await field(page).press('Enter')
    await expectErrorToast(page, 'Chat Error', 'Unable to send message. Please try again.')
    await expect(field(page)).toHaveValue('Are you open on Saturday?')
    await mend()
    const send = panel(page).getByRole('button', { name: 'Send' })
    expect(await overlap(toasts(page).getByRole('alert'), send)).toBe(false)
    await send.click()
    await expect(log(page).getByText('Are you open on Saturday?')).toHaveCount(1)
    await expect(field(page)).toHaveValue('')
  })

  test('a session that could not be begun is begun with the first message', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/startSession/)
    expectProblem(/The chat session could not be created/)
    const mend = await cutCalls(page, 'chat.startSession')
    const warned = page.waitForEvent('console', (message) => message.text().includes('could not be created'))
    await open(page)
    await warned
    await mend()
    await say(page, 'How long does setup take?')
    await expect(log(page).getByRole('link')).not.toHaveCount(0)
  })

  test('the lead form stays filled, says what failed, and works at the second try', async ({
    page,
    expectProblem,
  }) => {
    await open(page)
    await say(page, TO_BOOK)
    await fillLead(page)
    const send = leadForm(page).getByRole('button', { name: 'Get Started' })
    expectProblem(/chat\.createLead/)
    const mendLead = await cutCalls(page, 'chat.createLead')
    await send.click()
    await expectErrorToast(page, 'Submission Error', 'Unable to submit your information. Please try again.')
    await mendLead()
    expectProblem(/chat\.createBooking/)
    const mendBooking = await cutCalls(page, 'chat.createBooking')
    await send.click()
    await expectErrorToast(page, 'Booking Error', 'Unable to create booking link. Please try again.')
    await mendBooking()
    await expect(leadForm(page).getByLabel('Name')).toHaveValue('Maren Okafor')
    await send.click()
    await expect(log(page).getByRole('link', { name: 'open the calendar' })).toHaveCount(1)
  })
})

test('by keyboard: opened, closed with Escape, and back where it began', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto('/')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await field(page).fill('half a thought')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('half a thought')
})

test('it has its size, fits the smallest phone, and is accessible', { tag: '@mobile' }, async ({ page }) => {
  test.slow()
  await open(page)
  if (!isNarrow(page)) {
    const box = await panel(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([384, 512])
  }
  await say(page, TO_BOOK)
  await expect(leadForm(page)).toBeVisible()
  await expectAccessible(page, 'the chat with its lead form')
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoSidewaysScroll(page)
  const box = await panel(page).boundingBox()
  expect(box).toMatchObject({ x: 0, width: 320 })
  await expect(field(page)).toBeInViewport()
})
