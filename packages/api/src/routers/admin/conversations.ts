import {
  answerVisitorInput,
  conversationDetails,
  conversationPage,
  done,
  draftedAnswer,
  getConversationInput,
  listConversationsInput,
  presentInConversationInput,
  sentMessage,
  visitorPresence,
} from '@tallgrass/contracts'
import {
  answerVisitor,
  closeConversation,
  draftAnswer,
  getConversation,
  getVisitorPresence,
  handBack,
  listConversations,
  markHandled,
  presentInConversation,
  takeOver,
} from '@tallgrass/core'
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
  /** Whether the visitor is there. */
  presence: adminProcedure
    .meta({ says: 'Whether the visitor is there' })
    .input(getConversationInput)
    .output(visitorPresence)
    .query(({ ctx, input }) => getVisitorPresence(ctx, input)),
  /** Say that you are there. */
  present: adminProcedure
    .meta({ says: 'Say that you are there' })
    .input(presentInConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => presentInConversation(ctx, input)),
  /** Take over a conversation from the assistant. */
  takeOver: adminProcedure
    .meta({ says: 'Take over a conversation from the assistant', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(getConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => takeOver(ctx, input)),
  /** Answer the visitor. */
  answer: adminProcedure
    .meta({ says: 'Answer the visitor', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(answerVisitorInput)
    .output(sentMessage)
    .mutation(({ ctx, input }) => answerVisitor(ctx, input)),
  /** Let the assistant draft an answer. */
  draft: adminProcedure
    .meta({ says: 'Let the assistant draft an answer', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(getConversationInput)
    .output(draftedAnswer)
    .mutation(({ ctx, input }) => draftAnswer(ctx, input)),
  /** Let the assistant answer again. */
  handBack: adminProcedure
    .meta({ says: 'Let the assistant answer again', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(getConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => handBack(ctx, input)),
  /** Close a conversation. */
  close: adminProcedure
    .meta({ says: 'Close a conversation', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(getConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => closeConversation(ctx, input)),
  /** Mark a conversation as handled. */
  markHandled: adminProcedure
    .meta({ says: 'Mark a conversation as handled', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(getConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => markHandled(ctx, input)),
})
