import { AppError, type UserId } from '@tallgrass/domain'
import { admin, anId, client } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { recordSignOut } from '../../../lib/pending-sign-out'
import { callsTo, endSession } from '../../../testing/end-session'
import { expectErrorToast, expectToast } from '../../../testing/expect-toast'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const question = page.getByRole('dialog', { name: 'Your session has ended' })
const customerLogin = page.getByRole('button', { name: 'Customer Login' })

function tellFromOtherTab(userId: UserId | null) {
  const channel = new BroadcastChannel('session')
  channel.postMessage(userId)
  onTestFinished(() => channel.close())
}

/** A client opens another page of the portal after the session has ended. */
async function openTooLate() {
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  await expect.element(screen.getByRole('main').getByText(client.email).first()).toBeVisible()
  const server = endSession()
  trpcMock.use({ 'portal.invoices.list': server.guarded(() => ({ items: [], nextCursor: null })) })
  await screen.router.navigate({ href: '/portal/invoices?status=OPEN' })
  return { screen, ...server, pathname: () => screen.router.state.location.pathname }
}

test('another account signs in at the home page and goes on from there', async () => {
  const { pathname, screen } = await openTooLate()
  const moves: string[] = []
  screen.router.subscribe('onBeforeNavigate', ({ toLocation }) => moves.push(toLocation.pathname))
  await question.getByRole('button', { name: 'Use another account' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
  await expect.element(dialog).toBeVisible()
  expect(pathname()).toBe('/')
  expect(callsTo('auth.logout')).toHaveLength(1)
  await dialog.getByLabelText('Email').fill('ines@example.com')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(() => screen.router.state.location.href).toBe('/portal/invoices?status=OPEN')
  // Home, once more as its dialog takes the hint, and back.
  expect(moves).toEqual(['/', '/', '/portal/invoices'])
})

test('what was typed is discarded only if its writer says so', async () => {
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await screen.getByRole('button', { name: 'Invite User' }).click()
  const form = screen.getByRole('dialog', { name: 'Invite User' })
  await form.getByLabelText('First Name').fill('Ines')
  const server = endSession()
  trpcMock.use({ 'admin.system.hold': server.guarded(() => null) })
  void screen.queryClient.invalidateQueries({ queryKey: [['admin', 'system', 'hold']] })
  await question.getByRole('button', { name: 'Use another account' }).click()
  const asked = screen.getByRole('dialog', { name: 'Discard changes?' })
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(form.getByLabelText('First Name')).toHaveValue('Ines')
  await question.getByRole('button', { name: 'Use another account' }).click()
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Admin Login' })).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
})

test('without a network, giving up the page reports that the session may still be open', async () => {
  await openTooLate()
  onTestFinished(() => recordSignOut('done'))
  trpcMock.use({
    'auth.logout'() {
      throw HttpResponse.error()
    },
  })
  await question.getByRole('button', { name: 'Use another account' }).click()
  await expectErrorToast(
    'Your session may still be open',
    'We could not reach the server. We will sign you out as soon as it responds.',
  )
  expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toEqual(['Logout request failed'])
  vi.mocked(console.warn).mockClear()
  await expect.element(question).not.toBeInTheDocument()
})

test('a sign-in of the same person in another tab closes the question', async () => {
  const { pathname, screen, signIn } = await openTooLate()
  await expect.element(question).toBeVisible()
  tellFromOtherTab(signIn(client).id)
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(screen.getByText('No invoices', { exact: false }).first()).toBeVisible()
  expect(pathname()).toBe('/portal/invoices')
})

test('a sign-in of someone else in another tab starts this tab afresh', async () => {
  const { screen, signIn } = await openTooLate()
  await expect.element(question).toBeVisible()
  tellFromOtherTab(signIn({ ...client, id: anId('User'), name: 'Ines Moreno', email: 'ines@example.com' }).id)
  await expect.element(question).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Profile' }).click()
  await expect.element(screen.getByRole('main').getByText('ines@example.com').first()).toBeVisible()
})

test('a sign-out in another tab leaves the portal', async () => {
  const { pathname, screen } = await openTooLate()
  await expect.element(question).toBeVisible()
  tellFromOtherTab(null)
  await expect.element(customerLogin).toBeVisible()
  expect(pathname()).toBe('/')
  expect(screen.router.state.location.state.openLogin).toBeUndefined()
  await expect.element(question).not.toBeInTheDocument()
})

test('a page that was left asks for no password on the next one, which knows no one', async () => {
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  await expect.element(screen.getByRole('main').getByText(client.email).first()).toBeVisible()
  endSession()
  const answered = Promise.withResolvers<never>()
  trpcMock.use({ 'portal.invoices.list': () => answered.promise })
  await screen.router.navigate({ to: '/portal/invoices' })
  await expect.poll(() => callsTo('portal.invoices.list')).not.toEqual([])
  await screen.router.navigate({ to: '/' })
  answered.reject(new AppError('UNAUTHENTICATED', 'Please sign in first'))
  await expect.element(customerLogin).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('going back from the question leaves no one signed in', async () => {
  const { screen } = await openTooLate()
  await expect.element(question).toBeVisible()
  await screen.router.navigate({ to: '/' })
  await expect.element(customerLogin).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('a call that is refused while signing out asks for no password', async () => {
  const loggedOut = Promise.withResolvers<{ ok: true }>()
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await screen.getByRole('button', { name: 'User menu, Ruth Calloway' }).click()
  const server = endSession()
  trpcMock.use({ 'auth.logout': () => loggedOut.promise, 'admin.system.hold': server.guarded(() => null) })
  await screen.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(() => callsTo('auth.logout')).toHaveLength(1)
  void screen.queryClient.invalidateQueries({ queryKey: [['admin', 'system', 'hold']] })
  await expect.element(customerLogin).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  loggedOut.resolve({ ok: true })
  await expectToast('Logged Out', 'You have been successfully logged out.')
})

test('a refusal under a session that goes on is shown as before', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await expect.element(screen.getByText(`Welcome, ${admin.name}`)).toBeVisible()
  trpcMock.use({
    'admin.users.list'() {
      throw new AppError('UNAUTHENTICATED', 'Please sign in first')
    },
  })
  await screen.router.navigate({ to: '/portal/admin/users' })
  await expect.element(screen.getByText('Failed to load users', { exact: false }).first()).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})
