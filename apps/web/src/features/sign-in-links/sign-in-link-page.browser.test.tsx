import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const open = (path = '/sign-in?token=a-token') => renderApp({ path })
const uses = () => trpcMock.calls.filter(({ name }) => name === 'auth.links.use').map(({ input }) => input)

test('opening a link uses nothing: a button does, and leads to the portal', async () => {
  const screen = await open()
  const button = screen.getByRole('button', { name: 'Sign in' })
  await expect.element(button).toBeVisible()
  await expect.poll(() => screen.router.state.location.search).toEqual({})
  expect(uses()).toEqual([])
  await button.click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal')
  expect(uses()).toEqual([{ token: 'a-token' }])
})

test.each([
  ['elsewhere', 'You asked for this link in another browser'],
  ['ended', 'This link no longer works'],
] as const)('a link that is %s says what to do', async (state, title) => {
  trpcMock.use({ 'auth.links.get': () => ({ state }) })
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
})

test('a link without a token leads back to the dialog', async () => {
  const screen = await open('/sign-in')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete')
  await screen.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Customer Login' })).toBeVisible()
})

test('a second factor is asked for, and a wrong code can be corrected', async () => {
  trpcMock.use({
    'auth.links.use'({ code }) {
      if (!code) throw new AppError('SECOND_FACTOR_NEEDED', 'Please enter the code')
      if (code !== '123456') throw new AppError('UNAUTHENTICATED', 'This code is wrong')
      return client
    },
  })
  const screen = await open()
  const button = screen.getByRole('button', { name: 'Sign in' })
  await button.click()
  const code = screen.getByLabelText('Authenticator code')
  await expect.element(code).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible()
  await code.fill('000000')
  await button.click()
  await expectErrorToast('Login failed', 'This code is wrong')
  await code.fill('123456')
  await button.click()
  await expect.poll(() => uses().at(-1)).toEqual({ token: 'a-token', code: '123456' })
})

test('a link that ends before the button is pressed says so', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  trpcMock.use({
    'auth.links.get': () => ({ state: 'ended' }),
    'auth.links.use'() {
      throw new AppError('GONE', 'This link has expired')
    },
  })
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This link no longer works')
})

test('while the server cannot be reached, the link can be checked again', async () => {
  trpcMock.use({
    'auth.links.get'() {
      throw HttpResponse.error()
    },
  })
  const screen = await open()
  await expect.element(screen.getByText('Failed to check the link. Please try again.')).toBeVisible()
  trpcMock.use({ 'auth.links.get': () => ({ state: 'ready' }) })
  await screen.getByRole('button', { name: /again/i }).click()
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
