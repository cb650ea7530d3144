import { hash } from 'node:crypto'
import { createSystemCtx, recordMessages } from '@tallgrass/core'
import { insertChatToken, updateChatSession } from '@tallgrass/db'
import { type ConversationId, DAY_MS, type UserId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import type { TestApp } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import type { Made } from './project-world.ts'

/** Conversations that calls need, created and unused on each call. */
export interface ConversationWorld {
  /** A conversation of the owner's browser. */
  conversation(): Promise<{ sessionId: ConversationId }>
  /** The same, while its visitor waits for a person. */
  waitingConversation(): Promise<{ sessionId: ConversationId }>
  /** With a message. */
  spokenConversation(): Made<'Conversation'>
  /** Taken over by the caller, or by another administrator if the caller is none. */
  takenConversation(caller: TestBrowser): Made<'Conversation'>
  /** The token of a mailed link. */
  chatLink(): Promise<{ token: string }>
}

export function prepareConversations(app: TestApp, owner: () => Promise<TestBrowser>): ConversationWorld {
  const { database } = app.services
  const spokenConversation = () => startConversation(app)
  const conversation = async () => (await owner()).trpc.chat.startSession.mutate()
  return {
    conversation,
    async waitingConversation() {
      const { sessionId } = await conversation()
      await updateChatSession(database.db, sessionId, { state: 'waiting', waitingSince: app.clock.now() })
      return { sessionId }
    },
    spokenConversation,
    async takenConversation(caller) {
      const { id } = await spokenConversation()
      const user = await caller.trpc.auth.session.query()
      const personId = user?.role === 'ADMIN' ? user.id : await idOf(await app.admin())
      await updateChatSession(database.db, id, { state: 'person', personId })
      return { id }
    },
    async chatLink() {
      const { id: sessionId } = await spokenConversation()
      const token = `link${unique()}`
      const createdAt = app.clock.now()
      const expiresAt = new Date(createdAt.getTime() + DAY_MS)
      await insertChatToken(database.db, {
        tokenHash: hash('sha256', token),
        sessionId,
        kind: 'link',
        createdAt,
        expiresAt,
      })
      return { token }
    },
  }
}

async function idOf({ trpc }: TestBrowser): Promise<UserId> {
  const user = await trpc.auth.session.query()
  if (!user) throw new Error('The administrator is not signed in')
  return user.id
}

async function startConversation({ clock, services }: TestApp) {
  const message = { role: 'user', content: `What does it cost? ${unique()}`, at: clock.now() } as const
  await recordMessages(createSystemCtx(services), [message])
  return services.database.db
    .selectFrom('chatMessages')
    .select('sessionId as id')
    .where('content', '=', message.content)
    .executeTakeFirstOrThrow()
}
