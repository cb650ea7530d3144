import type { TestBrowser } from '../test-browser.ts'
import type { ConversationWorld } from '../worlds/conversation-world.ts'

/** A valid input for every procedure of the chat and its conversations. */
export const validConversationCalls = {
  'chat.history': ({ conversation }: ConversationWorld) => conversation(),
  'chat.send': async ({ conversation }: ConversationWorld) => ({
    ...(await conversation()),
    message: 'How long does it take to set up?',
  }),
  'chat.present': async ({ conversation }: ConversationWorld) => ({
    ...(await conversation()),
    isTyping: true,
  }),
  'chat.live': ({ waitingConversation }: ConversationWorld) => waitingConversation(),
  'chat.resume': ({ chatLink }: ConversationWorld) => chatLink(),
  'admin.conversations.list': () => ({ limit: 5 }),
  'admin.conversations.get': ({ spokenConversation }: ConversationWorld) => spokenConversation(),
  'admin.conversations.presence': ({ spokenConversation }: ConversationWorld) => spokenConversation(),
  'admin.conversations.present': async ({ takenConversation }: ConversationWorld, caller: TestBrowser) => ({
    ...(await takenConversation(caller)),
    isTyping: true,
  }),
  'admin.conversations.takeOver': ({ spokenConversation }: ConversationWorld) => spokenConversation(),
  'admin.conversations.answer': async ({ takenConversation }: ConversationWorld, caller: TestBrowser) => ({
    ...(await takenConversation(caller)),
    message: 'About a week.',
  }),
  'admin.conversations.draft': ({ spokenConversation }: ConversationWorld) => spokenConversation(),
  'admin.conversations.handBack': ({ takenConversation }: ConversationWorld, caller: TestBrowser) =>
    takenConversation(caller),
  'admin.conversations.close': ({ takenConversation }: ConversationWorld, caller: TestBrowser) =>
    takenConversation(caller),
  'admin.conversations.markHandled': ({ spokenConversation }: ConversationWorld) => spokenConversation(),
}
