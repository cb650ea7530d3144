import { adminMail, adminNotifications, clientMail, clientNotifications } from '../samples/notifications.ts'
import type { Visitor } from '../samples/people.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

export function notificationMocks(as: Visitor): MocksOf<'portal.notifications'> {
  const items = as === 'admin' ? adminNotifications : clientNotifications
  const unread = items.filter(({ readAt }) => readAt === null)
  return {
    'portal.notifications.list': ({ unread: only = false }) => onlyPage(only ? unread : items),
    'portal.notifications.unread': () => ({ unread: unread.length }),
    'portal.notifications.markRead': () => ({ ok: true }),
    'portal.notifications.mail': () => ({
      emailEnabled: true,
      items: as === 'admin' ? adminMail : clientMail,
    }),
    'portal.notifications.setMail': () => ({ ok: true }),
    'portal.notifications.unsubscription': () => ({ daily: false, labels: ['A new lead'] }),
    'portal.notifications.unsubscribe': () => ({ ok: true }),
  }
}
