import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { PASSWORD, unique } from './people.ts'
import { expectErrorToast, expectToast, openLogin } from './screens.ts'
import { answerCalls, cutCalls, holdCalls } from './trpc-calls.ts'

async function openRegistration(page: Page) {
  await page.goto('/')
  await (await openLogin(page, 'Customer Login')).getByRole('button', { name: 'Sign up' }).click()
  return page.getByRole('dialog', { name: 'Create Your Account' })
}

test('a visitor opens an account and is led to the portal', { tag: '@mobile' }, async ({ page }) => {
  const word = unique()
  const dialog = await openRegistration(page)
  await dialog.getByLabel('Full Name').fill(`Odile ${word}`)
  await dialog.getByLabel('Email').fill(`odile-${word}@example.com`)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Organization (Optional)').fill('Odile & Daughters')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Welcome!', 'Your account has been created successfully.')
  await expect(page).toHaveURL('/portal')
  await expect(dialog).toHaveCount(0)
  await page.goto('/portal/profile')
  await expect(page.getByText('Odile & Daughters')).toBeVisible()
})

const rules = [
  ['Full Name', 'O', 'Name must be at least 2 characters'],
  ['Full Name', '   ', 'Name must be at least 2 characters'],
  ['Email', 'odile@', 'Valid email address required'],
  ['Password', 'Aa1!567', 'Password must be at least 8 characters'],
  ...['aaaa1111!', 'AAAA1111!', 'aaaaAAAA!', 'aaaaAAAA1', 'aaaaAAAA1!#'].map(
    (password) =>
      [
        'Password',
        password,
        'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
      ] as const,
  ),
] as const

test('every rule speaks at its field', async ({ page }) => {
  const dialog = await openRegistration(page)
  for (const [field, value, message] of rules) {
    const input = dialog.getByLabel(field, { exact: true })
    await input.fill(value)
    await dialog.getByRole('button', { name: 'Create Account' }).click()
    await expect(input, `${field} "${value}"`).toHaveAccessibleDescription(new RegExp(`^${message}`))
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  }
})

test('a known address is refused, however it is spelled', async ({ page, newClient, expectProblem }) => {
  expectProblem(/status of 409/)
  const { email } = await newClient()
  const dialog = await openRegistration(page)
  await dialog.getByLabel('Full Name').fill('Somebody Else')
  await dialog.getByLabel('Email').fill(email.toUpperCase())
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expectErrorToast(page, 'Registration failed', 'An account with this email already exists')
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Somebody Else')
})

test('a server that is away is a failed registration', async ({ page, expectProblem }) => {
  expectProblem(/auth\.register/)
  const dialog = await openRegistration(page)
  await cutCalls(page, 'auth.register')
  await dialog.getByLabel('Full Name').fill('Somebody Else')
  await dialog.getByLabel('Email').fill('somebody@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expectErrorToast(page, 'Registration failed', 'Unable to create account')
})

test('the button waits, and an account without a session says so', async ({ page }) => {
  const dialog = await openRegistration(page)
  await answerCalls(page, 'auth.session', () => null)
  const release = await holdCalls(page, 'auth.register')
  await dialog.getByLabel('Full Name').fill('Somebody Else')
  await dialog.getByLabel('Email').fill(`${unique()}@example.com`)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const button = dialog.getByRole('button', { name: 'Create Account' })
  await button.click()
  await expect(button).toBeDisabled()
  release()
  await expectErrorToast(page, 'Registration failed', 'Failed to establish session')
})
