import type { Page } from '@playwright/test'
import type { Invitation } from '@tallgrass/contracts'
import { expectAccessible, openDialog } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { portalPages } from './portal-pages.ts'
import { expectErrorToast, openLogin } from './screens.ts'
import { answerCalls, refuseCalls } from './trpc-calls.ts'
import { visitorPages } from './visitor-pages.ts'

async function expectPageAccessible(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page, address)
}

/** All tests share one server; of what the others made, a few rows are enough to look at. */
async function shortenLists(page: Page) {
  for (const procedure of [
    'admin.users.list',
    'admin.invitations.list',
    'portal.projects.list',
    'admin.projects.history',
    'admin.audit.list',
    'admin.outbox.list',
  ]) {
    await answerCalls<{ items: unknown[] }>(page, procedure, ({ items }) => ({
      items: items.slice(0, 4),
      nextCursor: null,
    }))
  }
}

test('every page of the visitor is accessible', async ({ page, expectProblem }) => {
  test.slow()
  expectProblem(/status of 404/)
  for (const address of visitorPages) await expectPageAccessible(page, address)
})

for (const who of ['client', 'admin'] as const) {
  test(`every page of the ${who} is accessible`, async ({ page, office, signIn, expectProblem }) => {
    test.setTimeout(240_000)
    // The other portal asks for the missing project together with something else.
    if (who === 'client') expectProblem(/status of 404/)
    const pages = await portalPages(office)
    await signIn(who)
    await shortenLists(page)
    for (const address of pages[who]) await expectPageAccessible(page, address)
  })
}

test('an invitation is accessible, also when it is refused', async ({ page, invite, expectProblem }) => {
  expectProblem(/status of 404/)
  await expectPageAccessible(page, (await invite()).inviteUrl)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectAccessible(page, 'the invitation with its rules')
  await page.goto('/invite/accept?token=unknown')
  await expect(page.getByRole('heading', { name: 'Invitation Not Found' })).toBeVisible()
  await expectAccessible(page, 'an unknown invitation')
})

test('the login of administrators and a toast are accessible', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectAccessible(page, 'Admin Login with its rules', openDialog)
  await refuseCalls(page, 'auth.adminLogin', { code: 'RATE_LIMITED', status: 429, message: 'Later.' })
  await dialog.getByLabel('Username').fill('admin')
  await dialog.getByLabel('Password', { exact: true }).fill('anything')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Login failed', 'Later.')
  await page.keyboard.press('F8') // while it is read, it stays
  await page.keyboard.press('Tab')
  await expectAccessible(page, 'a toast', '[role="alert"]')
})

test('the three modes of the customer dialog are accessible', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/')
  const login = await openLogin(page, 'Customer Login')
  await expectAccessible(page, 'Customer Login', openDialog)
  await login.getByRole('button', { name: 'Forgot password?' }).click()
  await expectAccessible(page, 'Forgot password?', openDialog)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await login.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectAccessible(page, 'Create Your Account with its rules', openDialog)
})

test('the terms are accessible as a dialog', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Terms' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'Terms', openDialog)
})

test('the menu and the drawer of a phone are accessible', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn('admin')
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, 'the menu', openDialog)
  await page.goto('/portal/admin')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(page.getByRole('dialog', { name: 'Admin portal' })).toBeVisible()
  await expectAccessible(page, 'the drawer', openDialog)
})

test('pending invitations and their dialogs are accessible', { tag: '@mobile' }, async ({
  page,
  signIn,
  invite,
}) => {
  await signIn('admin')
  const { email } = await invite()
  await answerCalls<{ items: Invitation[] }>(page, 'admin.invitations.list', ({ items }) => ({
    items: items.filter((item) => item.email === email),
    nextCursor: null,
  }))
  await expectPageAccessible(page, '/portal/admin/users?tab=pending')
  await page.getByRole('button', { name: /^Cancel the invitation/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'Cancel Invitation', openDialog)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^New link/ }).click()
  await expect(page.getByRole('dialog', { name: 'Invitation link' })).toBeVisible()
  await expectAccessible(page, 'Invitation link', openDialog)
})

test('the menu and the other dialogs of administrators are accessible', async ({
  page,
  signIn,
  newClient,
}) => {
  await signIn('admin')
  const { email, name } = await newClient()
  await page.goto(`/portal/admin/users?search=${email}`)
  await page
    .getByRole('article', { name })
    .getByRole('button', { name: /^Change Role/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Change Role' })).toBeVisible()
  await expectAccessible(page, 'Change Role', openDialog)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Invite User' }).click()
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expectAccessible(page, 'Invite User with its rules', openDialog)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible()
  await expectAccessible(page, 'an empty list')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the user menu', '[role="menu"]')
})
