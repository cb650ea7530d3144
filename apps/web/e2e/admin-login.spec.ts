import { expect, test } from './fixtures.ts'
import { PASSWORD } from './people.ts'
import { expectErrorToast, expectToast, openLogin } from './screens.ts'

test('an administrator signs in, stays on the page, signs out and finds the form empty again', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill('Admin@Tallgrass.example')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Welcome back!', 'Successfully logged in as admin.')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  const again = await openLogin(page, 'Admin Login')
  await expect(again.getByLabel('Username')).toHaveValue('')
  await expect(again.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('wrong credentials are refused, and a client with the right ones is denied access and not signed in', async ({
  page,
  newClient,
  expectProblem,
}) => {
  expectProblem(/status of 401/)
  const client = await newClient()
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill(client.email)
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Login failed', 'Invalid credentials')
  await dialog.getByLabel('Password', { exact: true }).fill(client.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Access denied', 'Admin access required.')
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
})
