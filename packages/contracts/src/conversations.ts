import type { ConversationId } from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'
import { chatMessage } from './chat.ts'
import { idOf, organizationFilter } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'

export const listConversationsInput = pageInput.extend({ organizationId: organizationFilter })
export type ListConversationsInput = z.infer<typeof listConversationsInput>

const conversationFacts = z.object({
  id: brandedAs<ConversationId>(z.string()),
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

/** A row of the list. Conversations without messages are left out. */
export const conversation = conversationFacts
  .extend({
    /** The start of the visitor's first message; null if only the assistant wrote. */
    firstMessage: z
      .string()
      .nullable()
      .meta({ description: "The start of the visitor's first message; null if only the assistant wrote." }),
    ...visitor,
  })
  .meta({ description: 'A row of the list. Conversations without messages are left out.' })
export type Conversation = z.infer<typeof conversation>
export const conversationPage = pageOf(conversation)

export const transcriptMessage = chatMessage.omit({ metadata: true })
export type TranscriptMessage = z.infer<typeof transcriptMessage>

/** The messages, oldest first. A very long conversation is cut to its latest messages. */
export const transcript = conversationFacts.extend({ messages: z.array(transcriptMessage) }).meta({
  description: 'The messages, oldest first. A very long conversation is cut to its latest messages.',
})
export type Transcript = z.infer<typeof transcript>

export const conversationDetails = transcript.extend(visitor)
export type ConversationDetails = z.infer<typeof conversationDetails>

export const getConversationInput = z.object({ id: idOf('Conversation') })
