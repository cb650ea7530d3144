import { createCtx, noCarrier, recordMessages, type SessionCarrier } from '@tallgrass/core'
import { parseId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { present } from '../support/present.ts'
import { reusableApp, type TestApp } from '../support/test-app.ts'

const newApp = await reusableApp()
const UNKNOWN = parseId('Conversation', '01a1f7d0-0b33-4623-a6a1-76287c5874e3')

/** A visitor who chats with the assistant in their own browser. */
function chattingVisitor({ clock, services, visitor }: TestApp) {
  const browser = visitor()
  const cookie: { token: string | null } = { token: null }
  const conversation: SessionCarrier = {
    get token() {
      return cookie.token
    },
    issue: (token) => {
      cookie.token = token
    },
    revoke() {},
  }
  const origin = { ip: null, userAgent: null, requestId: null }
  const ctx = createCtx(services, { user: null, origin, session: noCarrier, conversation })
  return {
    /** Messages, starting with the visitor's and alternating. */
    async say(...turns: string[]) {
      const messages = turns.map((content, n) => {
        const role = n % 2 === 0 ? ('user' as const) : ('assistant' as const)
        return { role, content, at: new Date(clock.now().getTime() + n * 1000) }
      })
      await recordMessages(ctx, messages)
    },
    async leaveName(email: string) {
      const { db } = services.database
      const { id } = await browser.trpc.chat.createLead.mutate({ name: 'Nora Castellan', email })
      const sessions = db.selectFrom('chatSessions').select('id').orderBy('createdAt', 'desc')
      const { id: sessionId } = await sessions
        .where('lastMessageAt', 'is not', null)
        .executeTakeFirstOrThrow()
      await db.updateTable('chatSessions').set({ leadId: id }).where('id', '=', sessionId).execute()
      return id
    },
  }
}

test('conversations with messages are listed latest first, page by page', async () => {
  const app = await newApp()
  const { conversations } = (await app.admin()).trpc.admin
  // A lead without messages is not a conversation.
  await app.visitor().trpc.chat.createLead.mutate({ name: 'Maren', email: 'maren@example.com' })
  const [first, second] = [chattingVisitor(app), chattingVisitor(app)]
  await first.say('What does it cost?\nPer month, I mean.', 'That depends.')
  app.clock.advance({ minutes: 1 })
  await second.say('x'.repeat(900))
  app.clock.advance({ minutes: 1 })
  await first.say('On what?')
  const page = await conversations.list.query({ limit: 1 })
  expect(page.items).toEqual([
    {
      id: expect.any(String),
      createdAt: expect.any(String),
      lastMessageAt: app.clock.now().toISOString(),
      messageCount: 3,
      firstMessage: 'What does it cost?\nPer month, I mean.',
      lead: null,
      organizationId: null,
      state: 'assistant',
      person: null,
      waitingSince: null,
      handledAt: null,
    },
  ])
  const rest = await conversations.list.query({ limit: 1, cursor: page.nextCursor })
  expect(rest).toMatchObject({
    items: [{ messageCount: 1, firstMessage: 'x'.repeat(300) }],
    nextCursor: null,
  })
})

test('messages with the same timestamp keep their order', async () => {
  const app = await newApp()
  const { conversations } = (await app.admin()).trpc.admin
  const visitor = chattingVisitor(app)
  await visitor.say('One', 'Two')
  await visitor.say('Three', 'Four')
  const latest = present((await conversations.list.query({ limit: 1 })).items[0])
  const { messages } = await conversations.get.query({ id: latest.id })
  expect(messages.map(({ content }) => content)).toEqual(['One', 'Two', 'Three', 'Four'])
})

test('a conversation is read with its messages in order and its lead', async () => {
  const app = await newApp()
  const { conversations, leads } = (await app.admin()).trpc.admin
  const email = `nora${unique()}@example.com`
  const visitor = chattingVisitor(app)
  await visitor.say('Hello', 'Hello! **How** can I help?', 'We miss calls')
  const leadId = await visitor.leaveName(email)
  const row = present((await conversations.list.query({})).items[0])
  expect(row).toMatchObject({ lead: { id: leadId, name: 'Nora Castellan', email } })
  const read = await conversations.get.query({ id: row.id })
  expect(read.messages.map(({ content, role }) => [role, content])).toEqual([
    ['user', 'Hello'],
    ['assistant', 'Hello! **How** can I help?'],
    ['user', 'We miss calls'],
  ])
  expect(read).toMatchObject({ messageCount: 3, lead: { id: leadId } })
  const { createdAt, id, lastMessageAt, messageCount, messages } = read
  const transcript = { createdAt, id, lastMessageAt, messageCount, messages }
  expect(await leads.get.query({ id: leadId })).toMatchObject({ conversations: [transcript] })
})

test('of a very long conversation, the last 200 messages and the total are read', async () => {
  const app = await newApp()
  const { conversations } = (await app.admin()).trpc.admin
  await chattingVisitor(app).say(...Array.from({ length: 240 }, (_, n) => `Message ${n + 1}`))
  const row = present((await conversations.list.query({})).items[0])
  const read = await conversations.get.query({ id: row.id })
  expect(read.messageCount).toBe(240)
  expect(read.messages).toHaveLength(200)
  expect(read.messages.at(0)?.content).toBe('Message 41')
  expect(read.messages.at(-1)?.content).toBe('Message 240')
})

test('refuses an unknown conversation and one without messages', async () => {
  const app = await newApp()
  const { conversations } = (await app.admin()).trpc.admin
  await app.visitor().trpc.chat.createLead.mutate({ name: 'Maren', email: 'maren@example.com' })
  const { db } = app.services.database
  const silent = await db.selectFrom('chatSessions').select('id').executeTakeFirstOrThrow()
  for (const id of [UNKNOWN, silent.id]) {
    await expect(conversations.get.query({ id })).rejects.toMatchObject({
      message: 'This conversation does not exist',
      data: { code: 'NOT_FOUND', httpStatus: 404 },
    })
  }
})
