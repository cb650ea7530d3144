// Guards: delete-account, erase-personal-data, make-data-export

import { createSystemCtx, jobHandlers, noLimits } from '@tallgrass/core'
import type { UserId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { linkTo } from '../support/link-to.ts'
import { readZip } from '../support/read-zip.ts'
import { tablesWith } from '../support/tables-with.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { tokenOf } from '../support/token-of.ts'
import { finishExport } from '../support/worlds/data-world.ts'

const app = await fileApp({
  replace: () => ({
    passwords: plainPasswords,
    limits: noLimits,
    mail: { enabled: true, send: async () => {} },
  }),
})
const { database } = app.services
const { db } = database
const ctx = createSystemCtx(app.services)
const confirmation = 'DELETE'

/** A visitor who chatted and left their address. */
async function aLead() {
  const word = `nadia${unique()}`
  const email = `${word}@example.com`
  const { trpc } = app.visitor()
  const { sessionId } = await trpc.chat.startSession.mutate()
  await trpc.chat.send.mutate({ sessionId, message: `I am ${word}` })
  const { id } = await trpc.chat.createLead.mutate({ name: `${word} Fox`, email })
  return { email, id, word }
}

const placesOf = (word: string) => tablesWith(database, word)
const isThere = async (id: string) =>
  (await database.pool.query('select 1 from leads where id = $1', [id])).rows.length === 1

async function idOf({ trpc }: TestBrowser): Promise<UserId> {
  const user = await trpc.auth.session.query()
  if (!user) throw new Error('No one is signed in')
  return user.id
}

async function leave(person: TestBrowser): Promise<void> {
  const userId = await idOf(person)
  await person.trpc.auth.data.requestDeletion.mutate({ confirmation })
  app.clock.advance({ hours: 21 })
  await jobHandlers['erase-people'](ctx, { userId })
  const row = db.selectFrom('users').select('erasureDoneAt').where('id', '=', userId)
  expect((await row.executeTakeFirstOrThrow()).erasureDoneAt).not.toBeNull()
}

/** Who registers with the address of someone else. */
async function squat(email: string) {
  const browser = app.visitor()
  await browser.trpc.auth.register.mutate({ name: 'Mallory Crane', email, password: PASSWORD })
  return { ...browser, email }
}

test('an address that no one has confirmed gives away nothing of the visitor who has it', async () => {
  const lead = await aLead()
  const person = await squat(lead.email)
  await person.trpc.auth.data.requestExport.mutate()
  const { id } = await finishExport(app, person.trpc)
  const { bytes } = await person.send({ method: 'GET', url: `/api/account/exports/${id}` })
  const archive = await readZip(bytes)
  expect(String(archive['README.txt'])).toContain('You have not confirmed your address.')
  const json = (name: string) => JSON.parse(String(archive[`${name}.json`]))
  expect([json('leads'), json('conversations'), json('account/mails')]).toEqual([[], [], []])
  expect(String(Object.values(archive))).not.toContain(`${lead.word} Fox`)
})

test('an address that no one has confirmed deletes nothing of the visitor who has it', async () => {
  const lead = await aLead()
  const before = await placesOf(`${lead.word} Fox`)
  const person = await squat(lead.email)
  await leave(person)
  expect(await isThere(lead.id)).toBe(true)
  expect(await placesOf(`I am ${lead.word}`)).toEqual(['chat_messages'])
  expect(await placesOf(`${lead.word} Fox`)).toEqual(before)
  const mails = db.selectFrom('outboxMails').select('template').where('recipient', '=', lead.email)
  expect(await mails.where('template', 'in', ['confirm-address', 'account-deleted']).execute()).toEqual([])
})

test('an address that someone only asked for stays that of its owner', async () => {
  const lead = await aLead()
  const person = await app.client()
  await person.trpc.auth.email.change.mutate({ email: lead.email, password: PASSWORD })
  await leave(person)
  expect(await isThere(lead.id)).toBe(true)
  expect(await placesOf(`I am ${lead.word}`)).toEqual(['chat_messages'])
})

test('someone who has just changed their address leaves with the former one', async () => {
  const person = await app.client()
  const email = `moved${unique()}@example.com`
  await person.trpc.auth.email.change.mutate({ email, password: PASSWORD })
  const token = tokenOf(await linkTo(app.services, email, 'confirm-new-address'))
  await person.trpc.auth.email.confirm.mutate({ token })
  await leave(person)
  expect(await placesOf(person.email)).toEqual([])
  expect(await placesOf(email)).toEqual([])
})

test('a person called like a word of every day takes nothing of others along', async () => {
  const other = await app.client()
  const id = await idOf(other)
  await other.trpc.auth.profile.update.mutate({ phone: '+1 2026 5550142', version: 1 })
  const person = await app.client()
  const { version } = await person.trpc.auth.profile.get.query()
  await person.trpc.auth.profile.update.mutate({ name: 'email', phone: '2026', version })
  const kept = async () => ({
    audited: await db
      .selectFrom('auditLogs')
      .select(['before', 'after'])
      .where('entityId', '=', id)
      .execute(),
    mailed: await db.selectFrom('outboxMails').select('data').where('recipient', '=', other.email).execute(),
    told: await db.selectFrom('events').select('personSentence').where('userId', '=', id).execute(),
  })
  const before = await kept()
  expect(JSON.stringify(before.audited)).toContain('"email":')
  expect(JSON.stringify(before.audited)).toContain('2026 5550142')
  await leave(person)
  expect(await kept()).toEqual(before)
})

test('the conversation of someone who left the address of a colleague stays theirs', async () => {
  const [person, other] = [await app.client(), await app.client()]
  const { trpc } = other
  const { sessionId } = await trpc.chat.startSession.mutate()
  await trpc.chat.send.mutate({ sessionId, message: 'Please write to my colleague' })
  await trpc.chat.createLead.mutate({ name: 'Maren Okafor', email: person.email })
  await person.trpc.auth.data.requestExport.mutate()
  const { id } = await finishExport(app, person.trpc)
  const { bytes } = await person.send({ method: 'GET', url: `/api/account/exports/${id}` })
  expect(JSON.parse(String((await readZip(bytes))['conversations.json']))).toEqual([])
  await leave(person)
  const kept = db.selectFrom('chatMessages').select('content').where('sessionId', '=', sessionId)
  expect((await kept.execute()).map(({ content }) => content)).toContain('Please write to my colleague')
})
