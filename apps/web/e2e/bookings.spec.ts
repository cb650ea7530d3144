import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { chooseRadio, expectToast } from './screens.ts'

const BOOKINGS = '/portal/admin/bookings'

test.use({ timezoneId: 'America/Chicago' })

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

/** Books the last open time, because the tests of visitors book the first ones. */
async function bookByApi(api: APIRequestContext) {
  const word = unique()
  const input = encodeURIComponent(JSON.stringify({ type: 'smart-ai-call' }))
  const { result } = await (await api.get(`/trpc/chat.slots?input=${input}`)).json()
  const data = {
    name: `Maren ${word}`,
    email: `maren-${word}@example.com`,
    company: 'Okafor Tile & Stone',
    phone: '(972) 555-0199',
    notes: 'After nine, please',
    type: 'smart-ai-call',
    start: result.data.slots.at(-1),
    timeZone: 'America/Denver',
    attempt: `one-click-of-one-visitor-${word}`,
  }
  expect((await api.post('/trpc/chat.bookCall', { data })).ok()).toBe(true)
  return data
}

test('a booked call is shown, cancelled and rebooked, and a past call gets its outcome', async ({
  page,
  office,
}) => {
  test.slow()
  const { email, name } = await bookByApi(office)
  await page.goto(BOOKINGS)
  const row = page.getByRole('row', { name: email })
  await expect(row).toContainText('Scheduled')
  await row.getByRole('button', { name }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toContainText('After nine, please')
  await expect(drawer).toContainText('Mountain Standard Time')
  await drawer.getByRole('link', { name: `Open lead ${name}` }).click()
  await expect(page.getByRole('dialog', { name })).toContainText('Source')
  await page.goBack()
  await row.getByRole('button', { name }).click()
  await drawer.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Booking' }).click()
  await expectToast(page, 'Booking Cancelled')
  await expect(row).toBeHidden()

  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(row).toContainText('Cancelled')
  await row.getByRole('button', { name }).click()
  await drawer.getByRole('button', { name: 'Rebook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rebook Call' })
  await dialog.getByRole('button', { name: 'Later days' }).click()
  await chooseRadio(dialog.getByRole('group', { name: 'Day' }).getByRole('radio').nth(7))
  await chooseRadio(dialog.getByRole('group', { name: 'Time' }).getByRole('radio').first())
  await dialog.getByRole('button', { name: 'Rebook' }).click()
  await expectToast(page, 'Call Rebooked')
  await expect(row).toBeHidden()

  const over = page.getByRole('row', { name: 'curtis@haleautoglass.example' })
  await expect(over).toContainText('Needs an outcome')
  await over.getByRole('button', { name: 'Curtis Hale' }).click()
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expectToast(page, 'Booking Completed')
  await expect(over).toContainText('Completed')
  await page.goBack()
  await expect(row).toContainText('Scheduled')
})
