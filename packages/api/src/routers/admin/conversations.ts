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
    .meta({ says: 'Conversations with the assistant, newest first', scope: 'conversations:read' })
    .input(listConversationsInput)
    .output(conversationPage)
    .query(({ ctx, input }) => listConversations(ctx, input)),
  /** One conversation with its messages. */
  get: adminProcedure
    .meta({ says: 'One conversation with its messages', scope: 'conversations:read' })
    .input(getConversationInput)
    .output(conversationDetails)
    .query(({ ctx, input }) => getConversation(ctx, input)),
  /** Whether the visitor is there. */
  presence: adminProcedure
    .meta({ says: 'Whether the visitor is there', scope: 'conversations:read' })
    .input(getConversationInput)
    .output(visitorPresence)
    .query(({ ctx, input }) => getVisitorPresence(ctx, input)),
  /** Say that you are there. */
  present: adminProcedure
    .meta({ says: 'Say that you are there', scope: 'conversations:write' })
    .input(presentInConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => presentInConversation(ctx, input)),
  /** Take over a conversation from the assistant. */
  takeOver: adminProcedure
    .meta({
      says: 'Take over a conversation from the assistant',
      scope: 'conversations:write',
      refuses: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(getConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => takeOver(ctx, input)),
  /** Answer the visitor. */
  answer: adminProcedure
    .meta({ says: 'Answer the visitor', scope: 'conversations:write', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(answerVisitorInput)
    .output(sentMessage)
    .mutation(({ ctx, input }) => answerVisitor(ctx, input)),
  /** Let the assistant draft an answer. */
  draft: adminProcedure
    .meta({
      says: 'Let the assistant draft an answer',
      scope: 'conversations:write',
      refuses: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(getConversationInput)
    .output(draftedAnswer)
    .mutation(({ ctx, input }) => draftAnswer(ctx, input)),
  /** Let the assistant answer again. */
  handBack: adminProcedure
    .meta({
      says: 'Let the assistant answer again',
      scope: 'conversations:write',
      refuses: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(getConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => handBack(ctx, input)),
  /** Close a conversation. */
  close: adminProcedure
    .meta({ says: 'Close a conversation', scope: 'conversations:write', refuses: ['NOT_FOUND', 'CONFLICT'] })
    .input(getConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => closeConversation(ctx, input)),
  /** Mark a conversation as handled. */
  markHandled: adminProcedure
    .meta({
      says: 'Mark a conversation as handled',
      scope: 'conversations:write',
      refuses: ['NOT_FOUND', 'CONFLICT'],
    })
    .input(getConversationInput)
    .output(done)
    .mutation(({ ctx, input }) => markHandled(ctx, input)),
})
