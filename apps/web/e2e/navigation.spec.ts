import { expect, test } from './fixtures.ts'
import { expectToast, isNarrow, openLogin } from './screens.ts'
import { cutCalls, holdCalls } from './trpc-calls.ts'

test.describe('the bar at the top', () => {
  test('shows neither logins nor a name until it is known who is there', async ({ page, signIn }) => {
    const { name } = await signIn('client')
    const release = await holdCalls(page, 'auth.session')
    await page.goto('/')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'DevLab' })).toBeVisible()
    await expect(bar.getByRole('button', { name: /Login|Logout/ })).toHaveCount(0)
    await expect(bar.getByText(name)).toHaveCount(0)
    release()
    await expect(bar.getByText(name)).toBeVisible()
  })

  test('offers both logins to a visitor', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: 'Customer Login' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Admin Login' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    const links = bar.getByRole('navigation', { name: 'Main' })
    await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(links.getByRole('link', { name: 'DevLab' })).toHaveAttribute('href', '/devlab')
  })

  test('shows a client their name and the way to the dashboard', async ({ page, signIn }) => {
    const { name } = await signIn('client')
    await page.goto('/')
    const bar = page.getByRole('banner')
    await expect(bar.getByText(name)).toBeVisible()
    await expect(bar.getByText('Admin', { exact: true })).toHaveCount(0)
    await expect(bar.getByRole('link', { name: 'Admin Portal' })).toHaveCount(0)
    await expect(bar.getByRole('button', { name: /Login/ })).toHaveCount(0)
    await bar.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/portal')
  })

  test('shows an administrator their badge and the way to the admin portal', async ({ page, signIn }) => {
    const { name } = await signIn('admin')
    await page.goto('/')
    const bar = page.getByRole('banner')
    await expect(bar.getByText(name)).toBeVisible()
    await expect(bar.getByText('Admin', { exact: true })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
    await bar.getByRole('link', { name: 'Admin Portal' }).click()
    await expect(page).toHaveURL('/portal/admin')
  })

  test('signs out, also when the server does not hear of it', async ({ page, signIn, expectProblem }) => {
    await signIn('client')
    await cutCalls(page, 'auth.logout')
    expectProblem(/Logout request failed/)
    expectProblem(/auth\.logout/)
    await page.goto('/')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  })

  test('treats a visitor as signed out when the check fails', async ({ page, signIn, expectProblem }) => {
    await signIn('client')
    await cutCalls(page, 'auth.session')
    expectProblem(/warning: Session check failed/)
    expectProblem(/auth\.session/)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  })

  test('opens the mail client to write to the provider', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('body')).not.toContainText('hello@tallgrass.example')
    const message = page.waitForRequest('mailto:hello@tallgrass.example')
    if (isNarrow(page)) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Contact' }).click()
    await message
  })
})

test.describe('the menu of a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('is worked by keyboard and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const burger = page.getByRole('button', { name: 'Open menu' })
    await expect(page.getByRole('button', { name: 'Customer Login' })).toHaveCount(0)
    await burger.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(burger).toBeFocused()
  })

  test('keeps the focus inside while it is open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(menu.getByRole('button', { name: 'Customer Login' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`hands the focus to the dialog it opens and back, motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      const dialog = await openLogin(page, 'Customer Login')
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await page.keyboard.type('ines@example.com')
      await expect(dialog.getByLabel('Email')).toHaveValue('ines@example.com')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    })
  }

  test('leads a client to the dashboard and out again', async ({ page, signIn }) => {
    const { name } = await signIn('client')
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByText(name)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/portal')
    await menu.getByRole('button', { name: 'Logout' }).click()
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  })
})

test.describe('the foot of the page', () => {
  for (const [button, says] of [
    ['Privacy', /minimal data/],
    ['Terms', /as-is/],
  ] as const) {
    test(`${button} interrupts with its text, which also has a page`, async ({ page }) => {
      await page.goto('/')
      const opener = page.getByRole('contentinfo').getByRole('button', { name: button })
      await opener.click()
      const dialog = page.getByRole('alertdialog', { name: button })
      await expect(dialog).toContainText(says)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
      await opener.click()
      await dialog.getByRole('link', { name: 'Open as a page' }).click()
      await expect(page).toHaveURL(`/${button.toLowerCase()}`)
      await expect(page.getByRole('heading', { level: 1, name: button })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(says)
    })
  }
})

test('a person who signed out sees nothing of the last one', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin Portal' }).click()
  await expect(page.getByText('Total Users')).toBeVisible()
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectToast(page, 'Logged Out', 'You have been successfully logged out.')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Total Users')).toHaveCount(0)
})
