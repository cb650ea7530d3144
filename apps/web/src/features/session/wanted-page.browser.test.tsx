import { admin, client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

type Screen = Awaited<ReturnType<typeof renderApp>>

async function logIn(screen: Screen, name: 'Admin Login' | 'Customer Login') {
  const dialog = screen.getByRole('dialog', { name })
  await dialog.getByLabelText(name === 'Admin Login' ? 'Username' : 'Email').fill('someone@example.com')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
}

const hrefOf = ({ router }: Screen) => router.state.location.href

test.each([
  ['/portal/invoices?status=OPEN', 'Customer Login'],
  ['/portal/help', 'Customer Login'],
  ['/portal/admin/users?tab=pending', 'Admin Login'],
] as const)('%s asks a visitor to sign in, and goes on', async (path, name) => {
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('dialog', { name })).toBeVisible()
  expect(hrefOf(screen)).toBe('/')
  await logIn(screen, name)
  await expect.poll(() => hrefOf(screen)).toBe(path)
})

test('an unknown address asks a visitor to sign in and leads to the portal', async () => {
  const screen = await renderApp({ path: '/portal/nowhere/at/all' })
  await logIn(screen, 'Customer Login')
  await expect.poll(() => hrefOf(screen)).toBe('/portal')
})

test.each(['/portal', '/portal/admin', '/client/dashboard'])('%s opens no dialog', async (path) => {
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  expect(hrefOf(screen)).toBe('/')
  expect(screen.router.state.location.state.openLogin).toBeUndefined()
})

test('the way is kept when the dialog is closed and opened again', async () => {
  const screen = await renderApp({ path: '/portal/help' })
  await screen.getByRole('dialog', { name: 'Customer Login' }).getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  await logIn(screen, 'Customer Login')
  await expect.poll(() => hrefOf(screen)).toBe('/portal/help')
})

test('an administrator who signs in as a customer goes on to their own page', async () => {
  const screen = await renderApp({ path: '/portal/admin/users' })
  await screen.getByRole('dialog', { name: 'Admin Login' }).getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  trpcMock.use({ 'auth.login': () => admin, 'auth.session': () => admin })
  await logIn(screen, 'Customer Login')
  await expect.poll(() => hrefOf(screen)).toBe('/portal/admin/users')
})

test('people who may not see the page get to their own portal', async () => {
  const asAdmin = await renderApp({ path: '/portal/invoices' })
  await asAdmin.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await asAdmin.getByRole('button', { name: 'Admin Login' }).click()
  await logIn(asAdmin, 'Admin Login')
  await expect.poll(() => hrefOf(asAdmin)).toBe('/portal/admin')
  await asAdmin.unmount()

  const asClient = await renderApp({ path: '/portal/admin/users' })
  await asClient.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await asClient.getByRole('button', { name: 'Customer Login' }).click()
  trpcMock.use({ 'auth.session': () => client })
  await logIn(asClient, 'Customer Login')
  await expect.poll(() => hrefOf(asClient)).toBe('/portal')
})

test('no one who is signed in is asked to sign in for the other portal', async () => {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'client' })
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(hrefOf(screen)).toBe('/')
  const { openLogin, wanted } = screen.router.state.location.state
  expect({ openLogin, wanted }).toEqual({ openLogin: undefined, wanted: undefined })
})

test('a sign-out goes home once, and leaves nothing for the person who signs in next', async () => {
  const screen = await renderApp({ path: '/portal/help', as: 'client' })
  const moves: string[] = []
  screen.router.subscribe('onBeforeNavigate', ({ toLocation }) => moves.push(toLocation.href))
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  expect(moves).toEqual(['/'])
  await logIn(screen, 'Customer Login')
  await expect.poll(() => hrefOf(screen)).toBe('/portal')
})
