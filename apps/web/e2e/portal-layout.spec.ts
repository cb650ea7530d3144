import type { BrowserContext } from '@playwright/test'
import { DAY_S } from '@tallgrass/domain'
import { expect, test } from './fixtures.ts'

const SEVEN_DAYS_S = 7 * DAY_S

async function sidebarCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'sidebar_state')
}

for (const { who, address, label } of [
  { who: 'client', address: '/portal', label: 'Client portal' },
  { who: 'admin', address: '/portal/admin', label: 'Admin portal' },
] as const) {
  test.describe(label, () => {
    test('keeps its sidebar collapsed for a week', async ({ page, context, signIn }) => {
      await signIn(who)
      await page.goto(address)
      const sidebar = page.getByRole('navigation', { name: label })
      await page.getByRole('button', { name: 'Toggle sidebar' }).click()
      await expect(sidebar).toHaveCSS('width', '48px')
      const days = ((await sidebarCookie(context))?.expires ?? 0) - Date.now() / 1000
      expect(days / SEVEN_DAYS_S).toBeCloseTo(1, 2)
      await page.reload()
      await expect(sidebar).toHaveCSS('width', '48px')
      await page.getByRole('button', { name: 'Toggle sidebar' }).click()
      await expect(sidebar).toHaveCSS('width', '256px')
      await page.reload()
      await expect(sidebar).toHaveCSS('width', '256px')
    })

    test('keeps the theme across a reload without a flash of the other one', async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await signIn(who)
      await page.goto(address)
      const html = page.locator('html')
      const lightPage = await html.evaluate((element) => getComputedStyle(element).backgroundColor)
      await page.getByRole('button', { name: 'Toggle color theme' }).click()
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')

      // Checks the first paint, before any module has run.
      await page.route('**/assets/*.js', () => {})
      await page.reload({ waitUntil: 'commit' })
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
      await expect(html).not.toHaveCSS('background-color', lightPage)
      await page.unroute('**/assets/*.js')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    })
  })
}

test('on a phone, a client navigates and signs out in the drawer', async ({ page, context, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn('client')
  await page.goto('/portal')
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  await toggle.click()
  const drawer = page.getByRole('dialog', { name: 'Client portal' })
  await drawer.getByRole('link', { name: 'Projects' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
  expect(await sidebarCookie(context)).toBeUndefined()
  await toggle.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/portal')
  await expect(page).toHaveURL('/')
})
