import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'
import { useAuth } from './auth-context'

function refuse(): never {
  throw new AppError('NOT_READY', 'The database is not ready yet')
}

/** Expects this warning and no other, and clears it so that it does not fail the test. */
function expectWarning(text: string) {
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    text,
    expect.objectContaining({ message: 'The database is not ready yet' }),
  )
  vi.mocked(console.warn).mockClear()
}

function Bare() {
  useAuth()
  return null
}

test('useAuth outside an AuthProvider throws', async () => {
  await expect(render(<Bare />)).rejects.toThrow('useAuth must be used within an AuthProvider')
})

test('a failed session check logs a warning and shows the navigation bar of a visitor', async () => {
  trpcMock.use({ 'auth.session': refuse })
  const screen = await renderApp({ as: 'client' })
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  expectWarning('Session check failed')
})

test('a user without a name is shown by email address', async () => {
  trpcMock.use({ 'auth.session': () => ({ ...client, name: '' }) })
  const screen = await renderApp()
  await expect.element(screen.getByRole('banner').getByText(client.email)).toBeVisible()
})

test('a guarded page redirects home when the session check fails', async () => {
  trpcMock.use({ 'auth.session': refuse })
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await expect.element(screen.getByRole('button', { name: 'Admin Login' })).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/')
  expectWarning('Session check failed')
})

test('a failed sign-out logs a warning and clears all data of the user', async () => {
  trpcMock.use({ 'auth.logout': refuse })
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await expect.element(screen.getByRole('article', { name: 'Hana Kim' })).toBeVisible()

  await screen.getByRole('button', { name: 'User menu, Ruth Calloway' }).click()
  await screen.getByRole('menuitem', { name: 'Logout' }).click()

  await expect.element(screen.getByRole('button', { name: 'Admin Login' })).toBeVisible()
  // The cache is not empty, because the home page loads the site links.
  const cached = screen.queryClient.getQueryCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state.data ?? null))).not.toMatch(/Hana Kim|Ruth Calloway/)
  expectWarning('Logout request failed')
})

test('a FORBIDDEN refusal rechecks the session once and redirects home', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await expect.element(screen.getByText('Welcome, Ruth Calloway')).toBeVisible()
  trpcMock.use({
    'auth.session': () => null,
    'admin.users.list'() {
      throw new AppError('FORBIDDEN', 'Administrators only')
    },
  })

  await screen.router.navigate({ to: '/portal/admin/users' })

  await expect.element(screen.getByRole('button', { name: 'Admin Login' })).toBeVisible()
  expect(trpcMock.calls.filter(({ name }) => name === 'auth.session')).toHaveLength(2)
})
