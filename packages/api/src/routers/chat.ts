import {
  chatMessage,
  chatReply,
  chatSession,
  chatSessionId,
  createLeadInput,
  done,
  leadId,
  sendMessageInput,
  submitChecklistInput,
} from '@tallgrass/contracts'
import { createLead, listMessages, sendMessage, startConversation, submitChecklist } from '@tallgrass/core'
import { z } from 'zod'
import { publicProcedure, router } from '../trpc.ts'
import { chatBookings } from './chat-bookings.ts'

export const chatRouter = router({
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
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
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
