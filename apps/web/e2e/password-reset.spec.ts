import { expect, test } from './fixtures.ts'
import { expectErrorToast } from './screens.ts'

test('a token disappears from the address bar, is not disclosed, survives a reload and is refused if unknown', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 4\d\d/)
  const response = await page.goto('/reset-password?token=unknown')
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
  await expect(page).toHaveURL('/reset-password')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
  await page.getByLabel('New Password').fill('Prairie2027')
  await page.getByLabel('Confirm Password').fill('Prairie2027')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expectErrorToast(
    page,
    'Error',
    'This link has expired or was already used. Please request a new one.',
  )
})
