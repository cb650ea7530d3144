import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectErrorToast, openLogin, toasts } from './screens.ts'
import { refuseCalls } from './trpc-calls.ts'

/** Lets a toast appear that says `message`. */
async function provoke(page: Page, message: string) {
  await refuseCalls(page, 'auth.adminLogin', { code: 'RATE_LIMITED', status: 429, message })
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Login failed', message)
}

async function openFilledLogin(page: Page) {
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill('admin')
  await dialog.getByLabel('Password', { exact: true }).fill('anything')
}

async function drag(page: Page, toast: Locator, pixels: number) {
  const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const start = { x: x + width / 3, y: y + height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + pixels / 2, start.y, { steps: 4 })
  await page.mouse.move(start.x + pixels, start.y, { steps: 4 })
  await page.mouse.up()
}

test('a new toast replaces the one that is visible', { tag: '@mobile' }, async ({ page }) => {
  await openFilledLogin(page)
  await provoke(page, 'The first.')
  await provoke(page, 'The second.')
  await expect(page.getByText('The first.')).toHaveCount(0)
  await expect(toasts(page).getByText('The second.')).toHaveCount(1)
})

test('a toast says that the server is away, though it never came before', async ({ page, expectProblem }) => {
  expectProblem(/auth\.adminLogin/)
  await openFilledLogin(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/*', (route) => route.abort('connectionrefused'))
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await expect(toasts(page).getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('admin')
})

test('a toast stays for five seconds', async ({ page }) => {
  await page.clock.install()
  await openFilledLogin(page)
  await refuseCalls(page, 'auth.adminLogin', { code: 'RATE_LIMITED', status: 429, message: 'Later.' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  const toast = toasts(page).getByText('Later.')
  // The call and the toaster need a tick or two.
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(toast).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [10] })
  await page.clock.fastForward(4900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('F8 brings the focus to the toasts from anywhere, and a toast in use stays', async ({ page }) => {
  await page.clock.install()
  await openFilledLogin(page)
  await provoke(page, 'Read me slowly.')
  await page.getByLabel('Username').focus()
  await page.keyboard.press('F8')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.clock.fastForward(10_000)
  await expect(toasts(page).getByText('Read me slowly.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toasts(page).getByText('Read me slowly.')).toHaveCount(0)
})

test('only a swipe to the right of more than fifty pixels dismisses', async ({ page }) => {
  await openFilledLogin(page)
  await provoke(page, 'Swipe me.')
  const toast = toasts(page).getByRole('alert')
  const place = await toast.boundingBox()

  for (const pixels of [48, -120]) {
    await drag(page, toast, pixels)
    await expect(toast).toBeVisible()
    await expect.poll(() => toast.boundingBox(), `after ${pixels} px`).toEqual(place)
  }
  await drag(page, toast, 60)
  await expect(toast).toHaveCount(0)
})

test('a toast is closed by its button', async ({ page }) => {
  await openFilledLogin(page)
  await provoke(page, 'Close me.')
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Close me.')).toHaveCount(0)
})
