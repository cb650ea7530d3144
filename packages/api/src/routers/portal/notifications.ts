import {
  done,
  listNotificationsInput,
  mailPreferences,
  markNotificationsReadInput,
  notificationPage,
  setMailPreferenceInput,
  unreadNotifications,
  unsubscribeInput,
  unsubscription,
} from '@tallgrass/contracts'
import {
  countUnread,
  getMailPreferences,
  getUnsubscription,
  listNotifications,
  markNotificationsRead,
  setMailPreference,
  unsubscribe,
} from '@tallgrass/core/people'
import { portalProcedure, publicProcedure, router } from '../../trpc.ts'

export const portalNotificationsRouter = router({
  /** What you were told, newest first. */
  list: portalProcedure
    .meta({ says: 'What you were told, newest first' })
    .input(listNotificationsInput)
    .output(notificationPage)
    .query(({ ctx, input }) => listNotifications(ctx, input)),
  /** The number of your unread notifications. */
  unread: portalProcedure
    .meta({ says: 'The number of your unread notifications' })
    .output(unreadNotifications)
    .query(({ ctx }) => countUnread(ctx)),
  /** Mark notifications as read: some, or all. */
  markRead: portalProcedure
    .meta({ says: 'Mark notifications as read: some, or all' })
    .input(markNotificationsReadInput)
    .output(done)
    .mutation(({ ctx, input }) => markNotificationsRead(ctx, input)),
  /** When you get mail about what. */
  mail: portalProcedure
    .meta({ says: 'When you get mail about what' })
    .output(mailPreferences)
    .query(({ ctx }) => getMailPreferences(ctx)),
  /** Choose when you get mail about one kind of event. */
  setMail: portalProcedure
    .meta({ says: 'Choose when you get mail about one kind of event' })
    .input(setMailPreferenceInput)
    .output(done)
    .mutation(({ ctx, input }) => setMailPreference(ctx, input)),
  /** What the unsubscribe link of a message would end. */
  unsubscription: publicProcedure
    .meta({ says: 'What the unsubscribe link of a message would end' })
    .input(unsubscribeInput)
    .output(unsubscription)
    .query(({ ctx, input }) => getUnsubscription(ctx, input)),
  /** End the mails that the unsubscribe link of a message names. */
  unsubscribe: publicProcedure
    .meta({ says: 'End the mails that the unsubscribe link of a message names' })
    .input(unsubscribeInput)
    .output(done)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
})
