import { mailKinds, mailTimes } from '@tallgrass/domain'
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

const mailTime = z
  .enum(mailTimes)
  .meta({ description: 'At once, in a summary at eight in the morning, or never.', example: 'daily' })

const mailKind = z
  .enum(mailKinds, 'There is no such kind of event')
  .meta({ description: 'A kind of event, or `business.week`: the figures of last week, on Monday.' })

/** When a user gets mail about a kind of event. */
export const mailPreference = z
  .object({
    kind: mailKind,
    /** Names the event. */
    label: z.string().meta({ description: 'Names the event.', example: 'A task is ready for your review' }),
    mail: mailTime,
  })
  .meta({ description: 'When a user gets mail about a kind of event.' })
export type MailPreference = z.infer<typeof mailPreference>

export const mailPreferences = z.object({
  /** False without a mail server: then no mail is sent at all. */
  emailEnabled: z
    .boolean()
    .meta({ description: 'False without a mail server: then no mail is sent at all.' }),
  /** Every kind of event about which the user chooses. */
  items: z.array(mailPreference),
})
export type MailPreferences = z.infer<typeof mailPreferences>

export const setMailPreferenceInput = z.object({ kind: mailKind, mail: mailTime })
export type SetMailPreferenceInput = z.infer<typeof setMailPreferenceInput>

export const unsubscribeInput = z.object({
  /** Of a message’s link. */
  token: z.string().min(1).max(2000).meta({ description: 'Of a message’s link.' }),
})
export type UnsubscribeInput = z.infer<typeof unsubscribeInput>

/** What the link of a message would end. */
export const unsubscription = z
  .object({
    /** True for the daily summary, as a whole. */
    daily: z.boolean().meta({ description: 'True for the daily summary, as a whole.' }),
    /** The events that would no longer be mailed. */
    labels: z.array(z.string()).meta({ description: 'The events that would no longer be mailed.' }),
  })
  .meta({ description: 'What the link of a message would end.' })
export type Unsubscription = z.infer<typeof unsubscription>
