import { client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const unknownId = '0198c0de-0000-7000-8000-000000000000'

const destinations = {
  visitor: {
    '/portal': '/',
    '/portal/profile': '/',
    '/portal/projects': '/',
    [`/portal/projects/${unknownId}`]: '/',
    '/portal/help': '/',
    '/portal/nowhere/at/all': '/',
    '/portal/admin': '/',
    '/portal/admin/projects': '/',
    [`/portal/admin/projects/${unknownId}`]: '/',
    '/portal/admin/users': '/',
    '/portal/admin/nowhere': '/',
    '/client/dashboard': '/',
  },
  client: {
    '/portal': '/portal',
    '/portal/profile': '/portal/profile',
    '/portal/projects': '/portal/projects',
    '/portal/help': '/portal/help',
    '/portal/nowhere/at/all': '/portal',
    '/portal/admin': '/',
    '/portal/admin/projects': '/',
    [`/portal/admin/projects/${unknownId}`]: '/',
    '/portal/admin/users': '/',
    '/portal/admin/nowhere': '/',
    '/client/dashboard': '/portal',
  },
  admin: {
    '/portal': '/',
    '/portal/profile': '/',
    '/portal/projects': '/',
    [`/portal/projects/${unknownId}`]: '/',
    '/portal/help': '/',
    '/portal/nowhere/at/all': '/',
    '/portal/admin': '/portal/admin',
    '/portal/admin/projects': '/portal/admin/projects',
    '/portal/admin/users': '/portal/admin/users',
    '/portal/admin/nowhere': '/portal/admin',
    '/client/dashboard': '/',
  },
} as const

for (const as of ['visitor', 'client', 'admin'] as const) {
  test.each(Object.entries(destinations[as]))(`%s takes the ${as} to %s`, async (path, reached) => {
    const { getByRole, router } = await renderApp({ path, as })
    await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
    expect(router.state.location.pathname).toBe(reached)
  })
}

test.each([
  ['client', '/portal'],
  ['admin', '/portal/admin'],
] as const)('the portal of the %s shows a spinner until the session is known', async (as, path) => {
  const known = Promise.withResolvers<typeof client>()
  trpcMock.use({ 'auth.session': () => known.promise })
  const screen = await renderApp({ path, as })
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
  known.resolve({ ...client, role: as === 'admin' ? 'ADMIN' : 'CLIENT' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Welcome back')
})

test('the other portal’s data is not requested', async () => {
  const { getByRole, router } = await renderApp({ as: 'client' })
  await expect.element(getByRole('link', { name: 'Dashboard' })).toBeVisible()
  // The requests of the previous page have completed.
  trpcMock.calls.length = 0
  await router.navigate({ to: '/portal/admin/users' })
  await expect.element(getByRole('link', { name: 'Dashboard' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(trpcMock.calls.map(({ name }) => name).filter((name) => name.startsWith('admin.'))).toEqual([])
})
