// Guards: your-data

import { composeFrom, createSystemCtx, noLimits, verifyAudit } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { bookACall } from '../support/booked-calls.ts'
import { tablesWith } from '../support/tables-with.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { yourDataTokenOf } from '../support/worlds/data-world.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords, limits: noLimits }) })
const { database, sealer } = app.services
const { db } = database
const { trpc } = app.visitor()
const { yourData } = trpc.chat

async function aLead() {
  const word = `quentin${unique()}`
  const person = { name: `${word} Marsh`, email: `${word}@example.com`, company: `${word} Tile` }
  const { trpc: visitor } = app.visitor()
  const { sessionId } = await visitor.chat.startSession.mutate()
  await visitor.chat.send.mutate({ sessionId, message: `I am ${word}` })
  const { id } = await visitor.chat.createLead.mutate(person)
  return { ...person, id, word, token: yourDataTokenOf(app, person.email) }
}

test('the link of a booking mail shows what is kept, and reading changes nothing', async () => {
  const { email, name } = await aLead()
  await bookACall(app.services, { email })
  const mail = await db
    .selectFrom('outboxMails')
    .select(['template', 'data', 'sealedLink'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const link = sealer.open(mail.sealedLink ?? '')
  const { html, text } = composeFrom(app.services.mailTemplates, { ...mail, link })
  const [, token = ''] = /Your data:\n\S+\/your-data\/(\S+)/.exec(text) ?? []
  expect(html).toContain('>Your data</a>')
  const before = await tablesWith(database, email)
  expect(await yourData.get.query({ token })).toMatchObject({
    email,
    name,
    isClient: false,
    conversations: 1,
    calls: 1,
    mails: 1,
  })
  expect(await tablesWith(database, email)).toEqual(before)
})

test('the copy has everything, without our own ids of clients', async () => {
  const { email, token, word } = await aLead()
  const { content, fileName } = await yourData.copy.mutate({ token })
  expect(fileName).toMatch(/^your-data-.*\.json$/)
  const copy = JSON.parse(content)
  expect(copy).toMatchObject({ email, about: { company: `${word} Tile` } })
  expect(copy.conversations.map(({ content: words }: { content: string }) => words)).toContain(`I am ${word}`)
})

test('deleting leaves nothing, and works again', async () => {
  const { token, word } = await aLead()
  expect(await yourData.delete.mutate({ token })).toEqual({ ok: true })
  expect(await tablesWith(database, word)).toEqual([])
  expect(await yourData.delete.mutate({ token })).toEqual({ ok: true })
  expect(await yourData.get.query({ token })).toMatchObject({ name: null, conversations: 0, mails: 0 })
  expect(await verifyAudit(createSystemCtx(app.services))).toMatchObject({ whole: true })
})

test('messages alone are shown and deleted', async () => {
  const { email, id } = await aLead()
  await bookACall(app.services, { email })
  await db.deleteFrom('bookingLinks').execute()
  await db.deleteFrom('bookings').where('leadId', '=', id).execute()
  await db.updateTable('chatSessions').set({ leadId: null }).where('leadId', '=', id).execute()
  await db.deleteFrom('leads').where('id', '=', id).execute()
  const token = yourDataTokenOf(app, email)
  expect(await yourData.get.query({ token })).toMatchObject({ name: null, mails: 1 })
  await yourData.delete.mutate({ token })
  expect(await yourData.get.query({ token })).toMatchObject({ mails: 0 })
})

test('a waitlist alone is shown and deleted', async () => {
  const email = `quentin${unique()}@example.com`
  await db
    .insertInto('waitlistEntries')
    .values({
      id: newId('WaitlistEntry', app.clock.now()),
      name: 'Quentin',
      email,
      company: 'Tile',
      role: 'Owner',
      useCase: 'Courses',
      product: 'tallgrass-scorm',
      createdAt: app.clock.now(),
    })
    .execute()
  const token = yourDataTokenOf(app, email)
  expect(await yourData.get.query({ token })).toMatchObject({ waitlists: 1 })
  await yourData.delete.mutate({ token })
  expect(await tablesWith(database, email)).toEqual([])
})

test('refuses while a call is ahead, and says what to do', async () => {
  const { email, token } = await aLead()
  await bookACall(app.services, { email })
  await expect(yourData.delete.mutate({ token })).rejects.toMatchObject({
    message: 'You have an upcoming call with us. Cancel it with the link in its email first.',
    data: { code: 'CONFLICT' },
  })
})

test('refuses someone who has an account by now, who reads nothing here either', async () => {
  const client = await app.client()
  const token = yourDataTokenOf(app, client.email)
  expect(await yourData.get.query({ token })).toMatchObject({ isClient: true })
  for (const call of [yourData.copy.mutate({ token }), yourData.delete.mutate({ token })])
    await expect(call).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
})

test('refuses a forged token, one of another kind, and one that is too old', async () => {
  const { email } = await aLead()
  const other = sealer.seal(JSON.stringify({ kind: 'unsubscribe', email, at: app.clock.now().toISOString() }))
  for (const token of ['forged', other, `${yourDataTokenOf(app, email)}A`.slice(1)]) {
    await expect(yourData.get.query({ token })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
    await expect(yourData.delete.mutate({ token })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  }
  const token = yourDataTokenOf(app, email)
  app.clock.advance({ days: 366 })
  await expect(yourData.get.query({ token })).rejects.toMatchObject({ data: { code: 'GONE' } })
  expect(await tablesWith(database, email)).toContain('leads')
})
