import { AppError } from '@tallgrass/domain'
import { client } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const unreachable = () => {
  throw HttpResponse.error()
}
const STILL_OPEN = [
  'Your session may still be open',
  'We could not reach the server. We will sign you out as soon as it responds.',
] as const

/** A mocked server that keeps the session until a sign-out reaches it. */
function mockServer(person: typeof client) {
  const state = { user: person as typeof client | null }
  const signOut = () => {
    state.user = null
    return { ok: true as const }
  }
  trpcMock.use({ 'auth.session': () => state.user })
  return {
    goOffline: () => trpcMock.use({ 'auth.logout': unreachable }),
    comeBack: () => trpcMock.use({ 'auth.logout': signOut }),
  }
}

/** Without the question for passkeys that an open dialog offers. */
const calls = () =>
  trpcMock.calls.map(({ name }) => name).filter((name) => name !== 'auth.passkeys.signInOptions')
const logouts = () => calls().filter((name) => name === 'auth.logout').length

/** Expects only sign-out warnings in the console, and clears them. */
function expectSignOutWarnings() {
  for (const [text] of vi.mocked(console.warn).mock.calls) expect(text).toBe('Logout request failed')
  vi.mocked(console.warn).mockClear()
}

async function failToSignOut() {
  const server = mockServer(client)
  server.goOffline()
  const screen = await renderApp({ as: 'client' })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expectErrorToast(...STILL_OPEN)
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  expectSignOutWarnings()
  return { screen, server }
}

beforeEach(() => localStorage.removeItem('sign-out-pending'))

test('a failed sign-out of an administrator is not reported as successful', async () => {
  trpcMock.use({ 'auth.logout': unreachable })
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await screen.getByRole('button', { name: 'User menu, Ruth Calloway' }).click()
  await screen.getByRole('menuitem', { name: 'Logout' }).click()
  await expectErrorToast(...STILL_OPEN)
  await expect.element(screen.getByRole('button', { name: 'Admin Login' })).toBeVisible()
  expectSignOutWarnings()
})

test('a sign-out refused by the server is not reported as a network error', async () => {
  trpcMock.use({
    'auth.logout'() {
      throw new AppError('NOT_READY', 'The database is not ready yet')
    },
  })
  const screen = await renderApp({ as: 'client' })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expectErrorToast(STILL_OPEN[0], 'The server could not end your session. We will keep trying.')
  expectSignOutWarnings()
})

test('a sign-out without a response fails after ten seconds', async () => {
  const timeout = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  trpcMock.use({ 'auth.logout': () => new Promise(() => {}) })
  const screen = await renderApp({ as: 'client' })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(logouts).toBe(1)
  expect(limit).toHaveBeenCalledExactlyOnceWith(10_000)
  timeout.abort()
  await expectErrorToast(...STILL_OPEN)
  expectSignOutWarnings()
})

test('a failed sign-out is retried even if the browser refuses storage', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError')
  })
  onTestFinished(() => refused.mockRestore())
  const { server } = await failToSignOut()
  server.comeBack()
  window.dispatchEvent(new Event('online'))
  await expectToast('Logged Out', 'You have been successfully logged out.')
  expect(logouts()).toBe(2)
})

test('a failed sign-out is retried and confirmed when the network is back', async () => {
  const { server } = await failToSignOut()
  server.comeBack()
  window.dispatchEvent(new Event('online'))
  await expectToast('Logged Out', 'You have been successfully logged out.')
  expect(logouts()).toBe(2)
  window.dispatchEvent(new Event('online'))
  expect(logouts()).toBe(2)
})

test('after a failed sign-out, the user stays signed out across reloads until it is confirmed', async () => {
  const { screen, server } = await failToSignOut()
  await screen.unmount()
  const reloaded = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(reloaded.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  expect(reloaded.router.state.location.pathname).toBe('/')
  await reloaded.unmount()
  server.comeBack()
  const again = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(again.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  await expectToast('Logged Out', 'You have been successfully logged out.')
  expect(localStorage.getItem('sign-out-pending')).toBeNull()
})

test('a failed sign-out is retried before the next sign-in and does not undo it', async () => {
  const { screen } = await failToSignOut()
  const before = calls().length
  const answered = Promise.withResolvers<typeof client>()
  trpcMock.use({ 'auth.login': () => answered.promise, 'auth.session': () => client })
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
  await dialog.getByLabelText('Email').fill('client@tallgrass.example')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(calls).toContain('auth.login')
  // A retry at this point would end the new session.
  window.dispatchEvent(new Event('online'))
  answered.resolve(client)
  await expectToast('Welcome back!', 'Successfully logged in to your account.')
  const since = calls()
    .slice(before)
    .filter((name) => /\.log(in|out)$/.test(name))
  expect(since.slice(0, 2)).toEqual(['auth.logout', 'auth.login'])
  window.dispatchEvent(new Event('online'))
  expect(logouts()).toBe(2)
})

test('while the session may still be open, the chat shows no earlier conversation', async () => {
  const { screen } = await failToSignOut()
  // The toast covers the chat button.
  await screen.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Open chat' }).click()
  await expect.poll(logouts).toBe(2)
  await expect
    .poll(() => vi.mocked(console.warn).mock.lastCall?.[0])
    .toBe('The chat session could not be created')
  vi.mocked(console.warn).mockClear()
  expect(calls()).not.toContain('chat.startSession')
})
