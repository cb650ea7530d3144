import {
  bookingTypes,
  chatRoles,
  conversationStatuses,
  type Id,
  noSuchRecord,
  textLimits,
} from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'
import { idOf } from './id-of.ts'
import { instant } from './person.ts'
import { paragraph } from './text.ts'

export const bookingType = z.enum(bookingTypes, 'Type must be smart-ai-call, scorm-demo or strides-demo')

const NO_SUCH_CONVERSATION = noSuchRecord('Conversation')

export const chatSession = z.object({ sessionId: brandedAs<Id<'Conversation'>>(z.string()) })

export const chatSessionId = z.object({
  sessionId: brandedAs<Id<'Conversation'>>(z.string(NO_SUCH_CONVERSATION).max(100, NO_SUCH_CONVERSATION)),
})

/** Facts about a reply, for the screen that shows it. */
export const chatReplyFacts = z
  .object({
    /** Show the lead form with this reply. */
    requiresLeadCapture: z.boolean().meta({ description: 'Show the lead form with this reply.' }),
    suggestedBookingType: bookingType.nullable(),
    /** 0 to 1: how sure the assistant is of its answer. */
    confidence: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: '0 to 1: how sure the assistant is of its answer.' }),
  })
  .meta({ description: 'Facts about a reply, for the screen that shows it.' })
export type ChatReplyFacts = z.infer<typeof chatReplyFacts>

export const chatMessage = z.object({
  id: idOf('ChatMessage'),
  role: z.enum(chatRoles),
  /** Text with **bold** and [links](https://…); never HTML. */
  content: z.string().meta({ description: 'Text with **bold** and [links](https://…); never HTML.' }),
  timestamp: instant,
  metadata: z.object({
    requiresLeadCapture: chatReplyFacts.shape.requiresLeadCapture.exactOptional(),
    suggestedBookingType: chatReplyFacts.shape.suggestedBookingType.exactOptional(),
    confidence: chatReplyFacts.shape.confidence.exactOptional(),
    /** The first name of the person who wrote it; left out for the assistant. */
    person: z
      .string()
      .exactOptional()
      .meta({ description: 'The first name of the person who wrote it; left out for the assistant.' }),
  }),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const sendMessageInput = chatSessionId.extend({
  message: paragraph({
    label: 'Message',
    required: 'Please write a message',
    max: textLimits.chat,
  }),
})
export type SendMessageInput = z.infer<typeof sendMessageInput>

/** The assistant's reply, as it is stored in the history. Empty if a person answers instead. */
export const chatReply = chatReplyFacts
  .extend({
    id: idOf('ChatMessage'),
    content: z.string(),
    /** Who answers from now on. */
    state: z.enum(conversationStatuses).exactOptional().meta({ description: 'Who answers from now on.' }),
  })
  .meta({
    description: "The assistant's reply, as it is stored in the history. Empty if a person answers instead.",
  })
export type ChatReply = z.infer<typeof chatReply>
