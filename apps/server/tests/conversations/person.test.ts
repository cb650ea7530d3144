// Guards: take-over, leave-conversation, answer-visitor, draft-answer, visitor-presence
import { embeddedAssistant } from '@tallgrass/adapters'
import type { AssistantPort } from '@tallgrass/core'
import { parseId } from '@tallgrass/domain'
import { expect, onTestFinished, test } from 'vitest'
import { gate } from '../support/gate.ts'
import { present } from '../support/present.ts'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

const embedded = embeddedAssistant()
let answering: AssistantPort['answer'] = embedded.answer
const newApp = await reusableApp({
  replace: () => ({ passwords: plainPasswords, assistant: { answer: (asked) => answering(asked) } }),
})

const ASKS = 'Can I talk to a real person?'
const HERE = 'Ruth from Tallgrass is here'

async function chatting(app: TestApp) {
  const visitor = app.visitor()
  const { chat } = visitor.trpc
  const { sessionId: id } = await chat.startSession.mutate()
  return {
    id,
    visitor,
    send: (message: string) => chat.send.mutate({ sessionId: id, message }),
    state: (isTyping = false) => chat.present.mutate({ sessionId: id, isTyping }),
    said: async () =>
      (await chat.history.query({ sessionId: id })).map(({ content, metadata, role }) => [
        metadata.person ?? role,
        content,
      ]),
  }
}

/** What administrators were told of visitors who need a person. */
const asksIn = async (app: TestApp) =>
  (
    await app.services.database.db
      .selectFrom('events')
      .select('adminSentence')
      .where('kind', '=', 'lead.asks_for_person')
      .execute()
  ).map(({ adminSentence }) => adminSentence)

const deskOf = async (app: TestApp) => (await app.admin()).trpc.admin.conversations

test('an administrator takes over, answers and hands back; the assistant is silent in between', async () => {
  const app = await newApp()
  const { id, said, send, state } = await chatting(app)
  await send('How long does it take to set up?')
  const desk = await deskOf(app)
  await desk.takeOver.mutate({ id })
  expect(await state()).toMatchObject({ state: 'person', person: 'Ruth' })
  expect(await send('Are you real?')).toMatchObject({ content: '', state: 'person' })
  await desk.answer.mutate({ id, message: 'I am.' })
  await desk.handBack.mutate({ id })
  expect((await said()).slice(2)).toEqual([
    ['system', HERE],
    ['user', 'Are you real?'],
    ['Ruth', 'I am.'],
    ['system', 'The assistant answers again.'],
  ])
  expect((await send('How long does it take to set up?')).content).not.toBe('')
  expect((await desk.get.query({ id })).messages.map(({ author }) => author).filter(Boolean)).toEqual([
    'Ruth Calloway',
  ])
})

test('of two administrators who take over at once one wins, and the other reads who', async () => {
  const app = await newApp()
  const { id, send } = await chatting(app)
  await send(ASKS)
  const desks = [await deskOf(app), await deskOf(app)]
  const outcomes = await Promise.allSettled(desks.map((desk) => desk.takeOver.mutate({ id })))
  const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toMatchObject([{ message: 'Ruth Calloway has already taken over this conversation.' }])
  const loser = present(desks[outcomes.findIndex(({ status }) => status === 'rejected')])
  await expect(loser.answer.mutate({ id, message: 'Hello' })).rejects.toMatchObject({
    data: { code: 'CONFLICT' },
  })
  const audited = await app.services.database.db
    .selectFrom('auditLogs')
    .select('action')
    .where('action', '=', 'conversation.take-over')
    .execute()
  expect(audited).toHaveLength(1)
})

test('a reply that the assistant was still writing is dropped', async () => {
  const app = await newApp()
  const { id, said, send } = await chatting(app)
  const { open, pass, reached } = gate()
  answering = async (asked) => {
    await pass()
    return embedded.answer(asked)
  }
  onTestFinished(() => {
    answering = embedded.answer
  })
  const late = send('How long does it take to set up?')
  await reached
  await (await deskOf(app)).takeOver.mutate({ id })
  open()
  expect(await late).toMatchObject({ content: '', state: 'person' })
  expect(await said()).toEqual([
    ['user', 'How long does it take to set up?'],
    ['system', HERE],
  ])
})

test.each([
  ['2026-11-23T16:00:00.000Z', true, { kind: 'soon' }],
  ['2026-11-23T16:00:00.000Z', false, { kind: 'away' }],
  // Saturday evening, and the day of Thanksgiving.
  ['2026-11-21T23:00:00.000Z', true, { kind: 'closed', backAt: '2026-11-23T15:00:00.000Z' }],
  ['2026-11-26T16:00:00.000Z', true, { kind: 'closed', backAt: '2026-11-27T15:00:00.000Z' }],
])('at %s, with someone there: %s, the promise is %j', async (at, isThere, promise) => {
  const app = await newApp()
  const { send, state } = await chatting(app)
  app.clock.advance({ seconds: (Date.parse(at) - app.clock.now().getTime()) / 1000 })
  if (isThere) await app.admin()
  await send(ASKS)
  expect(await state()).toMatchObject({ state: 'waiting', promise })
})

