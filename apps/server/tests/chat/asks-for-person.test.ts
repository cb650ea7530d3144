// Guards: save-reply
import { beforeEach, expect, test } from 'vitest'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database

async function conversationOf({ trpc }: TestBrowser) {
  const { sessionId } = await trpc.chat.startSession.mutate()
  return { sessionId, send: (message: string) => trpc.chat.send.mutate({ sessionId, message }) }
}

const told = async () =>
  (
    await db
      .selectFrom('events')
      .select(['adminSentence', 'adminPath'])
      .where('kind', '=', 'lead.asks_for_person')
      .orderBy('createdAt')
      .execute()
  ).map(({ adminPath, adminSentence }) => [adminSentence, adminPath])

const ASKS = 'Can I talk to a real person?'

beforeEach(() => db.deleteFrom('events').execute())

test('administrators are told of a visitor who asks for a person, with the conversation, once in an hour', async () => {
  const { send, sessionId } = await conversationOf(app.visitor())
  await send('How long does it take to set up?')
  expect(await told()).toEqual([])
  for (const _ of [1, 2]) await send(ASKS)
  const path = `/portal/admin/conversations?conversation=${sessionId}`
  const anyone = ['A visitor needs a person in the chat.', path]
  expect(await told()).toEqual([anyone])
  app.clock.advance({ minutes: 61 })
  await send(ASKS)
  expect(await told()).toEqual([anyone, anyone])
})

test('a visitor who has left their name, and a client, are named', async () => {
  const visitor = app.visitor()
  const { send } = await conversationOf(visitor)
  await visitor.trpc.chat.createLead.mutate({ name: 'Nora Castellan', email: 'nora@example.com' })
  await send(ASKS)
  const client = await app.client()
  await (await conversationOf(client)).send(ASKS)
  expect((await told()).map(([sentence]) => sentence)).toEqual([
    'Nora Castellan needs a person in the chat.',
    'Maren Okafor, a client, needs a person in the chat.',
  ])
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', 'nora@example.com')
    .executeTakeFirstOrThrow()
  await (await app.admin()).trpc.admin.leads.delete.mutate({ id })
  expect((await told()).map(([sentence]) => sentence)).toEqual([
    'Maren Okafor, a client, needs a person in the chat.',
  ])
})

test('an administrator who tries the assistant tells no one', async () => {
  await (await conversationOf(await app.admin())).send(ASKS)
  expect(await told()).toEqual([])
})
