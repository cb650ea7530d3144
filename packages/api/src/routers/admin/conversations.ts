import {
  conversationDetails,
  conversationPage,
  getConversationInput,
  listConversationsInput,
} from '@tallgrass/contracts'
import { getConversation, listConversations } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const conversationsRouter = router({
  /** Conversations with the assistant, newest first. */
  list: adminProcedure
    .meta({ says: 'Conversations with the assistant, newest first' })
    .input(listConversationsInput)
    .output(conversationPage)
    .query(({ ctx, input }) => listConversations(ctx, input)),
  /** One conversation with its messages. */
  get: adminProcedure
    .meta({ says: 'One conversation with its messages' })
    .input(getConversationInput)
    .output(conversationDetails)
    .query(({ ctx, input }) => getConversation(ctx, input)),
})
