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
  startSession: publicProcedure.output(chatSession).mutation(({ ctx }) => startConversation(ctx)),
  history: publicProcedure
    .input(chatSessionId)
    .output(z.array(chatMessage))
    .query(({ ctx, input }) => listMessages(ctx, input)),
  send: publicProcedure
    .input(sendMessageInput)
    .output(chatReply)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
  ...chatBookings,
  createLead: publicProcedure
    .input(createLeadInput)
    .output(leadId)
    .mutation(({ ctx, input }) => createLead(ctx, input)),
  submitChecklist: publicProcedure
    .input(submitChecklistInput)
    .output(done)
    .mutation(({ ctx, input }) => submitChecklist(ctx, input)),
})
