import {
  done,
  listNotificationsInput,
  markNotificationsReadInput,
  notificationPage,
  unreadNotifications,
} from '@tallgrass/contracts'
import { countUnread, listNotifications, markNotificationsRead } from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

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
})
