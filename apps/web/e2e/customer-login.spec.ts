import { expect, test } from './fixtures.ts'
import { expectToast, openLogin } from './screens.ts'

test('a client signs in and is taken to the portal', { tag: '@mobile' }, async ({ page, newClient }) => {
  const client = await newClient()
  await page.goto('/')
  const dialog = await openLogin(page, 'Customer Login')
  await dialog.getByLabel('Email').fill(client.email.toUpperCase())
  await dialog.getByLabel('Password', { exact: true }).fill(client.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectToast(page, 'Welcome back!', 'Successfully logged in to your account.')
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.name)
  await expect(dialog).toHaveCount(0)
})

test('an administrator who uses the customer login is taken to the admin portal', async ({
  page,
  newAdmin,
}) => {
  const admin = await newAdmin()
  await page.goto('/')
  const dialog = await openLogin(page, 'Customer Login')
  await dialog.getByLabel('Email').fill(admin.email)
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/portal/admin')
})
