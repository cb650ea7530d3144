import { z } from 'zod'
import { chatMessage } from './chat.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'

export const listConversationsInput = pageInput
export type ListConversationsInput = z.infer<typeof listConversationsInput>

const conversationFacts = z.object({
  id: z.string(),
  createdAt: instant,
  lastMessageAt: instant,
  /** How many messages there are. */
  messageCount: z.int(),
})

/** Who the visitor turned out to be. */
const conversationLead = z.object({ id: z.uuid(), name: z.string().nullable(), email: z.string() }).nullable()

/** One row of the list; conversations in which nothing was said are none. */
export const conversation = conversationFacts.extend({
  /** What the visitor said first, its beginning; null when only the assistant has spoken. */
  firstMessage: z.string().nullable(),
  lead: conversationLead,
})
export type Conversation = z.infer<typeof conversation>
export const conversationPage = pageOf(conversation)

export const transcriptMessage = chatMessage.omit({ metadata: true })
export type TranscriptMessage = z.infer<typeof transcriptMessage>

/** What was said, oldest first; of a very long conversation its end. */
export const transcript = conversationFacts.extend({ messages: z.array(transcriptMessage) })
export type Transcript = z.infer<typeof transcript>

export const conversationDetails = transcript.extend({ lead: conversationLead })
export type ConversationDetails = z.infer<typeof conversationDetails>

export const getConversationInput = z.object({ id: z.uuid('No such conversation') })
