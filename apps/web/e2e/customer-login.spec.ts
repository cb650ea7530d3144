import { expect, test } from './fixtures.ts'
import { expectErrorToast, expectToast, openLogin, toasts } from './screens.ts'
import { answerCalls, cutCalls, holdCalls } from './trpc-calls.ts'

test('a client signs in and is led to the portal', { tag: '@mobile' }, async ({ page, newClient }) => {
  const client = await newClient()
  await page.goto('/')
  const dialog = await openLogin(page, 'Customer Login')
  await expect(
    dialog.getByText('Enter your email and password to access your customer portal.', { exact: true }),
  ).toBeVisible()
  await dialog.getByLabel('Email').fill(client.email.toUpperCase())
  await dialog.getByLabel('Password', { exact: true }).fill(client.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectToast(page, 'Welcome back!', 'Successfully logged in to your account.')
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.name)
  await expect(dialog).toHaveCount(0)
})

test('an administrator who takes this door is led to the admin portal', async ({ page, newAdmin }) => {
  const admin = await newAdmin()
  await page.goto('/')
  const dialog = await openLogin(page, 'Customer Login')
  await dialog.getByLabel('Email').fill(admin.email)
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/portal/admin')
})

test('fields say what is wrong with them', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page, 'Customer Login')
  await dialog.getByLabel('Email').fill('not an address')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Valid email address required')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  )
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Email').fill('maren@example.com')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
})

test('wrong credentials keep the dialog open', async ({ page, expectProblem }) => {
  expectProblem(/status of 401/)
  await page.goto('/')
  const dialog = await openLogin(page, 'Customer Login')
  await dialog.getByLabel('Email').fill('client@tallgrass.example')
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Login failed', 'Invalid credentials')
  await expect(dialog.getByLabel('Email')).toHaveValue('client@tallgrass.example')
  await expect(page).toHaveURL('/')
})

test('a server that is away is a failed login', async ({ page, expectProblem }) => {
  expectProblem(/auth\.login/)
  await page.goto('/')
  await cutCalls(page, 'auth.login')
  const dialog = await openLogin(page, 'Customer Login')
  await dialog.getByLabel('Email').fill('client@tallgrass.example')
  await dialog.getByLabel('Password', { exact: true }).fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Login failed', 'Invalid credentials')
})

test('a login without a session afterwards says so', async ({ page, newClient }) => {
  const client = await newClient()
  await page.goto('/')
  const dialog = await openLogin(page, 'Customer Login')
  await answerCalls(page, 'auth.session', () => null)
  await dialog.getByLabel('Email').fill(client.email)
  await dialog.getByLabel('Password', { exact: true }).fill(client.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expectErrorToast(page, 'Login failed', 'Failed to establish session')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the button waits for the answer', async ({ page, newClient }) => {
  const client = await newClient()
  await page.goto('/')
  const release = await holdCalls(page, 'auth.login')
  const dialog = await openLogin(page, 'Customer Login')
  await dialog.getByLabel('Email').fill(client.email)
  await dialog.getByLabel('Password', { exact: true }).fill(client.password)
  const button = dialog.getByRole('button', { name: 'Login' })
  await button.click()
  await expect(button).toBeDisabled()
  release()
  await expect(page).toHaveURL('/portal')
})

test.describe('the three modes', () => {
  test('keep the typed e-mail and take the focus along', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/')
    const login = await openLogin(page, 'Customer Login')
    await expect(login.getByLabel('Email')).toBeFocused()
    await login.getByLabel('Email').fill('ines@example.com')
    await login.getByRole('button', { name: 'Sign up' }).click()

    const register = page.getByRole('dialog', { name: 'Create Your Account' })
    await expect(
      register.getByText('Fill out the form below to create your customer account.', { exact: true }),
    ).toBeVisible()
    await expect(register.getByLabel('Full Name')).toBeFocused()
    await expect(register.getByLabel('Email')).toHaveValue('ines@example.com')
    await register.getByLabel('Email').fill('ines.b@example.com')
    await register.getByRole('button', { name: 'Sign in' }).click()

    await expect(login.getByLabel('Email')).toHaveValue('ines.b@example.com')
    await expect(login.getByLabel('Email')).toBeFocused()
    await login.getByRole('button', { name: 'Forgot password?' }).click()
    const forgot = page.getByRole('dialog', { name: 'Forgot password?' })
    await expect(forgot.getByLabel('Email')).toHaveValue('ines.b@example.com')
    await forgot.getByRole('button', { name: 'Back to login' }).click()
    await expect(login.getByLabel('Email')).toHaveValue('ines.b@example.com')
  })

  test('start over when the dialog is opened again, and give the focus back', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Customer Login' })
    await opener.click()
    await page.getByLabel('Email').fill('ines@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Customer Login' }).getByLabel('Email')).toHaveValue('')
  })
})

test.describe('a forgotten password', () => {
  test('is asked for in both dialogs, and the answer never tells whether the address is known', async ({
    page,
    newClient,
  }) => {
    const { email } = await newClient()
    await page.goto('/')
    for (const [login, address] of [
      ['Customer Login', email],
      ['Customer Login', 'nobody@example.com'],
      ['Admin Login', email],
    ] as const) {
      const dialog = await openLogin(page, login)
      await dialog.getByLabel(login === 'Admin Login' ? 'Username' : 'Email').fill(address)
      await dialog.getByRole('button', { name: 'Forgot password?' }).click()
      const forgot = page.getByRole('dialog', { name: 'Forgot password?' })
      await expect(forgot.getByLabel('Email')).toHaveValue(address)
      await forgot.getByRole('button', { name: 'Send link' }).click()
      await expect(forgot.getByRole('status')).toHaveText(
        'If there is an account with this address, a link to set a new password is on its way. It works once, for one hour.',
      )
      await expect(forgot.getByRole('status')).toBeFocused()
      await forgot.getByRole('button', { name: 'Back to login' }).click()
      await expect(page.getByRole('dialog', { name: login })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('needs an address, and tells when it could not ask', async ({ page, expectProblem }) => {
    expectProblem(/auth\.forgotPassword/)
    await page.goto('/')
    const dialog = await openLogin(page, 'Customer Login')
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    const forgot = page.getByRole('dialog', { name: 'Forgot password?' })
    await forgot.getByRole('button', { name: 'Send link' }).click()
    await expect(forgot.getByLabel('Email')).toHaveAccessibleDescription('Valid email address required')
    await expect(toasts(page)).toHaveCount(0)
    await cutCalls(page, 'auth.forgotPassword')
    await forgot.getByLabel('Email').fill('ines@example.com')
    await forgot.getByRole('button', { name: 'Send link' }).click()
    await expectErrorToast(page, 'Error', 'Unable to send the link. Please try again.')
  })
})
