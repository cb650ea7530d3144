import type { ConversationDetails } from '@tallgrass/contracts'
import { noSuch } from '@tallgrass/domain'
import { conversationDetails, conversations } from '../samples/conversations.ts'
import { mockId } from '../samples/moments.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

/** The visitor has left. */
const gone = { isHere: false, isTyping: false, seenAt: null }

export const conversationMocks: MocksOf<'admin.conversations'> = {
  'admin.conversations.list': ({ show }) =>
    onlyPage(conversations.filter((one) => show === undefined || isShown[show](one))),
  'admin.conversations.get'({ id }) {
    const found = conversationDetails.find((one) => one.id === id)
    if (!found) throw noSuch('Conversation')
    return found
  },
  'admin.conversations.presence': () => gone,
  'admin.conversations.present': () => ({ ok: true }),
  'admin.conversations.takeOver': () => ({ ok: true }),
  'admin.conversations.answer': () => ({ id: mockId('ChatMessage', 99) }),
  'admin.conversations.draft': () => ({ text: 'Days, not months.' }),
  'admin.conversations.handBack': () => ({ ok: true }),
  'admin.conversations.close': () => ({ ok: true }),
  'admin.conversations.markHandled': () => ({ ok: true }),
}

type Shown = Pick<ConversationDetails, 'state' | 'handledAt'>

const isShown = {
  'needs-person': ({ state }: Shown) => state === 'waiting',
  'with-us': ({ state }: Shown) => state === 'person',
  handled: ({ handledAt }: Shown) => handledAt !== null,
}
