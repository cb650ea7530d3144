import type { Conversation, ConversationDetails, Transcript } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'

const HOURS_AGO = 1 / 24

/** The messages of each conversation, in turns that the visitor starts. */
const transcriptFacts: { lead: Conversation['lead']; said: string[] }[] = [
  {
    lead: { id: mockId('Lead', 1), name: 'Nora Castellan', email: 'nora@castellanroofing.example' },
    said: [
      'Someone called about a leak on Sunday and got our voicemail. Can you help with that?',
      'Yes. The **AI receptionist** answers when you cannot: [see how](/small-business).',
    ],
  },
  { lead: null, said: ['What does it cost?', 'That depends on the number of calls.', 'Around 200 a month.'] },
]

/** No person has taken over. */
const withAssistant = { state: 'assistant', person: null, waitingSince: null, handledAt: null } as const

/** Latest first. */
export const conversationDetails: ConversationDetails[] = transcriptFacts.map(({ lead, said }, index) => {
  const at = (n: number) => inDays(-(index + 1) * HOURS_AGO + n / 24 / 60)
  return {
    id: mockId('Conversation', index + 1),
    createdAt: at(0),
    lastMessageAt: at(said.length - 1),
    messageCount: said.length,
    lead,
    organizationId: null,
    ...withAssistant,
    mailedTo: lead?.email ?? null,
    messages: said.map((content, n) => ({
      id: mockId('ChatMessage', (index + 1) * 10 + n),
      role: n % 2 === 0 ? 'user' : 'assistant',
      content,
      timestamp: at(n),
      author: null,
    })),
  }
})

export const conversations: Conversation[] = conversationDetails.map(
  ({ mailedTo: _, messages, ...facts }) => ({
    ...facts,
    firstMessage: messages[0]?.content ?? null,
  }),
)

/** As shown with a lead. */
export const transcripts: Transcript[] = conversationDetails
  .slice(0, 1)
  .map(({ createdAt, id, lastMessageAt, messageCount, messages }) => ({
    createdAt,
    id,
    lastMessageAt,
    messageCount,
    messages,
  }))
