import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectToast } from './screens.ts'

const SEVEN_DAYS_S = 7 * 24 * 3600

const portals = [
  {
    who: 'client',
    address: '/portal',
    label: 'Client portal',
    entries: ['Dashboard', 'Projects', 'Agreements', 'Invoices', 'Profile', 'Help & Support'],
  },
  {
    who: 'admin',
    address: '/portal/admin',
    label: 'Admin portal',
    entries: [
      'Dashboard',
      'Users',
      'Projects',
      'Agreements',
      'Invoices',
      'Demo',
      'Leads',
      'Bookings',
      'Conversations',
      'Waitlist',
      'Audit',
      'Outbox',
      'Failed jobs',
    ],
  },
] as const

function sidebarOf(page: Page, label: string) {
  return page.getByRole('navigation', { name: label })
}

async function sidebarCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'sidebar_state')
}

for (const { who, address, label, entries } of portals) {
  test.describe(label, () => {
    test('has its entries and marks the page that is open', async ({ page, signIn }) => {
      await signIn(who)
      await page.goto(address)
      const links = sidebarOf(page, label).getByRole('listitem').getByRole('link')
      // How many wait there stands beside some of them.
      const shown = async () =>
        (await links.allTextContents()).map((name) => name.replace(/\d+ waiting$/, ''))
      await expect.poll(shown, 'in this order').toEqual(entries)
      await expect(links.first()).toHaveAttribute('aria-current', 'page')
      await links.nth(1).click()
      await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
      await expect(links.first()).not.toHaveAttribute('aria-current', 'page')
    })

    test('folds its sidebar by button and by keyboard, and keeps it folded for a week', async ({
      page,
      context,
      signIn,
    }) => {
      await signIn(who)
      await page.goto(address)
      const sidebar = sidebarOf(page, label)
      const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
      await expect(sidebar).toHaveCSS('width', '256px')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await toggle.click()
      await expect(sidebar).toHaveCSS('width', '48px')
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      for (const name of entries) {
        await expect(
          sidebar.getByRole('link', { name: new RegExp(`^${name}(, \\d+ waiting)?$`) }),
        ).toBeVisible()
      }
      const days = ((await sidebarCookie(context))?.expires ?? 0) - Date.now() / 1000
      expect(days / SEVEN_DAYS_S).toBeCloseTo(1, 2)

      await page.reload()
      await expect(sidebar).toHaveCSS('width', '48px')
      await page.keyboard.press('Control+b')
      await expect(sidebar).toHaveCSS('width', '256px')
      await page.keyboard.press('Meta+b')
      await expect(sidebar).toHaveCSS('width', '48px')
      await page.keyboard.press('Control+b')
      await page.reload()
      await expect(sidebar).toHaveCSS('width', '256px')
    })

    test('has a drawer on a phone', async ({ page, context, signIn }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await signIn(who)
      await page.goto(address)
      await expect(sidebarOf(page, label)).toHaveCount(0)
      const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
      await toggle.click()
      const drawer = page.getByRole('dialog', { name: label })
      await expect(drawer).toHaveCSS('width', '288px')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
      await expect(toggle).toBeFocused()
      await page.keyboard.press('Control+b')
      await drawer.getByRole('link', { name: entries[1] }).click()
      await expect(drawer).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Projects|User Management/)
      expect(await sidebarCookie(context)).toBeUndefined()
    })

    test('keeps the theme over a reload and never shows the other one', async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await signIn(who)
      await page.goto(address)
      const html = page.locator('html')
      const lightPage = await html.evaluate((element) => getComputedStyle(element).backgroundColor)
      await page.getByRole('button', { name: 'Toggle color theme' }).click()
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')

      // What the browser paints before any of our modules has run.
      await page.route('**/assets/*.js', () => {})
      await page.reload({ waitUntil: 'commit' })
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
      await expect(html).not.toHaveCSS('background-color', lightPage)
      await page.unroute('**/assets/*.js')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    })

    test('lets the keyboard skip to the content', async ({ page, signIn }) => {
      await signIn(who)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
  })
}

test('a client signs out at the foot of the sidebar', { tag: '@mobile' }, async ({ page, signIn }) => {
  await signIn('client')
  await page.goto('/portal')
  await expect(page.getByRole('banner')).toContainText('Client Portal')
  const signOut = page.getByRole('button', { name: 'Sign Out' })
  if (!(await signOut.isVisible())) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await signOut.click()
  await expect(page).toHaveURL('/')
  await page.goto('/portal')
  await expect(page).toHaveURL('/')
})

test('an administrator is greeted, finds the demo in a new tab and logs out', { tag: '@mobile' }, async ({
  page,
  newAdmin,
  signIn,
}) => {
  const { name } = await signIn(await newAdmin())
  await page.goto('/portal/admin')
  await expect(page.getByRole('banner')).toContainText(`Welcome, ${name}`)
  await page.getByRole('button', { name: /^User menu/ }).click()
  const demo = page.getByRole('menuitem', { name: 'View Demo' })
  await expect(demo).toHaveAttribute('href', '/small-business')
  await expect(demo).toHaveAttribute('target', '_blank')
  await expect(demo).toHaveAttribute('rel', /noopener/)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectToast(page, 'Logged Out', 'You have been successfully logged out.')
  await expect(page).toHaveURL('/')
})

test('the admin portal says who works there and opens the demo in a new tab', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/portal/admin')
  const sidebar = sidebarOf(page, 'Admin portal')
  await expect(sidebar.getByText('Administrator', { exact: true })).toBeVisible()
  const demos = [
    sidebar.getByRole('link', { name: 'Demo' }),
    page.getByRole('banner').getByRole('link', { name: 'View Demo' }),
  ]
  for (const demo of demos) {
    await expect(demo).toHaveAttribute('href', '/small-business')
    await expect(demo).toHaveAttribute('target', '_blank')
    await expect(demo).toHaveAttribute('rel', /noopener/)
  }
})
