import { AppError, type Role } from '@tallgrass/domain'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

afterEach(() => page.viewport(1280, 800))

async function openForm(role: Role = 'CLIENT') {
  const invited = { firstName: 'Ines', lastName: 'Moreno', email: 'ines@example.com', role }
  trpcMock.use({ 'auth.invitation': () => invited })
  const screen = await renderApp({ path: '/invite/accept?token=a-token' })
  return { screen, button: screen.getByRole('button', { name: 'Create Account' }) }
}

async function join({ role = 'CLIENT', username = 'ines' }: { role?: Role; username?: string } = {}) {
  const { screen } = await openForm(role)
  await screen.getByLabelText('Username').fill(username)
  await screen.getByLabelText('Password', { exact: true }).fill('Prairie2026')
  await screen.getByLabelText('Confirm Password').fill('Prairie2026')
  await userEvent.keyboard('{Enter}')
  return screen
}

test.each([
  { role: 'CLIENT', width: 1280, as: 'a Client', shown: 'Client', login: 'Customer Login' },
  { role: 'ADMIN', width: 1280, as: 'an Administrator', shown: 'Administrator', login: 'Admin Login' },
  { role: 'CLIENT', width: 375, as: 'a Client', shown: 'Client', login: 'Customer Login' },
  { role: 'ADMIN', width: 375, as: 'an Administrator', shown: 'Administrator', login: 'Admin Login' },
] as const)(
  'someone invited as $as joins at $width px, and the matching login dialog opens',
  async (given) => {
    const joined = Promise.withResolvers<{ role: Role }>()
    trpcMock.use({ 'auth.acceptInvitation': () => joined.promise })
    await page.viewport(given.width, 812)
    const screen = await join({ role: given.role })
    const main = screen.getByRole('main')
    await expect.element(main).toMatchTextContent(`invited to join as ${given.as}`)
    for (const fact of ['Ines Moreno', 'ines@example.com', given.shown]) {
      await expect.element(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect
      .element(screen.getByRole('button', { name: 'Creating Account...' }))
      .toHaveAttribute('aria-disabled', 'true')

    joined.resolve({ role: given.role })
    await expectToast('Account Created Successfully!', 'You can now log in with your new credentials.')
    const dialog = screen.getByRole('dialog', { name: given.login })
    await expect.element(dialog.getByLabelText(/^(Email|Username)$/)).toHaveValue('ines@example.com')
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus()
    expect(screen.router.state.location.pathname).toBe('/')
    expect(trpcMock.calls).toContainEqual({
      name: 'auth.acceptInvitation',
      input: { token: 'a-token', username: 'ines', password: 'Prairie2026' },
    })
  },
)

const KINDS = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'

const rules = [
  ['Username', 'ab', 'Username must be at least 3 characters long'],
  ['Username', 'a'.repeat(51), 'Username must be less than 50 characters'],
  ['Username', 'with space', 'Username can only contain letters, numbers, underscores, and hyphens'],
  ['Password', 'Aa34567', 'Password must be at least 8 characters long'],
  ...['aaaa1111', 'AAAA1111', 'aaaaAAAA'].map((password) => ['Password', password, KINDS] as const),
  ['Confirm Password', 'another', "Passwords don't match"],
] as const

test('invalid input shows errors at the fields', async () => {
  const { button, screen } = await openForm()
  for (const [field, value, message] of rules) {
    const input = screen.getByLabelText(field, { exact: true })
    await input.fill(value)
    await button.click()
    await expect
      .element(input, { message: `${field} "${value}"` })
      .toHaveAccessibleDescription(new RegExp(`^${message}`))
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  }
})

test('a username of 50 characters and a password without a special character are accepted', async () => {
  const username = `ines${'-'.repeat(46)}`
  await join({ username })
  await expectToast('Account Created Successfully!', 'You can now log in with your new credentials.')
})

test('a taken username is refused, and the input stays', async () => {
  trpcMock.use({
    'auth.acceptInvitation'() {
      const message = 'This username is already taken'
      throw new AppError('CONFLICT', message, { issues: [{ path: 'username', message }] })
    },
  })
  const screen = await join({ username: 'ADMIN' })
  await expectErrorToast('Error', 'This username is already taken')
  const username = screen.getByLabelText('Username')
  await expect.element(username).toHaveValue('ADMIN')
  await expect.element(username).toHaveAccessibleDescription('This username is already taken')
})

test('a network failure shows an error and keeps the input', async () => {
  trpcMock.use({
    'auth.acceptInvitation'() {
      throw HttpResponse.error()
    },
  })
  const screen = await join()
  await expectErrorToast('Error', 'Failed to create account')
  await expect.element(screen.getByLabelText('Username')).toHaveValue('ines')
})
