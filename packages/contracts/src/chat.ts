import { bookingTypes, chatRoles } from '@tallgrass/domain'
import { z } from 'zod'
import { instant } from './person.ts'
import { paragraph, textLimits } from './text.ts'

export const bookingType = z.enum(bookingTypes, 'Type must be smart-ai-call, scorm-demo or strides-demo')

export const chatSession = z.object({ sessionId: z.string() })

export const chatSessionId = z.object({
  sessionId: z.string('No such conversation').max(100, 'No such conversation'),
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
  id: z.uuid(),
  role: z.enum(chatRoles),
  /** Text with **bold** and [links](https://…); never HTML. */
  content: z.string().meta({ description: 'Text with **bold** and [links](https://…); never HTML.' }),
  timestamp: instant,
  metadata: chatReplyFacts.partial(),
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

/** The assistant's reply, as it is stored in the history. */
export const chatReply = chatReplyFacts
  .extend({ id: z.uuid(), content: z.string() })
  .meta({ description: "The assistant's reply, as it is stored in the history." })
export type ChatReply = z.infer<typeof chatReply>
