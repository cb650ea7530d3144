import type { UserId } from '@tallgrass/domain'
import { anId, client } from '@tallgrass/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

/** Another tab of this browser, with the messages it receives. */
function otherTab() {
  const channel = new BroadcastChannel('session')
  const received: unknown[] = []
  channel.onmessage = ({ data }) => received.push(data)
  onTestFinished(() => channel.close())
  return { received, send: (userId: UserId | null) => channel.postMessage(userId) }
}

test('a sign-out in another tab redirects this tab immediately, without a request', async () => {
  const tab = otherTab()
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Maren Okafor')
  const before = trpcMock.calls.filter(({ name }) => name.startsWith('auth.')).length
  tab.send(null)
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  expect(screen.router.state.location.pathname).toBe('/')
  expect(trpcMock.calls.filter(({ name }) => name.startsWith('auth.'))).toHaveLength(before)
})

test('a sign-out in another tab cancels a session check in progress', async () => {
  const tab = otherTab()
  trpcMock.use({ 'auth.session': () => new Promise(() => {}) })
  const rendered = renderApp({ path: '/portal', as: 'client' })
  await expect.poll(() => trpcMock.calls.map(({ name }) => name)).toContain('auth.session')
  tab.send(null)
  const screen = await rendered
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/')
})

test('a session response from before a sign-out in another tab is ignored', async () => {
  const tab = otherTab()
  const screen = await renderApp({ as: 'client' })
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  const answered = Promise.withResolvers<typeof client>()
  trpcMock.use({ 'auth.session': () => answered.promise })
  const session = { queryKey: [['auth', 'session']] }
  const requests = () => trpcMock.calls.filter(({ name }) => name === 'auth.session').length
  const before = requests()
  void screen.queryClient.invalidateQueries(session)
  await expect.poll(requests).toBe(before + 1)
  tab.send(null)
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  answered.resolve(client)
  await expect.poll(() => screen.queryClient.isFetching(session)).toBe(0)
  expect(screen.queryClient.getQueriesData(session)).toEqual([[expect.anything(), null]])
  await expect.element(screen.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
})

test('a sign-in as someone else in another tab shows only the new user’s data here', async () => {
  const tab = otherTab()
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  await expect.element(screen.getByRole('main').getByText(client.email).first()).toBeVisible()
  const other = {
    ...client,
    id: anId('User'),
    name: 'Ines Moreno',
    email: 'ines@example.com',
  }
  trpcMock.use({ 'auth.session': () => other, 'portal.company.get': () => new Promise(() => {}) })
  tab.send(other.id)
  await expect.element(screen.getByRole('main').getByText('ines@example.com').first()).toBeVisible()
  await expect.element(screen.getByText(client.email)).not.toBeInTheDocument()
})

test('a sign-out here is broadcast to the other tabs', async () => {
  const tab = otherTab()
  const screen = await renderApp({ as: 'client' })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => tab.received).toEqual([null])
})

test('a sign-in here is broadcast to the other tabs', async () => {
  const tab = otherTab()
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Customer Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
  await dialog.getByLabelText('Email').fill('client@tallgrass.example')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(() => tab.received).toEqual([client.id])
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal')
})
