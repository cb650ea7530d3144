import { AppError } from '@tallgrass/domain'
import { admin, client } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrorToast, expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { tabTo } from '../../../testing/tab-to'
import { trpcMock } from '../../../testing/trpc-mock'

afterEach(() => page.viewport(1280, 800))

async function openDialog({ width = 1280 } = {}) {
  await page.viewport(width, 812)
  const screen = await renderApp()
  // On a phone, the login is in the menu.
  if (width < 768) await screen.getByRole('button', { name: 'Open menu' }).click()
  const opener = screen.getByRole('button', { name: 'Customer Login' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
  return {
    screen,
    opener,
    dialog,
    email: dialog.getByLabelText('Email'),
    password: dialog.getByLabelText('Password', { exact: true }),
    button: dialog.getByRole('button', { name: 'Login', exact: true }),
    pathname: () => screen.router.state.location.pathname,
  }
}

async function logIn() {
  const opened = await openDialog()
  await opened.email.fill('client@tallgrass.example')
  await opened.password.fill('Prairie2026!')
  await opened.button.click()
  return opened
}

test('a client is welcomed and taken to the portal', async () => {
  const { dialog, pathname, screen } = await logIn()
  await expectToast('Welcome back!', 'Successfully logged in to your account.')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Maren Okafor')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(pathname()).toBe('/portal')
})

test('an administrator who signs in here is taken to the admin portal', async () => {
  trpcMock.use({ 'auth.login': () => admin, 'auth.session': () => (signedIn() ? admin : null) })
  const { pathname, screen } = await logIn()
  await expect.element(screen.getByText('Welcome, Ruth Calloway')).toBeVisible()
  expect(pathname()).toBe('/portal/admin')
})

function signedIn() {
  return trpcMock.calls.some(({ name }) => name === 'auth.login')
}

test('the dialog shows its purpose and the errors of its fields', async () => {
  const { button, dialog, email, password } = await openDialog()
  await expect
    .element(
      dialog.getByText('Enter your email and password to access your customer portal.', { exact: true }),
    )
    .toBeVisible()
  await email.fill('not an address')
  await button.click()
  await expect.element(email).toHaveAccessibleDescription('Valid email address required')
  await expect.element(password).toHaveAccessibleDescription('Password is required')
  await expect.element(email).toHaveFocus()
  await email.fill('maren@example.com')
  await button.click()
  await expect.element(password).toHaveFocus()
})

test('invalid credentials keep the dialog open and filled in', async () => {
  trpcMock.use({
    'auth.login'() {
      throw new AppError('UNAUTHENTICATED', 'Invalid credentials')
    },
  })
  const { email, pathname } = await logIn()
  await expectErrorToast('Login failed', 'Invalid credentials')
  await expect.element(email).toHaveValue('client@tallgrass.example')
  expect(pathname()).toBe('/')
})

test('an unreachable server shows a connection error and keeps the input', async () => {
  trpcMock.use({
    'auth.login'() {
      throw HttpResponse.error()
    },
  })
  const { email, password } = await logIn()
  await expectErrorToast('Connection error', 'Unable to connect to server')
  await expect.element(email).toHaveValue('client@tallgrass.example')
  await expect.element(password).toHaveValue('Prairie2026!')
})

test.each(['button', 'password'] as const)('after a refusal, the %s still has the focus', async (pressed) => {
  trpcMock.use({
    'auth.login'() {
      throw new AppError('UNAUTHENTICATED', 'Invalid credentials')
    },
  })
  const { email, ...opened } = await openDialog()
  await email.fill('client@tallgrass.example')
  await opened.password.fill('Prairie2026?')
  if (pressed === 'button') await tabTo(opened.button)
  await userEvent.keyboard('{Enter}')
  await expectErrorToast('Login failed', 'Invalid credentials')
  await expect.element(opened.button).not.toHaveAttribute('aria-disabled')
  await expect.element(opened[pressed]).toHaveFocus()
})

test('a login that establishes no session is reported', async () => {
  trpcMock.use({ 'auth.session': () => null })
  const { dialog, pathname } = await logIn()
  await expectErrorToast('Login failed', 'Failed to establish session')
  await expect.element(dialog).toBeVisible()
  expect(pathname()).toBe('/')
})

test('the button is disabled until the response arrives', async () => {
  const answered = Promise.withResolvers<typeof client>()
  trpcMock.use({ 'auth.login': () => answered.promise, 'auth.session': () => (signedIn() ? client : null) })
  const { button, dialog } = await logIn()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  answered.resolve(client)
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([1280, 375])('switching modes keeps the email and moves the focus at %i px', async (width) => {
  const { dialog: login, email, screen } = await openDialog({ width })
  await expect.element(email).toHaveFocus()
  await email.fill('ines@example.com')
  await login.getByRole('button', { name: 'Sign up' }).click()

  const register = screen.getByRole('dialog', { name: 'Create Your Account' })
  await expect
    .element(register.getByText('Fill out the form below to create your customer account.', { exact: true }))
    .toBeVisible()
  await expect.element(register.getByLabelText('Full Name')).toHaveFocus()
  await expect.element(register.getByLabelText('Email')).toHaveValue('ines@example.com')
  await register.getByLabelText('Email').fill('ines.b@example.com')
  await register.getByRole('button', { name: 'Sign in' }).click()

  await expect.element(email).toHaveValue('ines.b@example.com')
  await expect.element(email).toHaveFocus()
  await login.getByRole('button', { name: 'Forgot password?' }).click()
  const forgot = screen.getByRole('dialog', { name: 'Forgot password?' })
  await expect.element(forgot.getByLabelText('Email')).toHaveValue('ines.b@example.com')
  await forgot.getByRole('button', { name: 'Back to login' }).click()
  await expect.element(email).toHaveValue('ines.b@example.com')
})

test('closing the dialog resets it and returns the focus', async () => {
  const { dialog, email, opener, screen } = await openDialog()
  await email.fill('ines@example.com')
  await dialog.getByRole('button', { name: 'Sign up' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(email).toHaveValue('')
})
