import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, openDialog } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { expectNoSidewaysScroll, expectToast, isNarrow } from './screens.ts'
import { answerCalls, cutCalls } from './trpc-calls.ts'

const BOOKINGS = '/portal/admin/bookings'

test.use({ timezoneId: 'America/Chicago' })

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

/** One of the last times: the tests of visitors book the first ones, and phones run beside the desktop. */
async function bookByApi(page: Page, api: APIRequestContext) {
  const word = unique()
  const email = `maren-${word}@example.com`
  const input = encodeURIComponent(JSON.stringify({ type: 'smart-ai-call' }))
  const { result } = await (await api.get(`/trpc/chat.slots?input=${input}`)).json()
  const start: string = result.data.slots.at(isNarrow(page) ? -25 : -1)
  const data = {
    name: `Maren ${word}`,
    email,
    company: 'Okafor Tile & Stone',
    phone: '(972) 555-0199',
    notes: 'After nine, please',
    type: 'smart-ai-call',
    start,
    timeZone: 'America/Denver',
    attempt: `one-click-of-one-visitor-${word}`,
  }
  expect((await api.post('/trpc/chat.bookCall', { data })).ok()).toBe(true)
  return data
}

test('a booked call is listed, shown, cancelled and rebooked', { tag: '@mobile' }, async ({
  page,
  office,
}) => {
  test.slow()
  const { email, name } = await bookByApi(page, office)
  await page.goto('/portal/admin')
  if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page
    .getByRole('navigation', { name: 'Admin portal' })
    .getByRole('link', { name: 'Bookings', exact: true })
    .click()
  await expect(page).toHaveTitle('Bookings: Admin Portal')
  const table = page.getByRole('table', { name: 'Bookings' })
  const row = table.getByRole('row', { name: email })
  await expect(row).toContainText('Scheduled')
  await row.getByRole('button', { name }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toContainText('After nine, please')
  await expect(drawer).toContainText('Mountain Standard Time')
  await expect(drawer.getByRole('button', { name: 'Mark completed' })).toBeHidden()
  await expect(drawer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await drawer.getByRole('link', { name: `Open lead ${name}` }).click()
  await expect(page.getByRole('dialog', { name })).toContainText('Came in by')
  await page.goBack()
  await row.getByRole('button', { name }).click()

  await drawer.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Booking' }).click()
  await expectToast(page, 'Booking Cancelled')
  await expect(row).toBeHidden()

  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page).toHaveURL(`${BOOKINGS}?show=past`)
  await expect(row).toContainText('Cancelled')
  await row.getByRole('button', { name }).click()
  await drawer.getByRole('button', { name: 'Rebook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rebook Call' })
  await expect(dialog.getByRole('button', { name: 'Rebook' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Later days' }).click()
  const [days, times] = [
    dialog.getByRole('group', { name: 'Day' }),
    dialog.getByRole('group', { name: 'Time' }),
  ]
  await days
    .getByRole('radio')
    .nth(isNarrow(page) ? 3 : 7)
    .check({ force: true })
  await times.getByRole('radio').first().check({ force: true })
  await dialog.getByRole('button', { name: 'Rebook' }).click()
  await expectToast(page, 'Call Rebooked')
  await expect(row).toBeHidden()
  await page.goBack()
  await expect(row).toContainText('Scheduled')
})

test('a call whose time has come gets its outcome', async ({ page }) => {
  await page.goto(`${BOOKINGS}?show=past`)
  const row = page.getByRole('row', { name: 'curtis@haleautoglass.example' })
  await expect(row).toContainText('Needs an outcome')
  await row.getByRole('button', { name: 'Curtis Hale' }).click()
  const drawer = page.getByRole('dialog', { name: 'Curtis Hale' })
  await drawer.getByRole('button', { name: 'Mark completed' }).click()
  await expectToast(page, 'Booking Completed')
  await expect(row).toContainText('Completed')
  await row.getByRole('button', { name: 'Curtis Hale' }).click()
  await expect(drawer.getByRole('button', { name: 'Mark completed' })).toBeHidden()
  await expect(drawer.getByRole('button', { name: 'Cancel booking' })).toBeHidden()
})

test('a link without a time is no upcoming call', async ({ page }) => {
  await page.goto(BOOKINGS)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('row', { name: 'elena@marshbookkeeping.example' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Link sent' }).click()
  const row = page.getByRole('row', { name: 'elena@marshbookkeeping.example' })
  await expect(row).toContainText('Link sent')
  await expect(row).toContainText('No time chosen yet')
})

test('a new booking appears by itself', async ({ page, office }) => {
  await page.clock.install()
  await page.goto(BOOKINGS)
  await expect(page.getByRole('table')).toBeVisible()
  const { email } = await bookByApi(page, office)
  await page.clock.runFor(31_000)
  await expect(page.getByRole('row', { name: email })).toBeVisible()
})

test('an empty view says what will stand there', async ({ page }) => {
  await answerCalls(page, 'admin.bookings.list', () => ({ items: [], nextCursor: null }))
  await page.goto(BOOKINGS)
  await expect(page.getByRole('heading', { name: 'No Calls Ahead' })).toBeVisible()
})

test('a list that did not come can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/admin\.bookings\.list/)
  const restore = await cutCalls(page, 'admin.bookings.list')
  await page.goto(BOOKINGS)
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load the bookings' })
  await expect(problem).toBeVisible()
  await restore()
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('the screen, its drawer and its dialogs are accessible and fit', { tag: '@mobile' }, async ({
  page,
}) => {
  test.slow()
  await page.goto(`${BOOKINGS}?show=all`)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, BOOKINGS)
  if (!isNarrow(page)) {
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
  await page.getByRole('button', { name: 'Priya Raman' }).click()
  await expect(page.getByRole('dialog', { name: 'Priya Raman' })).toBeVisible()
  await expectAccessible(page, 'a booking', openDialog)
  await page.getByRole('button', { name: 'Rebook' }).click()
  const rebook = page.getByRole('dialog', { name: 'Rebook Call' })
  await expect(rebook.getByRole('radio').first()).toBeVisible()
  await expectAccessible(page, 'Rebook Call', `${openDialog}:has(form)`)
})
