import {
  chatMessage,
  chatReply,
  chatSession,
  chatSessionId,
  chatState,
  createLeadInput,
  done,
  followChatInput,
  leadId,
  liveMessage,
  presentInChatInput,
  resumeChatInput,
  sendMessageInput,
  submitChecklistInput,
} from '@tallgrass/contracts'
import {
  createLead,
  followChat,
  listMessages,
  presentInChat,
  resumeChat,
  sendChatMessage,
  startConversation,
  submitChecklist,
} from '@tallgrass/core'
import { z } from 'zod'
import { streamOf } from '../stream-of.ts'
import { publicProcedure, router } from '../trpc.ts'
import { chatBookings } from './chat-bookings.ts'
import { yourDataRouter } from './chat-your-data.ts'

export const chatRouter = router({
  yourData: yourDataRouter,
  /** Start or continue a conversation. */
  startSession: publicProcedure
    .meta({ says: 'Start or continue a conversation' })
    .output(chatSession)
    .mutation(({ ctx }) => startConversation(ctx)),
  /** The messages of your conversation, oldest first. */
  history: publicProcedure
    .meta({ says: 'The messages of your conversation, oldest first' })
    .input(chatSessionId)
    .output(z.array(chatMessage))
    .query(({ ctx, input }) => listMessages(ctx, input)),
  /** Send a message to the assistant. */
  send: publicProcedure
    .meta({ says: 'Send a message to the assistant', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(sendMessageInput)
    .output(chatReply)
    .mutation(({ ctx, input }) => sendChatMessage(ctx, input)),
  /** Say that you are there, and ask who answers. */
  present: publicProcedure
    .meta({ says: 'Say that you are there, and ask who answers', refuses: ['NOT_FOUND'] })
    .input(presentInChatInput)
    .output(chatState)
    .mutation(({ ctx, input }) => presentInChat(ctx, input)),
  /** What changes in your conversation while a person answers. */
  live: publicProcedure
    .meta({ says: 'What changes in your conversation while a person answers' })
    .input(followChatInput)
    .output(streamOf(liveMessage))
    .subscription(({ ctx, input, signal }) => followChat(ctx, input, signal)),
  /** Open the conversation of a mailed link. */
  resume: publicProcedure
    .meta({ says: 'Open the conversation of a mailed link', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(resumeChatInput)
    .output(chatSession)
    .mutation(({ ctx, input }) => resumeChat(ctx, input)),
  ...chatBookings,
  /** Submit a lead. */
  createLead: publicProcedure
    .meta({ says: 'Submit a lead' })
    .input(createLeadInput)
    .output(leadId)
    .mutation(({ ctx, input }) => createLead(ctx, input)),
  /** Submit the checklist. */
  submitChecklist: publicProcedure
    .meta({ says: 'Submit the checklist' })
    .input(submitChecklistInput)
    .output(done)
    .mutation(({ ctx, input }) => submitChecklist(ctx, input)),
})
