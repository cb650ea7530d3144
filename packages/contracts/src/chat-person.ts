import { conversationStatuses } from '@tallgrass/domain'
import { z } from 'zod'
import { chatSessionId } from './chat.ts'
import { liveInput } from './live.ts'
import { instant } from './person.ts'

/** What someone who waits for a person is promised. */
export const promised = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.enum(['soon', 'away']) }),
    z.object({ kind: z.literal('closed'), backAt: instant.nullable() }),
  ])
  .meta({ description: 'What someone who waits for a person is promised.' })

/** Who answers in a conversation, for its visitor. */
export const chatState = z
  .object({
    state: z.enum(conversationStatuses),
    /** The first name of the person who has taken over. */
    person: z.string().nullable().meta({ description: 'The first name of the person who has taken over.' }),
    /** False while the person who has taken over has left. */
    personIsHere: z.boolean().meta({ description: 'False while the person who has taken over has left.' }),
    personIsTyping: z.boolean(),
    /** While the visitor waits for a person, or the one who has taken over has left. */
    promise: promised
      .nullable()
      .meta({ description: 'While the visitor waits for a person, or the one who has taken over has left.' }),
    /** True if answers are mailed to the visitor after they have left. */
    hasAddress: z
      .boolean()
      .meta({ description: 'True if answers are mailed to the visitor after they have left.' }),
    lastMessageAt: instant.nullable(),
  })
  .meta({ description: 'Who answers in a conversation, for its visitor.' })
export type ChatState = z.infer<typeof chatState>

export const presentInChatInput = chatSessionId.extend({ isTyping: z.boolean() })
export type PresentInChatInput = z.infer<typeof presentInChatInput>

export const followChatInput = chatSessionId.extend({ lastEventId: liveInput.shape.lastEventId })
export type FollowChatInput = z.infer<typeof followChatInput>

export const resumeChatInput = z.object({ token: z.string().max(200, 'This link is not valid') })
export type ResumeChatInput = z.infer<typeof resumeChatInput>
