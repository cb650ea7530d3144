import { adminNotifications, clientNotifications } from '../samples/notifications.ts'
import type { Visitor } from '../samples/people.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

export function notificationMocks(as: Visitor): MocksOf<'portal.notifications'> {
  const items = as === 'admin' ? adminNotifications : clientNotifications
  const unread = items.filter(({ readAt }) => readAt === null)
  return {
    'portal.notifications.list': ({ unread: only = false }) => onlyPage(only ? unread : items),
    'portal.notifications.unread': () => ({ unread: unread.length }),
    'portal.notifications.markRead': () => ({ ok: true }),
  }
}
