import { expect, test } from './fixtures.ts'
import { expectErrorToast } from './screens.ts'
import { cutCalls } from './trpc-calls.ts'

test('a link without its token says so and leads home', async ({ page }) => {
  const response = await page.goto('/reset-password')
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete')
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('the token leaves the address bar, yet a reload works', async ({ page }) => {
  await page.goto('/reset-password?token=unknown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
  await expect(page).toHaveURL('/reset-password')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
})

test('both fields say what is wrong with them', async ({ page }) => {
  await page.goto('/reset-password?token=unknown')
  await page.getByLabel('New Password').fill('aaaa1111')
  await page.getByLabel('Confirm Password').fill('aaaa1112')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(
    /^Password must contain at least one uppercase letter, one lowercase letter, and one number/,
  )
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription("Passwords don't match")
})

test('an unknown token is refused, and so is a server that is away', async ({ page, expectProblem }) => {
  expectProblem(/status of 4\d\d/)
  expectProblem(/failed request: .*auth\.resetPassword/)
  expectProblem(/ERR_CONNECTION_REFUSED/)
  await page.goto('/reset-password?token=unknown')
  await page.getByLabel('New Password').fill('Prairie2027')
  await page.getByLabel('Confirm Password').fill('Prairie2027')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expectErrorToast(
    page,
    'Error',
    'This link has expired or was already used. Please ask for a new one.',
  )
  await cutCalls(page, 'auth.resetPassword')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expectErrorToast(page, 'Error', 'Unable to save the password. Please try again.')
})
