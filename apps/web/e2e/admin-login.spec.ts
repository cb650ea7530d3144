import { expect, test } from './fixtures.ts'
import { PASSWORD } from './people.ts'
import { expectErrorToast, expectToast, openLogin } from './screens.ts'
import { cutCalls, holdCalls, refuseCalls } from './trpc-calls.ts'

test('an administrator signs in, stays on the page and finds the form empty again', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill('admin')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectToast(page, 'Welcome back!', 'Successfully logged in as admin.')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  const again = await openLogin(page, 'Admin Login')
  await expect(again.getByLabel('Username')).toHaveValue('')
  await expect(again.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('the e-mail address does as the username', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill('Admin@Tallgrass.example')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Welcome back!', 'Successfully logged in as admin.')
})

test('empty fields say what they need, and nothing is sent', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription('Username is required')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  )
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await dialog.getByLabel('Username').fill('admin')
  await expect(dialog.getByText('Username is required')).toHaveCount(0)
  expect(sent.filter((url) => url.includes('auth.adminLogin'))).toEqual([])
})

test('wrong credentials read the same for known and for unknown people', async ({ page, expectProblem }) => {
  expectProblem(/status of 401/)
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  for (const username of ['admin', 'nobody']) {
    await dialog.getByLabel('Username').fill(username)
    await dialog.getByLabel('Password', { exact: true }).fill('not this one')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expectErrorToast(page, 'Login failed', 'Invalid credentials')
    await page
      .getByRole('region', { name: 'Notifications (F8)' })
      .getByRole('button', { name: 'Close' })
      .click()
  }
  await expect(dialog).toBeVisible()
})

test('a client with the right password is denied and not signed in', async ({ page, newClient }) => {
  const client = await newClient()
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill(client.email)
  await dialog.getByLabel('Password', { exact: true }).fill(client.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Access denied', 'Admin access required.')
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
})

test('a server that is away is a connection error', async ({ page, expectProblem }) => {
  expectProblem(/auth\.adminLogin/)
  await page.goto('/')
  await cutCalls(page, 'auth.adminLogin')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill('admin')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Connection error', 'Unable to connect to server')
})

test("the server's own sentence is shown bare", async ({ page }) => {
  const message = 'Too many attempts. Please try again in 15 minutes.'
  await page.goto('/')
  await refuseCalls(page, 'auth.adminLogin', { code: 'RATE_LIMITED', status: 429, message })
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill('admin')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Login failed', message)
})

test('the button waits for the answer', async ({ page }) => {
  await page.goto('/')
  const release = await holdCalls(page, 'auth.adminLogin')
  const dialog = await openLogin(page, 'Admin Login')
  await dialog.getByLabel('Username').fill('admin')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const button = dialog.getByRole('button', { name: 'Login' })
  await button.click()
  await expect(button).toBeDisabled()
  release()
  await expect(dialog).toHaveCount(0)
})

test('the password is shown and hidden again, by keyboard too', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page, 'Admin Login')
  const password = dialog.getByLabel('Password', { exact: true })
  await password.fill('secret')
  await expect(password).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show or hide password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('secret')
})

test('the focus goes into the dialog and returns, however it is left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Admin Login' })
  for (const leave of ['Escape', 'Cancel', 'Close']) {
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Admin Login' })
    await expect(dialog.getByLabel('Username')).toBeFocused()
    await dialog.getByLabel('Username').fill('typed')
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: leave }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await opener.click()
  await expect(page.getByLabel('Username')).toHaveValue('')
})
