import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectErrorToast, expectToast } from '../../../../testing/expect-toast'
import { renderApp } from '../../../../testing/render-app'
import { trpcMock } from '../../../../testing/trpc-mock'

const acme = { name: 'acme', label: 'Acme' }
const callsOf = (name: string) => trpcMock.calls.filter((call) => call.name === name)

async function openDialog(
  login: 'Customer Login' | 'Admin Login',
  offers: { providers: (typeof acme)[]; links: boolean },
) {
  trpcMock.use({ 'auth.providers.list': () => offers })
  const screen = await renderApp()
  expect(callsOf('auth.providers.list')).toEqual([])
  await screen.getByRole('button', { name: login }).click()
  return { screen, dialog: screen.getByRole('dialog', { name: login }) }
}

test.each(['Customer Login', 'Admin Login'] as const)(
  'the dialog "%s" offers the providers',
  async (login) => {
    const { dialog } = await openDialog(login, { providers: [acme], links: false })
    const button = dialog.getByRole('link', { name: 'Continue with Acme' })
    await expect.element(button).toHaveAttribute('href', '/api/auth/providers/acme/start')
    await expect.element(dialog.getByText('Email me a sign-in link')).not.toBeInTheDocument()
  },
)

test('where nothing is set up, nothing is offered', async () => {
  const { dialog } = await openDialog('Customer Login', { providers: [], links: false })
  await expect.element(dialog.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect.poll(() => callsOf('auth.providers.list').length).toBe(1)
  await expect.element(dialog.getByText('or', { exact: true })).not.toBeInTheDocument()
})

test('the way to a page of the portal goes along', async () => {
  trpcMock.use({ 'auth.providers.list': () => ({ providers: [acme], links: false }) })
  const screen = await renderApp({ path: '/portal/invoices?status=OPEN' })
  const button = screen.getByRole('link', { name: 'Continue with Acme' })
  await expect
    .element(button)
    .toHaveAttribute('href', '/api/auth/providers/acme/start?to=%2Fportal%2Finvoices%3Fstatus%3DOPEN')
})

test.each([
  ['Customer Login', 'Email', 'CLIENT'],
  ['Admin Login', 'Username', 'ADMIN'],
] as const)('in the dialog "%s", a link is mailed, and its code signs in', async (login, field, role) => {
  const { dialog, screen } = await openDialog(login, { providers: [], links: true })
  await dialog.getByLabelText(field).fill('client@tallgrass.example')
  await dialog.getByRole('button', { name: 'Email me a sign-in link' }).click()
  const form = screen.getByRole('dialog', { name: 'Sign in by email' })
  await form.getByRole('button', { name: 'Send link' }).click()
  await expect.element(form.getByRole('status')).toHaveFocus()
  expect(callsOf('auth.links.request').map(({ input }) => input)).toEqual([
    { email: 'client@tallgrass.example', role },
  ])
  await form.getByRole('button', { name: 'Sign in' }).click()
  const digits = form.getByLabelText('Code from the email')
  await expect.element(digits).toHaveAccessibleDescription('Please enter the six digits from the email')
  await digits.fill('123 456')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expectToast('Welcome back!', 'Successfully logged in to your account.')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a wrong code is refused, and can be corrected; a second factor is asked for without typing it again', async () => {
  const { dialog, screen } = await openDialog('Customer Login', { providers: [], links: true })
  await dialog.getByLabelText('Email').fill('client@tallgrass.example')
  await dialog.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await screen.getByRole('button', { name: 'Send link' }).click()
  const digits = screen.getByLabelText('Code from the email')
  trpcMock.use({
    'auth.links.useCode'({ code, digits }) {
      if (digits !== '123456') throw new AppError('UNAUTHENTICATED', 'This code is wrong or has expired.')
      if (!code) throw new AppError('SECOND_FACTOR_NEEDED', 'Please enter the code')
      return client
    },
  })
  await digits.fill('000000')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expectErrorToast('Login failed', 'This code is wrong or has expired.')
  await digits.fill('123456')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  const code = screen.getByLabelText('Authenticator code')
  await expect.element(code).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible()
  await expect.element(digits).toHaveValue('123456')
  await code.fill('654321')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expectToast('Welcome back!', 'Successfully logged in to your account.')
  expect(callsOf('auth.links.useCode').at(-1)?.input).toEqual({ digits: '123456', code: '654321' })
})
