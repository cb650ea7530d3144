import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { chooseRadio, isNarrow } from './screens.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const bookedTitle = 'Your call is booked'
const times = (page: Page) => page.getByRole('group', { name: 'What time?' }).getByRole('radio')
const days = (page: Page) => page.getByRole('group', { name: 'Which day?' }).getByRole('radio')
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book the call' })

/** Phones book later days, so that tests that run at the same time do not conflict. */
const dayFor = (page: Page, day: number) => days(page).nth(isNarrow(page) ? day + 6 : day)

async function chooseTime(page: Page, day: number, time = 0): Promise<string> {
  const chosen = dayFor(page, day)
  await chooseRadio(chosen)
  // The times of the first day stay until the page is interactive.
  const [, month = '', date = ''] =
    /(\w{3}) (\d+)$/.exec((await chosen.locator('..').textContent()) ?? '') ?? []
  await expect(page.getByText(/open times? on/)).toHaveText(new RegExp(` ${month}\\w* ${date},`))
  const choice = times(page).nth(time)
  await chooseRadio(choice)
  return ((await choice.locator('..').textContent()) ?? '').trim()
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name').fill('Maren Okafor')
  await page.getByLabel('Email').fill(email)
}

test('a visitor books a call, moves it and cancels it', { tag: '@mobile' }, async ({ page }) => {
  test.slow()
  // Each section about calls has its own address.
  for (const id of ['process', 'pricing', 'hours']) {
    await page.goto(`/schedule#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
  await page.goto('/schedule')
  await chooseRadio(page.getByRole('radio', { name: 'SCORM Walkthrough' }))
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
  await page.getByRole('link', { name: 'Remove from your calendar' }).click()
  expect(await readFile(await (await removal).path(), 'utf8')).toContain('STATUS:CANCELLED')
})
