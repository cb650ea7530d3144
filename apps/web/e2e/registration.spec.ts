import { expect, test } from './fixtures.ts'
import { PASSWORD, unique } from './people.ts'
import { expectErrorToast, expectToast, openLogin } from './screens.ts'

test('a visitor registers with an unused email address and is taken to the portal', async ({
  page,
  newClient,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const known = await newClient()
  const word = unique()
  await page.goto('/')
  await (await openLogin(page, 'Customer Login')).getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Your Account' })
  await dialog.getByLabel('Full Name').fill(`Odile ${word}`)
  await dialog.getByLabel('Email').fill(known.email.toUpperCase())
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Organization (Optional)').fill('Odile & Daughters')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expectErrorToast(page, 'Registration failed', 'An account with this email already exists')

  await dialog.getByLabel('Email').fill(`odile-${word}@example.com`)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Welcome!', 'Your account has been created successfully.')
  await expect(page).toHaveURL('/portal')
  await expect(dialog).toHaveCount(0)
  await page.goto('/portal/profile')
  await expect(page.getByRole('region', { name: 'Company' }).getByText('Odile & Daughters')).toBeVisible()
})
