import type { ChatState } from '@tallgrass/contracts'
import { parseId } from '@tallgrass/domain'
import { pushedStream } from 'trpc-msw-typed'
import { chatBookingMocks } from './bookings.ts'
import { noChanges } from './live.ts'
import type { MocksOf } from './mocks-of.ts'

const LEAD_ID = parseId('Lead', '5c1f3a52-9d0e-4f0a-8a7e-3f6f2a1b4c5d')
const SESSION_ID = parseId('Conversation', '0b8f3a0e-6c0e-4b53-9a39-6f1f2ad0c1b7')

/** No person has taken over, and none is awaited. */
export const assistantAnswers: ChatState = {
  state: 'assistant',
  person: null,
  personIsHere: false,
  personIsTyping: false,
  promise: null,
  hasAddress: false,
  lastMessageAt: null,
}

export const chatMocks: Omit<MocksOf<'chat'>, keyof MocksOf<'chat.yourData'>> = {
  'chat.startSession': () => ({ sessionId: SESSION_ID }),
  'chat.history': () => [],
  'chat.send': () => ({
    id: parseId('ChatMessage', '01a1f7d0-0b33-7623-a6a1-76287c5874e3'),
    content:
      'Days, not months. A first automation is usually live in the same week that we agree on it.\n\nSource: [How long does setup take?](https://tallgrass.example/#questions)',
    requiresLeadCapture: false,
    suggestedBookingType: null,
    confidence: 0.9,
  }),
  'chat.present': () => assistantAnswers,
  'chat.live': () => pushedStream(noChanges),
  'chat.resume': () => ({ sessionId: SESSION_ID }),
  'chat.createLead': () => ({ id: LEAD_ID }),
  'chat.submitChecklist': () => ({ ok: true }),
  ...chatBookingMocks,
}
