import { AppError, type FactorKind, factorQuestion } from '@tallgrass/domain'
import { admin, client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { callsTo, endSession } from '../../../testing/end-session'
import { expectErrorToast, expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const PASSWORD = 'Prairie2026!'
const WRONG = 'This code is not right. Enter the newest code of your app.'

/** A sign-in that asks for a code, and takes one. */
function asking<Answer>(answer: () => Answer, factors: FactorKind[] = ['app', 'recovery_code']) {
  return ({ code }: { code?: string | undefined }) => {
    if (code === undefined) throw new AppError('SECOND_FACTOR_NEEDED', factorQuestion(factors), { factors })
    if (code !== '123456' && code.length < 12) throw new AppError('UNAUTHENTICATED', WRONG)
    return answer()
  }
}

const code = page.getByLabelText('Code of your authenticator app')

async function signInAsCustomer(factors?: FactorKind[]) {
  trpcMock.use({ 'auth.login': asking(() => client, factors) })
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
  await dialog.getByLabelText('Email').fill(client.email)
  await dialog.getByLabelText('Password', { exact: true }).fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  return { screen, dialog }
}

test('a customer with an app is asked for its code, without a toast, and signs in with it', async () => {
  const { dialog } = await signInAsCustomer()
  await expect.element(dialog.getByText('Enter the code of your authenticator app.')).toBeVisible()
  await expect.element(code).toHaveFocus()
  await expect.element(page.getByText('Login failed')).not.toBeInTheDocument()
  await code.fill('123 456')
  trpcMock.use({ 'auth.session': () => client, 'auth.login': () => client })
  await userEvent.keyboard('{Enter}')
  await expectToast('Welcome back!', 'Successfully logged in to your account.')
  expect(callsTo('auth.login').map(({ input }) => input)).toEqual([
    { email: client.email, password: PASSWORD },
    { email: client.email, password: PASSWORD, code: '123 456' },
  ])
})

test('a wrong code stays with its reason, an empty one is refused at the field, and the password stays', async () => {
  const { dialog } = await signInAsCustomer()
  const login = dialog.getByRole('button', { name: 'Login', exact: true })
  await expect.element(code).toHaveFocus()
  await login.click()
  await expect.element(code).toHaveAccessibleDescription('Code is required')
  expect(callsTo('auth.login')).toHaveLength(1)
  await code.fill('654321')
  await login.click()
  await expect.element(code).toHaveAccessibleDescription(WRONG)
  await expect.element(code).toHaveValue('654321')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(dialog.getByLabelText('Email')).toHaveValue(client.email)
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveValue(PASSWORD)
})

test('what was said of a code is not said of a recovery code, until that is refused as well', async () => {
  const { dialog } = await signInAsCustomer()
  const login = dialog.getByRole('button', { name: 'Login', exact: true })
  await code.fill('654321')
  await login.click()
  await expect.element(code).toHaveAccessibleDescription(WRONG)
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = dialog.getByLabelText('Recovery code')
  await expect.element(recovery).not.toHaveAccessibleDescription()
  await login.click()
  await expect.element(recovery).toHaveAccessibleDescription('Code is required')
  await dialog.getByRole('button', { name: 'Use the code of your app' }).click()
  await expect.element(code).not.toHaveAccessibleDescription()
  await code.fill('654322')
  await login.click()
  await expect.element(code).toHaveAccessibleDescription(WRONG)
})

test('too many attempts are a toast', async () => {
  await signInAsCustomer()
  await expect.element(code).toHaveFocus()
  trpcMock.use({
    'auth.login'() {
      throw new AppError('RATE_LIMITED', 'Too many attempts. Please try again in 15 minutes.')
    },
  })
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expectErrorToast('Login failed', 'Too many attempts. Please try again in 15 minutes.')
  await expect.element(code).toHaveValue('123456')
})

test('an administrator uses a recovery code instead', async () => {
  trpcMock.use({ 'auth.adminLogin': asking(() => ({ role: 'ADMIN' as const, user: admin })) })
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Admin Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Admin Login' })
  await dialog.getByLabelText('Username').fill('admin')
  await dialog.getByLabelText('Password', { exact: true }).fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect.element(dialog.getByLabelText('Recovery code')).toHaveFocus()
  await dialog.getByLabelText('Recovery code').fill('k7f3-9m2p-4xwt-q8d1')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expectToast('Welcome back!', 'Successfully logged in as admin.')
  expect(callsTo('auth.adminLogin').at(-1)?.input).toEqual({
    username: 'admin',
    password: PASSWORD,
    code: 'k7f3-9m2p-4xwt-q8d1',
  })
})

test('someone with passkeys alone is offered them first, and a recovery code', async () => {
  const { dialog } = await signInAsCustomer(['passkey', 'recovery_code'])
  await expect.element(dialog.getByRole('button', { name: 'Use a passkey' })).toHaveFocus()
  await expect.element(dialog.getByLabelText('Recovery code')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
})

test('a session that ended asks for the code as well, and the page goes on', async () => {
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const { guarded, signIn } = endSession()
  trpcMock.use({
    'portal.invoices.list': guarded(() => ({ items: [], nextCursor: null })),
    'auth.login': asking(() => signIn(client)),
  })
  await screen.router.navigate({ to: '/portal/invoices' })
  const question = screen.getByRole('dialog', { name: 'Your session has ended' })
  await question.getByLabelText('Password', { exact: true }).fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveFocus()
  await expect.element(question).not.toMatchTextContent('your access may have been removed')
  await atBothWidths(() => expectAccessible('the code of an ended session', openDialog))
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => callsTo('portal.invoices.list').length).toBeGreaterThan(1)
})
