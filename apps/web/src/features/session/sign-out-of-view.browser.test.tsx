import { defaultMocks } from '@tallgrass/mocks'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAppContext } from '../../app/app-context'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { asView } from '../../testing/as-view'
import { renderUi } from '../../testing/render-ui'
import { trpcMock } from '../../testing/trpc-mock'
import { useAuth } from './auth-context'
import { AuthProvider } from './auth-provider'

/** Stops the browser at each document that it is told to open, and keeps the address. */
function stopLeaving() {
  const left = vi.fn()
  const stop = (event: NavigateEvent) => {
    event.preventDefault()
    left(new URL(event.destination.url).pathname)
  }
  window.navigation.addEventListener('navigate', stop)
  onTestFinished(() => window.navigation.removeEventListener('navigate', stop))
  return left
}

function SignOut() {
  const { logout } = useAuth()
  return (
    <button type="button" onClick={logout}>
      Sign out
    </button>
  )
}

test('signing out ends a view, not the session, even before the view is marked', async () => {
  asView()
  const left = stopLeaving()
  trpcMock.defaults(defaultMocks('client'))
  const { client, queryClient } = createAppContext()
  const screen = await renderUi(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <SignOut />
        </AuthProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  )
  await screen.getByRole('button', { name: 'Sign out' }).click()
  await expect
    .poll(() => left.mock.calls)
    .toEqual([['/portal/admin/clients/0198c0de-0000-7000-8000-000000000001']])
  expect(viewToken()).toBeNull()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('auth.logout')
})
