import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'
import { refusalWords } from './refusal-words'

const provider = { name: 'acme', label: 'Acme' }
const ticket = (needs: 'password' | 'code') => ({ provider, email: 'client@tallgrass.example', needs })
const open = (path = '/sign-in/provider') => renderApp({ path })

test.each(Object.entries(refusalWords))(
  'a sign-in that is refused as %s says why, and how to go on',
  async (reason, words) => {
    const screen = await open(`/sign-in/provider?refused=${reason}&provider=acme`)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.title)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words.text)
    await expect
      .element(screen.getByRole('link', { name: 'Start again' }))
      .toHaveAttribute('href', '/api/auth/providers/acme/start')
  },
)

test('back to sign-in opens the dialog', async () => {
  const screen = await open('/sign-in/provider?refused=unknown')
  await expect.element(screen.getByRole('link', { name: 'Start again' })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Customer Login' })).toBeVisible()
})

test('a made-up reason is no reason, and without a visit there is nothing to do', async () => {
  const screen = await open('/sign-in/provider?refused=%3Cb%3Ehello')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This sign-in has ended')
})

test('the password connects the account, and leads to where they were going', async () => {
  trpcMock.use({
    'auth.providers.ticket': () => ticket('password'),
    'auth.providers.link'({ code, password }) {
      if (password !== 'Prairie2026!') throw new AppError('UNAUTHENTICATED', 'Invalid credentials')
      if (!code) throw new AppError('SECOND_FACTOR_NEEDED', 'Please enter the code')
      return { user: client, to: '/portal/invoices' }
    },
    'auth.session': () => client,
  })
  const screen = await renderApp({ path: '/sign-in/provider' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connect Acme')
  await expect.element(screen.getByLabelText('Account')).toHaveValue('client@tallgrass.example')
  const button = screen.getByRole('button', { name: 'Connect and sign in' })
  const password = screen.getByRole('textbox', { name: 'Password' })
  await password.fill('wrong')
  await button.click()
  await expectErrorToast('Login failed', 'Invalid credentials')
  await password.fill('Prairie2026!')
  await button.click()
  await screen.getByLabelText('Authenticator code').fill('123456')
  await button.click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal/invoices')
})

test('the code of the second factor finishes the sign-in', async () => {
  trpcMock.use({ 'auth.providers.ticket': () => ticket('code') })
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your code')
  await expect.element(screen.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  const code = screen.getByLabelText('Authenticator code')
  await expect.element(code).toHaveAccessibleDescription(/Code is required/)
  await code.fill('123456')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal')
})
