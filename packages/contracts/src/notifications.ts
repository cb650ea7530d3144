import { z } from 'zod'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'

/** What a user was told, and where the rest stands. */
export const notification = z
  .object({
    id: idOf('Notification'),
    /** The kind of event, such as `lead.created`. */
    kind: z.string().meta({ description: 'The kind of event, such as `lead.created`.' }),
    sentence: z.string(),
    /** The page of the portal that shows it. */
    path: z.string().meta({ description: 'The page of the portal that shows it.' }),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ description: 'What a user was told, and where the rest stands.' })
export type Notification = z.infer<typeof notification>
export const notificationPage = pageOf(notification)

export const listNotificationsInput = pageInput.extend({
  /** Only unread ones. */
  unread: z.boolean().default(false).meta({ description: 'Only unread ones.' }),
})
export type ListNotificationsInput = z.infer<typeof listNotificationsInput>

/** Larger numbers are not counted. */
export const MAX_UNREAD = 100

export const unreadNotifications = z.object({
  /** At most 100. */
  unread: z.int().meta({ description: 'At most 100.' }),
})

export const markNotificationsReadInput = z.object({
  /** All if missing. */
  ids: z.array(idOf('Notification')).min(1).max(100).optional().meta({ description: 'All if missing.' }),
})
export type MarkNotificationsReadInput = z.infer<typeof markNotificationsReadInput>