test('someone who did nothing for a while is not there', async () => {
  const app = await newApp()
  const monday = Date.parse('2026-11-23T16:00:00.000Z')
  app.clock.advance({ seconds: (monday - app.clock.now().getTime()) / 1000 })
  await app.admin()
  const { send, state } = await chatting(app)
  await send(ASKS)
  expect((await state()).promise).toEqual({ kind: 'soon' })
  app.clock.advance({ minutes: 11 })
  expect((await state()).promise).toEqual({ kind: 'away' })
})

test('who has taken over is here while their screen says so, and then answers within what is promised', async () => {
  const app = await newApp()
  const monday = Date.parse('2026-11-23T16:00:00.000Z')
  app.clock.advance({ seconds: (monday - app.clock.now().getTime()) / 1000 })
  const { id, send, state } = await chatting(app)
  await send('Hello')
  await (await deskOf(app)).takeOver.mutate({ id })
  const here = { person: 'Ruth', personIsHere: true, promise: null }
  expect(await state()).toMatchObject(here)
  app.clock.advance({ seconds: 110 })
  expect(await state()).toMatchObject(here)
  app.clock.advance({ seconds: 20 })
  expect(await state()).toMatchObject({ person: 'Ruth', personIsHere: false, promise: { kind: 'soon' } })
  app.clock.advance({ minutes: 9 })
  expect(await state()).toMatchObject({ person: 'Ruth', personIsHere: false, promise: { kind: 'away' } })
})

test('both sides see who is there and types', async () => {
  const app = await newApp()
  const { id, send, state } = await chatting(app)
  await send('Hello')
  const desk = await deskOf(app)
  await desk.takeOver.mutate({ id })
  app.clock.advance({ seconds: 5 })
  await state(true)
  expect(await desk.presence.query({ id })).toMatchObject({ isHere: true, isTyping: true })
  await desk.present.mutate({ id, isTyping: true })
  expect(await state()).toMatchObject({ personIsTyping: true })
  expect(await desk.presence.query({ id })).toMatchObject({ isTyping: false })
  await desk.answer.mutate({ id, message: 'Hello!' })
  expect(await state()).toMatchObject({ personIsTyping: false })
  app.clock.advance({ minutes: 3 })
  expect(await desk.presence.query({ id })).toMatchObject({ isHere: false, seenAt: expect.any(String) })
})

test('lists show what needs a person, what is with us and what is handled', async () => {
  const app = await newApp()
  const desk = await deskOf(app)
  const idsIn = async (show: 'needs-person' | 'with-us' | 'handled') =>
    (await desk.list.query({ show })).items.map(({ id }) => id)
  const { id, send, state } = await chatting(app)
  await send(ASKS)
  expect(await idsIn('needs-person')).toEqual([id])
  await desk.takeOver.mutate({ id })
  expect([await idsIn('needs-person'), await idsIn('with-us')]).toEqual([[], [id]])
  await expect(desk.markHandled.mutate({ id })).rejects.toMatchObject({
    data: { code: 'ILLEGAL_TRANSITION' },
  })
  await desk.close.mutate({ id })
  expect([await idsIn('with-us'), await idsIn('handled')]).toEqual([[], [id]])
  expect(await state()).toMatchObject({ state: 'closed', person: null })
  // Asking again needs a person again.
  await send(ASKS)
  expect([await idsIn('needs-person'), await idsIn('handled')]).toEqual([[id], []])
  await desk.markHandled.mutate({ id })
  expect([await idsIn('needs-person'), await idsIn('handled')]).toEqual([[], [id]])
})

test('who has taken over is told of a message, once, unless they have the conversation open', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const told = () =>
    db.selectFrom('events').select('personSentence').where('kind', '=', 'lead.writes_to_person').execute()
  const { id, send } = await chatting(app)
  await send('Hello')
  const desk = await deskOf(app)
  await desk.takeOver.mutate({ id })
  await desk.present.mutate({ id, isTyping: false })
  await send('Are you there?')
  expect(await told()).toEqual([])
  app.clock.advance({ minutes: 2 })
  for (const message of ['Hello?', 'Anyone?']) await send(message)
  expect(await told()).toEqual([
    { personSentence: 'The visitor wrote in the chat that you have taken over.' },
  ])
})

