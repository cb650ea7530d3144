import { conversationStatuses, type Id } from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'
import { chatMessage, sendMessageInput } from './chat.ts'
import { idOf, organizationFilter } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'

/** Those that wait for a person, those that a person has taken over, and those that are done. */
export const conversationViews = ['needs-person', 'with-us', 'handled'] as const
export type ConversationView = (typeof conversationViews)[number]

export const listConversationsInput = pageInput.extend({
  organizationId: organizationFilter,
  show: z.enum(conversationViews, 'Show must be needs-person, with-us or handled').optional(),
})
export type ListConversationsInput = z.infer<typeof listConversationsInput>

const conversationFacts = z.object({
  id: brandedAs<Id<'Conversation'>>(z.string()),
  createdAt: instant,
  lastMessageAt: instant,
  messageCount: z.int(),
})

/** The lead that the visitor became, if any. */
const conversationLead = z
  .object({ id: idOf('Lead'), name: z.string().nullable(), email: z.string() })
  .nullable()

const visitor = {
  lead: conversationLead,
  /** The client that the visitor belongs to, if that is certain. */
  organizationId: idOf('Organization')
    .nullable()
    .meta({ description: 'The client that the visitor belongs to, if that is certain.' }),
}

const answering = {
  state: z.enum(conversationStatuses),
  /** The administrator who has taken over. */
  person: z
    .object({ id: idOf('User'), name: z.string() })
    .nullable()
    .meta({ description: 'The administrator who has taken over.' }),
  waitingSince: instant.nullable(),
  handledAt: instant.nullable(),
}

/** A row of the list. Conversations without messages are left out. */
export const conversation = conversationFacts
  .extend({
    /** The start of the visitor's first message; null if only the assistant wrote. */
    firstMessage: z
      .string()
      .nullable()
      .meta({ description: "The start of the visitor's first message; null if only the assistant wrote." }),
    ...visitor,
    ...answering,
  })
  .meta({ description: 'A row of the list. Conversations without messages are left out.' })
export type Conversation = z.infer<typeof conversation>
export const conversationPage = pageOf(conversation)

export const transcriptMessage = chatMessage.omit({ metadata: true }).extend({
  /** The administrator who wrote it; null for the visitor and the assistant. */
  author: z
    .string()
    .nullable()
    .meta({ description: 'The administrator who wrote it; null for the visitor and the assistant.' }),
})
export type TranscriptMessage = z.infer<typeof transcriptMessage>

/** The messages, oldest first. A very long conversation is cut to its latest messages. */
export const transcript = conversationFacts.extend({ messages: z.array(transcriptMessage) }).meta({
  description: 'The messages, oldest first. A very long conversation is cut to its latest messages.',
})
export type Transcript = z.infer<typeof transcript>

export const conversationDetails = transcript.extend({
  ...visitor,
  ...answering,
  /** Where answers are mailed if the visitor has left. */
  mailedTo: z.string().nullable().meta({ description: 'Where answers are mailed if the visitor has left.' }),
})
export type ConversationDetails = z.infer<typeof conversationDetails>

export const getConversationInput = z.object({ id: idOf('Conversation') })
export type GetConversationInput = z.infer<typeof getConversationInput>

/** Whether the visitor is there. */
export const visitorPresence = z
  .object({ isHere: z.boolean(), isTyping: z.boolean(), seenAt: instant.nullable() })
  .meta({ description: 'Whether the visitor is there.' })
export type VisitorPresence = z.infer<typeof visitorPresence>

export const presentInConversationInput = getConversationInput.extend({ isTyping: z.boolean() })
export type PresentInConversationInput = z.infer<typeof presentInConversationInput>

export const answerVisitorInput = getConversationInput.extend({ message: sendMessageInput.shape.message })
export type AnswerVisitorInput = z.infer<typeof answerVisitorInput>

/** An answer that the assistant suggests; null if the site's knowledge has none. */
export const draftedAnswer = z.object({ text: z.string().nullable() }).meta({
  description: "An answer that the assistant suggests; null if the site's knowledge has none.",
})
export type DraftedAnswer = z.infer<typeof draftedAnswer>

export const sentMessage = z.object({ id: idOf('ChatMessage') })
