import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectErrorToast, openLogin } from './screens.ts'
import { refuseCalls } from './trpc-calls.ts'

// Measured in the middle of a transition, every colour would be too faint.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectPageAccessible(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page, address)
}

test.describe('to everybody', { tag: '@mobile' }, () => {
  for (const address of ['/', '/privacy', '/invite/accept', '/reset-password?token=unknown', '/nowhere']) {
    test(`${address} is accessible`, async ({ page, expectProblem }) => {
      if (address === '/nowhere') expectProblem(/status of 404/)
      await expectPageAccessible(page, address)
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
    await expectAccessible(page, 'Admin Login with its rules')
    await refuseCalls(page, 'auth.adminLogin', { code: 'RATE_LIMITED', status: 429, message: 'Later.' })
    await dialog.getByLabel('Username').fill('admin')
    await dialog.getByLabel('Password', { exact: true }).fill('anything')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expectErrorToast(page, 'Login failed', 'Later.')
    await page.keyboard.press('F8') // while it is read, it stays
    await page.keyboard.press('Tab')
    await expectAccessible(page, 'a toast')
  })

  test('the three modes of the customer dialog are accessible', async ({ page }) => {
    await page.goto('/')
    const login = await openLogin(page, 'Customer Login')
    await expectAccessible(page, 'Customer Login')
    await login.getByRole('button', { name: 'Forgot password?' }).click()
    await expectAccessible(page, 'Forgot password?')
    await page.getByRole('button', { name: 'Back to login' }).click()
    await login.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expectAccessible(page, 'Create Your Account with its rules')
  })

  test('the terms are accessible as a dialog', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Terms' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'Terms')
  })
})

test('the menu and the drawer of a phone are accessible', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn('admin')
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, 'the menu')
  await page.goto('/portal/admin')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(page.getByRole('dialog', { name: 'Admin portal' })).toBeVisible()
  await expectAccessible(page, 'the drawer')
})

test.describe('to clients', { tag: '@mobile' }, () => {
  for (const address of ['/portal', '/portal/profile']) {
    test(`${address} is accessible`, async ({ page, signIn }) => {
      await signIn('client')
      await expectPageAccessible(page, address)
    })
  }
})

test.describe('to administrators', { tag: '@mobile' }, () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('admin')
  })

  for (const address of [
    '/portal/admin',
    '/portal/admin/users',
    '/portal/admin/users?search=nobody+at+all',
    '/portal/admin/users?tab=history',
  ]) {
    test(`${address} is accessible`, async ({ page }) => expectPageAccessible(page, address))
  }

  test('pending invitations and their dialogs are accessible', async ({ page, invite }) => {
    const { email } = await invite()
    await expectPageAccessible(page, '/portal/admin/users?tab=pending')
    const row = page.getByRole('row', { name: email })
    await row.getByRole('button', { name: /^Cancel/ }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'Cancel Invitation')
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: /^New link/ }).click()
    await expect(page.getByRole('dialog', { name: 'Invitation link' })).toBeVisible()
    await expectAccessible(page, 'Invitation link')
  })

  test('inviting and changing a role are accessible', async ({ page, newClient }) => {
    const { email, name } = await newClient()
    await page.goto(`/portal/admin/users?search=${email}`)
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: /^Change Role/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Change Role' })).toBeVisible()
    await expectAccessible(page, 'Change Role')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Invite User' }).click()
    await page.getByRole('button', { name: 'Send Invitation' }).click()
    await expectAccessible(page, 'Invite User with its rules')
  })

  test('the user menu is accessible', async ({ page }) => {
    await page.goto('/portal/admin')
    await page.getByRole('button', { name: /^User menu/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page, 'the user menu')
  })
})