test.each([3, 11])(
  'a visitor who writes while the person is away, for %i minutes, waits for any administrator, until one answers',
  async (minutes) => {
    const app = await newApp()
    const { id, send } = await chatting(app)
    await send('Hello')
    const desk = await deskOf(app)
    await desk.takeOver.mutate({ id })
    app.clock.advance({ minutes })
    for (const message of ['Are you there?', 'Hello?']) expect((await send(message)).state).toBe('person')
    expect(await asksIn(app)).toEqual(['A visitor needs a person in the chat.'])
    const colleague = await app.admin()
    const waiting = async () =>
      (await colleague.trpc.admin.conversations.list.query({ show: 'needs-person' })).items.length
    const badge = async () => (await colleague.trpc.admin.workItems.counts.query()).waitingConversations
    expect([await waiting(), await badge()]).toEqual([1, 1])
    await colleague.trpc.admin.conversations.takeOver.mutate({ id })
    await colleague.trpc.admin.conversations.answer.mutate({ id, message: 'I am.' })
    expect([await waiting(), await badge()]).toEqual([0, 0])
    await expect(desk.answer.mutate({ id, message: 'Me too.' })).rejects.toThrow('already taken over')
  },
)

test('the answer of who was away ends the wait', async () => {
  const app = await newApp()
  const { id, send } = await chatting(app)
  await send('Hello')
  const desk = await deskOf(app)
  await desk.takeOver.mutate({ id })
  app.clock.advance({ minutes: 11 })
  await send('Are you there?')
  await desk.answer.mutate({ id, message: 'I am back.' })
  expect((await desk.get.query({ id })).waitingSince).toBeNull()
  app.clock.advance({ minutes: 11 })
  await send('And now?')
  expect(await asksIn(app)).toHaveLength(2)
})

test('who asks again after it was handed back or handled is told of again, and not while they wait', async () => {
  const app = await newApp()
  const { id, send } = await chatting(app)
  const desk = await deskOf(app)
  for (const message of [ASKS, ASKS]) await send(message)
  expect(await asksIn(app)).toHaveLength(1)
  await desk.takeOver.mutate({ id })
  await desk.handBack.mutate({ id })
  await send(ASKS)
  expect(await asksIn(app)).toHaveLength(2)
  await desk.markHandled.mutate({ id })
  await send(ASKS)
  expect(await asksIn(app)).toHaveLength(3)
})

test('a former administrator leaves their conversations: to a person if the visitor wrote last', async () => {
  const app = await newApp()
  const [unanswered, answered] = [await chatting(app), await chatting(app)]
  const [person, other] = [await app.admin(), await app.admin()]
  for (const { id, send } of [unanswered, answered]) {
    await send('Hello')
    await person.trpc.admin.conversations.takeOver.mutate({ id })
  }
  await person.trpc.admin.conversations.answer.mutate({ id: answered.id, message: 'Hello!' })
  await other.trpc.admin.users.changeRole.mutate({ email: person.email, role: 'CLIENT' })
  expect([(await unanswered.state()).state, (await answered.state()).state]).toEqual(['waiting', 'assistant'])
  expect(await asksIn(app)).toHaveLength(1)
  expect((await unanswered.send('How long does it take to set up?')).content).not.toBe('')
  const audited = await app.services.database.db
    .selectFrom('auditLogs')
    .select('after')
    .where('action', '=', 'conversation.release')
    .execute()
  expect(audited.map(({ after }) => after)).toEqual(
    expect.arrayContaining([{ state: 'waiting' }, { state: 'assistant' }]),
  )
})

test('a draft comes from the knowledge of the site and is sent to no one', async () => {
  const app = await newApp()
  const { id, said, send } = await chatting(app)
  await send('How long does it take to set up?')
  const desk = await deskOf(app)
  const before = await said()
  expect((await desk.draft.mutate({ id })).text).toContain('Days, not months')
  expect(await said()).toEqual(before)
  await desk.takeOver.mutate({ id })
  await send('What is the capital of Mongolia?')
  expect(await desk.draft.mutate({ id })).toEqual({ text: null })
})

test('refuses to answer before taking over, unknown conversations, and the presence of another browser', async () => {
  const app = await newApp()
  const { id, send } = await chatting(app)
  await send('Hello')
  const desk = await deskOf(app)
  await expect(desk.answer.mutate({ id, message: 'Hi' })).rejects.toThrow('Take over the conversation')
  await expect(desk.handBack.mutate({ id })).rejects.toMatchObject({ data: { code: 'ILLEGAL_TRANSITION' } })
  const unknown = parseId('Conversation', '01a1f7d0-0b33-4623-a6a1-76287c5874e3')
  await expect(desk.takeOver.mutate({ id: unknown })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  const { chat } = app.visitor().trpc
  await expect(chat.present.mutate({ sessionId: id, isTyping: true })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  })
})
