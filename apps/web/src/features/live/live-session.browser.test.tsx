import { admin, client } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asView } from '../../testing/as-view'
import { callsTo, endSession } from '../../testing/end-session'
import { liveStream, spreadNothing } from '../../testing/live-stream'
import { stopTime, ticking } from '../../testing/passing-time'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const POLL_MS = 30_000

function imitateIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('when the session ends, the page asks for the password, and then goes on where it was', async () => {
  const live = liveStream()
  await renderApp({ path: '/portal/admin', as: 'admin' })
  await live.opened()
  live.changed('mail')
  const { guarded } = endSession()
  trpcMock.use({
    'portal.live': guarded(() => live.stream),
    'portal.notifications.unread': guarded(() => ({ unread: 5 })),
  })
  const before = callsTo('portal.live')
  live.end()
  const question = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect.element(question).toBeVisible()
  expect(callsTo('portal.live')).toEqual(before)
  await question.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await live.opened()
  expect(callsTo('portal.live').at(-1)?.input).toEqual({ lastEventId: '2' })
})

test('when rights change, the page learns the new ones, and asks for all it shows again', async () => {
  spreadNothing()
  const live = liveStream()
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  await live.opened()
  const counted = callsTo('portal.notifications.unread').length
  trpcMock.use({ 'auth.session': () => ({ ...client, name: 'Maren Novak' }) })
  live.end()
  await expect.element(screen.getByRole('main').getByText('Maren Novak').first()).toBeVisible()
  await live.opened()
  await expect.poll(() => callsTo('portal.notifications.unread')).toHaveLength(counted + 1)
})

test('a session that has not changed leads to no other calls', async () => {
  spreadNothing()
  const live = liveStream()
  await renderApp({ path: '/portal/profile', as: 'client' })
  await live.opened()
  const before = trpcMock.calls.length
  live.end()
  await expect.poll(() => callsTo('portal.live')).toHaveLength(2)
  await live.opened()
  expect(trpcMock.calls.slice(before).map(({ name }) => name)).toEqual(['auth.session', 'portal.live'])
})

test('a page whose network is back, or that is shown again, opens its lost stream at once', async () => {
  spreadNothing()
  const live = liveStream()
  await renderApp({ path: '/portal/profile', as: 'client' })
  await live.opened()
  stopTime()
  for (const comeBack of [
    () => window.dispatchEvent(new Event('online')),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ]) {
    live.lose()
    expect(live.connections()).toBe(0)
    await ticking(() =>
      expect
        .poll(() => {
          comeBack()
          return live.connections()
        })
        .toBe(1),
    )
  }
})

test('a page that the browser keeps holds no stream, and follows again when its reader goes back to it', async () => {
  const live = liveStream()
  await renderApp({ path: '/portal/profile', as: 'client' })
  await live.opened()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.poll(live.connections).toBe(0)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await live.opened()
  live.changed('notification')
  await expect.poll(() => callsTo('portal.notifications.unread')).toHaveLength(2)
})

test('when the role changes, the portal closes', async () => {
  const live = liveStream()
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await live.opened()
  trpcMock.use({ 'auth.session': () => ({ ...admin, role: 'CLIENT' as const }) })
  live.end()
  await expect.poll(() => screen.router.state.location.pathname).not.toContain('/portal/admin')
})

test('a connection that is lost is opened again, after the last message', async () => {
  spreadNothing()
  const live = liveStream()
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await live.opened()
  live.changed('notification')
  await expect.poll(() => callsTo('portal.notifications.unread')).toHaveLength(2)
  live.lose()
  await expect.poll(() => callsTo('portal.live').at(-1)?.input).toEqual({ lastEventId: '2' })
  await live.opened()
  expect(screen.router.state.location.pathname).toBe('/portal/admin')
})

test('where no stream gets through, the page asks every 30 seconds until one does', async () => {
  imitateIntervals()
  spreadNothing()
  const live = liveStream()
  trpcMock.use({
    'portal.live'() {
      throw HttpResponse.error()
    },
  })
  const screen = await renderApp({ path: '/portal/admin/outbox', as: 'admin' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const asked = () => callsTo('admin.outbox.list').length
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  const before = asked()
  vi.advanceTimersByTime(POLL_MS)
  await expect.poll(asked).toBe(before + 1)
  trpcMock.use({ 'portal.live': () => live.stream })
  await live.opened()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

test('a tab that shows the portal of a contact has no stream, and asks every 30 seconds', async () => {
  imitateIntervals()
  spreadNothing()
  asView()
  const screen = await renderApp({ path: '/portal/invoices', as: 'client' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices')
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  const before = callsTo('portal.invoices.list').length
  vi.advanceTimersByTime(POLL_MS)
  await expect.poll(() => callsTo('portal.invoices.list')).toHaveLength(before + 1)
  expect(callsTo('portal.live')).toEqual([])
})

test('someone who signs out is not asked for the password that the ended stream would need', async () => {
  const live = liveStream()
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await live.opened()
  const { guarded } = endSession()
  trpcMock.use({
    async 'auth.logout'() {
      const checks = callsTo('auth.session').length
      live.end()
      await expect.poll(() => callsTo('auth.session').length).toBe(checks + 1)
      return { ok: true }
    },
    'portal.notifications.unread': guarded(() => ({ unread: 0 })),
  })
  const counted = callsTo('portal.notifications.unread').length
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  expect(callsTo('portal.notifications.unread')).toHaveLength(counted)
})

test('leaving the portal closes the stream, and public pages open none', async () => {
  const live = liveStream()
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await live.opened()
  await screen.router.navigate({ to: '/' })
  await expect.poll(live.connections).toBe(0)
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(callsTo('portal.live')).toHaveLength(1)
})
