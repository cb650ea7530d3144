import { adminNotifications, leads } from '@tallgrass/testing/mocks'
import { expect, test } from 'vitest'
import { callsTo } from '../../testing/end-session'
import { liveStream } from '../../testing/live-stream'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('a list, the bell and the title follow what others change', async () => {
  const live = liveStream()
  let shown = leads.slice(1)
  let unread = 0
  trpcMock.use({
    'admin.leads.list': () => ({ items: shown, nextCursor: null }),
    'portal.notifications.unread': () => ({ unread }),
    'portal.notifications.list': () => ({ items: adminNotifications, nextCursor: null }),
  })
  const screen = await renderApp({ path: '/portal/admin/leads', as: 'admin' })
  const rows = screen.getByRole('main').getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(shown.length + 1)
  await live.opened()

  shown = leads
  live.changed('lead', leads[0]?.id)
  await expect.poll(() => rows.elements().length).toBe(shown.length + 1)
  expect(callsTo('portal.notifications.unread')).toHaveLength(1)

  unread = 3
  live.changed('notification')
  await expect.element(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^\(3\) /)
  expect(callsTo('admin.leads.list')).toHaveLength(2)
})
