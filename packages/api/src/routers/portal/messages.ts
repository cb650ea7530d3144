import {
  done,
  draftOfInput,
  editMessageInput,
  foundDraft,
  listMessagesInput,
  messageId,
  messagePage,
  postMessageInput,
  projectMessage,
  readMessagesInput,
  saveDraftInput,
  unreadMessages,
} from '@tallgrass/contracts'
import {
  countUnreadMessages,
  deleteMessage,
  editMessage,
  findDraft,
  listThread,
  postMessage,
  readThread,
  saveDraft,
} from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const messagesRouter = router({
  /** The messages of a project: the newest page first, each page oldest first. */
  list: portalProcedure
    .meta({
      says: 'The messages of a project: the newest page first, each page oldest first',
      scope: 'messages:read',
    })
    .input(listMessagesInput)
    .output(messagePage)
    .query(({ ctx, input }) => listThread(ctx, input)),
  /** How many messages you have not read, by project. */
  unread: portalProcedure
    .meta({ says: 'How many messages you have not read, by project', scope: 'messages:read' })
    .output(unreadMessages)
    .query(({ ctx }) => countUnreadMessages(ctx)),
  /** Send a message, once for each key. */
  send: portalProcedure
    .meta({ says: 'Send a message, once for each key', scope: 'messages:write', refuses: ['FORBIDDEN'] })
    .input(postMessageInput)
    .output(projectMessage)
    .mutation(({ ctx, input }) => postMessage(ctx, input)),
  /** Edit a message of your own, within 15 minutes. */
  edit: portalProcedure
    .meta({
      says: 'Edit a message of your own, within 15 minutes',
      scope: 'messages:write',
      refuses: ['FORBIDDEN'],
    })
    .input(editMessageInput)
    .output(projectMessage)
    .mutation(({ ctx, input }) => editMessage(ctx, input)),
  /** Empty a message; that there was one stays visible. */
  delete: portalProcedure
    .meta({
      says: 'Empty a message; that there was one stays visible',
      scope: 'messages:write',
      refuses: ['FORBIDDEN'],
    })
    .input(messageId)
    .output(projectMessage)
    .mutation(({ ctx, input }) => deleteMessage(ctx, input)),
  /** Mark everything up to a message as read. */
  markRead: portalProcedure
    .meta({ says: 'Mark everything up to a message as read', scope: 'messages:write' })
    .input(readMessagesInput)
    .output(done)
    .mutation(({ ctx, input }) => readThread(ctx, input)),
  /** What you have not sent yet. */
  draft: portalProcedure
    .meta({ says: 'What you have not sent yet' })
    .input(draftOfInput)
    .output(foundDraft)
    .query(({ ctx, input }) => findDraft(ctx, input)),
  /** Keep what you have not sent yet. */
  saveDraft: portalProcedure
    .meta({ says: 'Keep what you have not sent yet' })
    .input(saveDraftInput)
    .output(done)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),
})
