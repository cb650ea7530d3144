import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { PASSWORD, unique } from './people.ts'
import { expectErrorToast, expectToast } from './screens.ts'

async function expectForm(page: Page, name: string) {
  const title = 'Complete Your Registration'
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(name)
}

test('the page stays where its reader scrolled to while the script loaded', async ({ page, invite }) => {
  const { inviteUrl, name } = await invite('CLIENT')
  const { promise: isScrolled, resolve: scrolled } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isScrolled
    await route.continue()
  })
  await page.setViewportSize({ width: 375, height: 500 })
  await page.goto(inviteUrl, { waitUntil: 'commit' })
  await expectForm(page, name)
  const top = await page.evaluate(() => {
    window.scrollTo(0, 300)
    return window.scrollY
  })
  expect(top).toBeGreaterThan(0)
  scrolled()
  await expect(page).toHaveURL('/invite/accept')
  // Without the scrolling of a real click.
  const toggle = page.getByRole('button', { name: 'Toggle color theme' })
  await toggle.evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('html'), 'hydrated').toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

test('a client joins by a link that keeps its token secret and works once', async ({
  page,
  invite,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const invited = await invite('CLIENT')
  await page.goto('/privacy')
  const response = await page.goto(invited.inviteUrl)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expectForm(page, invited.name)
  await expect(page).toHaveURL('/invite/accept')
  await page.reload()
  await expectForm(page, invited.name)

  await page.getByLabel('Username').fill('ADMIN')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expectErrorToast(page, 'Error', 'This username is already taken')
  await page.getByLabel('Username').fill(`join_${unique()}`)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Account Created Successfully!', 'You can now log in with your new credentials.')
  await expect(page).toHaveURL('/')
  const login = page.getByRole('dialog', { name: 'Customer Login' })
  await expect(login).toBeVisible()

  // The login dialog opens automatically only once, and the used link is not in the history.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')

  await page.getByRole('button', { name: 'Customer Login' }).click()
  await login.getByLabel('Email').fill(invited.email)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/portal')
})
