import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, openDialog } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { expectErrorToast, expectNoSidewaysScroll, isNarrow } from './screens.ts'
import { cutCalls } from './trpc-calls.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const bookedTitle = 'Your call is booked'
const times = (page: Page) => page.getByRole('group', { name: 'What time?' }).getByRole('radio')
const days = (page: Page) => page.getByRole('group', { name: 'Which day?' }).getByRole('radio')
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book the call' })

/** Phones book later days, so that what runs at the same time is not in the way. */
const dayFor = (page: Page, day: number) => days(page).nth(isNarrow(page) ? day + 6 : day)

async function chooseTime(page: Page, day: number, time = 0): Promise<string> {
  await dayFor(page, day).check({ force: true })
  const choice = times(page).nth(time)
  await choice.check({ force: true })
  return ((await choice.locator('..').textContent()) ?? '').trim()
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name').fill('Maren Okafor')
  await page.getByLabel('Email').fill(email)
}

async function bookACall(page: Page, day: number): Promise<string> {
  await page.goto('/schedule')
  const clock = await chooseTime(page, day)
  await fillIn(page, `maren-${unique()}@example.com`)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { name: bookedTitle })).toBeFocused()
  return clock
}

test('a visitor books a call, moves it and cancels it', { tag: '@mobile' }, async ({ page }) => {
  test.slow()
  await page.goto('/schedule')
  await page.getByRole('radio', { name: 'SCORM Walkthrough' }).check({ force: true })
  const clock = await chooseTime(page, 1)
  await fillIn(page, `maren-${unique()}@example.com`)
  await page.getByLabel('What should we know').fill('Two of us will listen.')
  await bookButton(page).click()

  await expect(page.getByRole('heading', { name: bookedTitle })).toBeFocused()
  await expect(page).toHaveURL(/\/schedule\/[\w-]{43}$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('SCORM Walkthrough')
  await expect(main).toContainText(clock)
  await expect(main).toContainText(/Central European (Standard|Summer) Time/)
  await expect(main).toContainText(/Central (Standard|Daylight) Time/)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to your calendar' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('BEGIN:VEVENT')

  await page.reload()
  await page.getByRole('button', { name: 'Choose another time' }).click()
  const other = await chooseTime(page, 2, 3)
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByRole('heading', { name: bookedTitle })).toBeFocused()
  await expect(main).toContainText(other)

  await page.getByRole('button', { name: 'Cancel the call' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel the call?' })
  await expect(dialog.getByRole('button', { name: 'Keep the call' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel the call' }).click()
  await expect(page.getByRole('heading', { name: 'This call is cancelled' })).toBeFocused()
  const removal = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Take it out of your calendar' }).click()
  expect(await readFile(await (await removal).path(), 'utf8')).toContain('STATUS:CANCELLED')
})

test('by a link from the chat only the time is left to choose', async ({ page }) => {
  const lead = { name: 'Maren Okafor', email: `chat-${unique()}@example.com` }
  const { id: leadId } = await (await page.request.post('/api/leads', { data: lead })).json()
  const answer = await page.request.post('/api/bookings', { data: { type: 'strides-demo', leadId } })
  const { schedulingUrl } = await answer.json()
  await page.goto(schedulingUrl)
  await expect(page.getByRole('heading', { name: 'Choose a time for your call' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('STRIDES Walkthrough')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose a time' })).toBeVisible()
  const clock = await chooseTime(page, 1)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { name: bookedTitle })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(clock)
})

/** Presses Tab until `target` has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test('a call is booked without a mouse', async ({ page }) => {
  await page.goto('/schedule')
  await expect(times(page).first()).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Smart AI Business Consultation' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'SCORM Walkthrough' })).toBeChecked()
  await tabTo(page, days(page).first())
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(days(page).nth(3)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'open times on' })).toBeVisible()
  await tabTo(page, times(page).first())
  await page.keyboard.press('Space')
  await expect(times(page).first()).toBeChecked()
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Kees Toetsen')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`keys-${unique()}@example.com`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: bookedTitle })).toBeFocused()
})

test('times are read by the own clock, and by that of the business', async ({ page }) => {
  await page.goto('/schedule')
  await days(page).nth(1).check({ force: true })
  const shown = page.getByRole('status').filter({ hasText: 'open times on' })
  await expect(shown).toContainText('Central European')
  await page.getByRole('button', { name: 'Show in Dallas-Fort Worth time' }).click()
  await expect(shown).toContainText(/Central (Standard|Daylight) Time/)
  await expect(page.getByRole('button', { name: 'Show in your own time' })).toBeVisible()
})

test('what is missing is asked for, where it is missing', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/schedule')
  await expect(times(page).first()).toBeVisible()
  await bookButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose a time' })).toBeInViewport({
    ratio: 1,
  })
  await bookButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose a time' })).toBeInViewport({
    ratio: 1,
  })
  await chooseTime(page, 0)
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose a time' })).toBeHidden()
  await bookButton(page).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('while the server is away nothing typed is lost, and the next try books once', async ({
  page,
  office,
  expectProblem,
}) => {
  expectProblem(/chat\.bookCall/)
  const email = `away-${unique()}@example.com`
  await page.goto('/schedule')
  await chooseTime(page, 4)
  await fillIn(page, email)
  const restore = await cutCalls(page, 'chat.bookCall')
  await bookButton(page).click()
  await expectErrorToast(page, 'The call is not booked yet', 'Unable to connect to server. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await restore()
  // The server hears this one, and its answer is lost.
  await page.route(/chat\.bookCall/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('chat.bookCall'))
  await bookButton(page).click()
  await lost
  await page.unroute(/chat\.bookCall/)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { name: bookedTitle })).toBeVisible()
  const input = encodeURIComponent(JSON.stringify({ show: 'all', limit: 500 }))
  const list = await (await office.get(`/trpc/admin.bookings.list?input=${input}`)).text()
  expect(list.split(email)).toHaveLength(2)
})

test('a time that somebody else has just taken is said at the times, and the rest is kept', async ({
  page,
  browser,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const email = `late-${unique()}@example.com`
  await page.goto('/schedule')
  const clock = await chooseTime(page, 5, 2)
  await fillIn(page, email)

  const other = await (await browser.newContext({ timezoneId: 'Europe/Berlin' })).newPage()
  await other.goto('/schedule')
  await chooseTime(other, 5, 2)
  await fillIn(other, `first-${unique()}@example.com`)
  await bookButton(other).click()
  await expect(other.getByRole('heading', { name: bookedTitle })).toBeVisible()
  await other.context().close()

  await bookButton(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'This time has just been taken.' })
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(times(page).and(page.getByLabel(clock, { exact: true }))).toHaveCount(0)
  await expect(days(page).nth(5)).toBeChecked()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await times(page).last().check({ force: true })
  await expect(refusal).toBeHidden()
  await bookButton(page).click()
  await expect(page.getByRole('heading', { name: bookedTitle })).toBeVisible()
})

test('a link that is unknown says so and leads to a new call', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/)
  await page.goto(`/schedule/${'A'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Schedule a call' }).click()
  await expect(page).toHaveURL('/schedule')
})

test('open times that did not come can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/chat\.slots/)
  const restore = await cutCalls(page, 'chat.slots')
  await page.goto('/schedule')
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load open times' })
  await expect(problem).toBeVisible()
  await restore()
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(times(page).first()).toBeVisible()
})

test('with a scheduler elsewhere the page leads there', async ({ page }) => {
  await page.route(/demos\.links/, async (route) => {
    const answer = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'application/json',
      body: answer.replaceAll('"/schedule"', '"https://cal.com/prairie"'),
    })
  })
  await page.goto('/schedule')
  const link = page.getByRole('link', { name: 'Open the calendar' })
  await expect(link).toHaveAttribute('href', 'https://cal.com/prairie')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(bookButton(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible()
})

test('what people ask before they book has an address of its own', async ({ page }) => {
  for (const id of ['process', 'pricing', 'hours']) {
    await page.goto(`/schedule#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test('the page and its states are accessible and fit', { tag: '@mobile' }, async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/chat\.cancelBooking/)
  await page.goto('/schedule')
  await expect(times(page).first()).toBeVisible()
  await bookButton(page).click()
  await expectAccessible(page, 'the schedule with its rules')
  if (!isNarrow(page)) {
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  const restore = await cutCalls(page, 'chat.cancelBooking')
  await bookACall(page, 3)
  await expectAccessible(page, 'a booked call')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'Cancel the call?', openDialog)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the call' }).click()
  await expectErrorToast(page, 'The call is not cancelled', 'Unable to connect to server. Please try again.')
  await restore()
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await expect(times(page).first()).toBeVisible()
  await expectAccessible(page, 'another time')
})
