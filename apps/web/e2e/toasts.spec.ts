import { expect, test } from './fixtures.ts'
import { openLogin, toasts } from './screens.ts'

test('the first toast reports a lost connection, F8 moves the focus to it, and the next disappears on its own', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/auth\.adminLogin/)
  await page.goto('/')
  const offered = page.waitForResponse(/auth\.passkeys\.signInOptions/)
  const dialog = await openLogin(page, 'Admin Login')
  const login = dialog.getByRole('button', { name: 'Login' })
  await dialog.getByLabel('Username').fill('admin')
  await dialog.getByLabel('Password', { exact: true }).fill('anything')
  await offered
  await page.route('**/trpc/**', (route) => route.abort('connectionrefused'))
  await login.click()
  const toast = toasts(page).getByRole('alert')
  await expect(toast).toBeVisible()
  await expect(dialog.getByLabel('Username')).toHaveValue('admin')

  await dialog.getByLabel('Username').focus()
  await page.keyboard.press('F8')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)

  await login.click()
  await expect(toast).toBeVisible()
  await expect(toast, 'five seconds later, by the real clock').toHaveCount(0, { timeout: 10_000 })
})
