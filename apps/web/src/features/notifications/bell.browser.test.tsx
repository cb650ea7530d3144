import type { Notification } from '@tallgrass/contracts'
import { adminNotifications, clientNotifications } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

/** A portal whose newest notification is unread. */
async function renderBell(as: 'admin' | 'client') {
  const [newest, ...older] = as === 'admin' ? adminNotifications : clientNotifications
  if (!newest) throw new Error('There are no sample notifications')
  let items: Notification[] = [{ ...newest, readAt: null }, ...older]
  trpcMock.use({
    'portal.notifications.list': () => ({ items, nextCursor: null }),
    'portal.notifications.unread': () => ({ unread: items.filter(({ readAt }) => !readAt).length }),
    'portal.notifications.markRead'({ ids }) {
      items = items.map((one) => (ids && !ids.includes(one.id) ? one : { ...one, readAt: one.createdAt }))
      return { ok: true }
    },
  })
  const screen = await renderApp({ path: as === 'admin' ? '/portal/admin' : '/portal', as })
  const bell = screen.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  const drawer = screen.getByRole('dialog', { name: 'Notifications' })
  return { screen, bell, drawer }
}

test('the bell says how much is new, opens it, and marks it as read', async () => {
  const { bell, drawer } = await renderBell('admin')
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
  await bell.click()
  const items = drawer.getByRole('listitem')
  await expect.element(items.first()).toMatchTextContent(/^Unread: New lead: .* wrote in the chat\./)
  await expect.element(items.nth(1)).not.toMatchTextContent('Unread')
  await atBothWidths(() => expectAccessible('the notifications', openDialog))
  await drawer.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(bell).toHaveAccessibleName('Notifications')
  await expect
    .element(drawer.getByRole('button', { name: 'Mark all as read' }))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()
})

test('a notification leads to its page, and is read then', async () => {
  const { bell, drawer, screen } = await renderBell('client')
  await bell.click()
  await drawer.getByRole('link', { name: /is ready for your review/ }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe(clientNotifications[0]?.path)
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(bell).toHaveAccessibleName('Notifications')
  expect(trpcMock.calls).toContainEqual({
    name: 'portal.notifications.markRead',
    input: { ids: [clientNotifications[0]?.id] },
  })
})

test('the title of each page begins with the number of unread notifications', async () => {
  const { bell, drawer, screen } = await renderBell('client')
  await expect.poll(() => document.title).toMatch(/^\(1\) \S/)
  await screen.router.navigate({ to: '/portal/invoices' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices')
  await expect.poll(() => document.title).toMatch(/^\(1\) \S/)
  await bell.click()
  await drawer.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => document.title).not.toMatch(/^\(/)
})

test('someone without notifications reads so', async () => {
  trpcMock.use({
    'portal.notifications.list': () => ({ items: [], nextCursor: null }),
    'portal.notifications.unread': () => ({ unread: 0 }),
  })
  await page.viewport(375, 812)
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await screen.getByRole('button', { name: 'Notifications', exact: true }).click()
  const drawer = screen.getByRole('dialog', { name: 'Notifications' })
  await expect.element(drawer).toMatchTextContent('You have no notifications from the last 90 days.')
  await page.viewport(1280, 800)
})
