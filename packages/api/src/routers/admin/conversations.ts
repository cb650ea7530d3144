import {
  conversationDetails,
  conversationPage,
  getConversationInput,
  listConversationsInput,
} from '@tallgrass/contracts'
import { getConversation, listConversations } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const conversationsRouter = router({
  list: adminProcedure
    .input(listConversationsInput)
    .output(conversationPage)
    .query(({ ctx, input }) => listConversations(ctx, input)),
  get: adminProcedure
    .input(getConversationInput)
    .output(conversationDetails)
    .query(({ ctx, input }) => getConversation(ctx, input)),
})
