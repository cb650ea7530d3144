import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrorToast, expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

afterEach(() => page.viewport(1280, 800))

async function openForm({ width = 1280 } = {}) {
  await page.viewport(width, 812)
  const screen = await renderApp()
  // On a phone, the login is in the menu.
  if (width < 768) await screen.getByRole('button', { name: 'Open menu' }).click()
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  await screen.getByRole('button', { name: 'Sign up' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create Your Account' })
  return { screen, dialog, button: dialog.getByRole('button', { name: 'Create Account' }) }
}

async function register(given?: { width: number }) {
  const opened = await openForm(given)
  await opened.dialog.getByLabelText('Full Name').fill('Odile Marchetti')
  await opened.dialog.getByLabelText('Email').fill('odile@example.com')
  await opened.dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await opened.dialog.getByLabelText('Organization (Optional)').fill('Odile & Daughters')
  await opened.button.click()
  return opened
}

test.each([1280, 375])('a new client is taken to the portal at %i px', async (width) => {
  const { dialog, screen } = await register({ width })
  await expectToast('Welcome!', 'Your account has been created successfully.')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Odile Marchetti')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.router.state.location.pathname).toBe('/portal')
  expect(trpcMock.calls).toContainEqual({
    name: 'auth.register',
    input: {
      name: 'Odile Marchetti',
      email: 'odile@example.com',
      password: 'Prairie2026!',
      org: 'Odile & Daughters',
    },
  })
})

test('a form that is half filled in is not lost by Escape', async () => {
  const { dialog, screen } = await openForm()
  await dialog.getByLabelText('Full Name').fill('Odile Marchetti')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(dialog.getByLabelText('Full Name')).toHaveValue('Odile Marchetti')
})

const KINDS =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character'

const rules = [
  ['Full Name', 'O', 'Name must be at least 2 characters'],
  ['Full Name', '   ', 'Name must be at least 2 characters'],
  ['Email', 'odile@', 'Valid email address required'],
  ['Password', 'Aa1!567', 'Password must be at least 8 characters'],
  ...['aaaa1111!', 'AAAA1111!', 'aaaaAAAA!', 'aaaaAAAA1', 'aaaaAAAA1!#'].map(
    (password) => ['Password', password, KINDS] as const,
  ),
] as const

test('errors are reported at their fields', async () => {
  const { button, dialog } = await openForm()
  for (const [field, value, message] of rules) {
    const input = dialog.getByLabelText(field, { exact: true })
    await input.fill(value)
    await button.click()
    await expect
      .element(input, { message: `${field} "${value}"` })
      .toHaveAccessibleDescription(new RegExp(`^${message}`))
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  }
})

test('a refusal shows the reason and keeps the input', async () => {
  trpcMock.use({
    'auth.register'() {
      throw new AppError('CONFLICT', 'An account with this email already exists')
    },
  })
  const { dialog } = await register()
  await expectErrorToast('Registration failed', 'An account with this email already exists')
  await expect.element(dialog.getByLabelText('Full Name')).toHaveValue('Odile Marchetti')
})

test('the first field that the server refuses has the focus', async () => {
  trpcMock.use({
    'auth.register'() {
      const issues = [
        { path: 'org', message: 'This organization is unknown' },
        { path: 'email', message: 'This address cannot receive email' },
      ]
      throw new AppError('INVALID', 'The input is invalid', { issues })
    },
  })
  const { dialog } = await register()
  const email = dialog.getByLabelText('Email')
  await expect.element(email).toHaveAccessibleDescription('This address cannot receive email')
  await expect.element(email).toHaveFocus()
})

test('an unreachable server shows an error and keeps the input', async () => {
  trpcMock.use({
    'auth.register'() {
      throw HttpResponse.error()
    },
  })
  const { dialog } = await register()
  await expectErrorToast('Registration failed', 'Unable to create account')
  await expect.element(dialog.getByLabelText('Full Name')).toHaveValue('Odile Marchetti')
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveValue('Prairie2026!')
})

test('the button is disabled while waiting, and a registration that establishes no session is reported', async () => {
  const answered = Promise.withResolvers<typeof client>()
  trpcMock.use({ 'auth.register': () => answered.promise, 'auth.session': () => null })
  const { button } = await register()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  answered.resolve(client)
  await expectErrorToast('Registration failed', 'Failed to establish session')
})
