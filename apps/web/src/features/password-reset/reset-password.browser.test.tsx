import { AppError } from '@tallgrass/domain'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

async function savePassword(password: string, confirmed = password) {
  const screen = await renderApp({ path: '/reset-password?token=a-token' })
  const fields = {
    password: screen.getByLabelText('New Password'),
    confirmed: screen.getByLabelText('Confirm Password'),
  }
  await fields.password.fill(password)
  await fields.confirmed.fill(confirmed)
  await screen.getByRole('button', { name: 'Save password' }).click()
  return { screen, ...fields }
}

test('a link without a token is reported as incomplete and offers the home page', async () => {
  const screen = await renderApp({ path: '/reset-password' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete')
  await screen.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect.element(screen.getByRole('link', { name: 'Schedule your Strategy Call' })).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/')
})

test('the token is removed from the address', async () => {
  const screen = await renderApp({ path: '/reset-password?token=a-token' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set a new password')
  await expect.poll(() => screen.router.state.location.href).toBe('/reset-password')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set a new password')
})

test('saving the password opens the login dialog on the home page', async () => {
  const { screen } = await savePassword('Prairie2027')
  await expectToast('Password saved', 'You can now log in with your new password.')
  await expect.element(screen.getByRole('dialog', { name: 'Customer Login' })).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/')
  expect(trpcMock.calls).toContainEqual({
    name: 'auth.resetPassword',
    input: { token: 'a-token', password: 'Prairie2027' },
  })
})

test('both fields show their errors', async () => {
  const { confirmed, password } = await savePassword('aaaa1111', 'aaaa1112')
  await expect
    .element(password)
    .toHaveAccessibleDescription(
      /^Password must contain at least one uppercase letter, one lowercase letter, and one number/,
    )
  await expect.element(confirmed).toHaveAccessibleDescription("Passwords don't match")
})

test('a refused token shows the reason', async () => {
  const message = 'This link has expired or was already used. Please request a new one.'
  trpcMock.use({
    'auth.resetPassword'() {
      throw new AppError('GONE', message)
    },
  })
  await savePassword('Prairie2027')
  await expectErrorToast('Error', message)
})

test('an unreachable server shows an error and keeps the input', async () => {
  trpcMock.use({
    'auth.resetPassword'() {
      throw HttpResponse.error()
    },
  })
  const { confirmed } = await savePassword('Prairie2027')
  await expectErrorToast('Error', 'Unable to save the password. Please try again.')
  await expect.element(confirmed).toHaveValue('Prairie2027')
})
