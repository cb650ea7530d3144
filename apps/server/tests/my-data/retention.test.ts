// Guards: apply-retention

import { createSystemCtx, jobHandlers, noLimits, verifyAudit } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import type { Retention } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { tablesWith } from '../support/tables-with.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords, limits: noLimits }) })
const { database } = app.services
const { db } = database
const none: Retention = { chats: 0, leads: 0, outbox: 0, signIns: 0 }

function keeping(retention: Partial<Retention>) {
  const { services } = app
  const settings = { ...services.settings, retention: { ...none, ...retention } }
  return jobHandlers['apply-retention'](createSystemCtx({ ...services, settings }), {})
}

/** Someone who chatted and left their address. */
async function aVisitor() {
  const word = `quentin${unique()}`
  const { trpc } = app.visitor()
  const { sessionId } = await trpc.chat.startSession.mutate()
  await trpc.chat.send.mutate({ sessionId, message: `I am ${word}` })
  const { id } = await trpc.chat.createLead.mutate({ name: `${word} Marsh`, email: `${word}@example.com` })
  return { word, sessionId, id, trpc }
}

const leadOf = (id: Awaited<ReturnType<typeof aVisitor>>['id']) =>
  db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()

const counts = async (kind: string) => {
  const rows = await db
    .selectFrom('auditLogs')
    .select('after')
    .where('action', '=', 'retention.apply')
    .execute()
  return rows.flatMap(({ after }) => (after?.kind === kind ? [after.count] : []))
}

test('old conversations are deleted, but not one that waits for an answer', async () => {
  const old = await aVisitor()
  const waiting = await aVisitor()
  await db
    .updateTable('chatSessions')
    .set({ state: 'waiting', waitingSince: app.clock.now() })
    .where('id', '=', waiting.sessionId)
    .execute()
  app.clock.advance({ days: 9 })
  await keeping({ chats: 10 })
  expect(await tablesWith(database, `I am ${old.word}`)).toEqual(['chat_messages'])
  app.clock.advance({ days: 2 })
  const fresh = await aVisitor()
  await keeping({ chats: 10 })
  expect(await tablesWith(database, `I am ${old.word}`)).toEqual([])
  expect(await tablesWith(database, `I am ${waiting.word}`)).toEqual(['chat_messages'])
  expect(await tablesWith(database, `I am ${fresh.word}`)).toEqual(['chat_messages'])
  expect(await counts('chats')).toEqual([1])
})

test('old leads are deleted whole, but not those that became clients or are in touch', async () => {
  const old = await aVisitor()
  const client = await aVisitor()
  const { id: clientId } = await givenClient(app)
  await db.updateTable('leads').set({ clientId }).where('id', '=', client.id).execute()
  const invited = await aVisitor()
  const { trpc } = await app.admin()
  await trpc.admin.leads.invite.mutate({ id: invited.id, firstName: 'Elena', lastName: 'Marsh' })
  app.clock.advance({ days: 11 })
  const touched = await aVisitor()
  await db
    .updateTable('leads')
    .set({ createdAt: new Date('2026-01-01T00:00:00.000Z') })
    .where('id', '=', touched.id)
    .execute()
  await keeping({ leads: 10 })
  expect(await leadOf(old.id)).toBeUndefined()
  expect(await tablesWith(database, old.word)).toEqual([])
  for (const { id } of [client, invited, touched]) expect(await leadOf(id)).toEqual({ id })
  expect((await counts('leads')).length).toBe(1)
  expect(await verifyAudit(createSystemCtx(app.services))).toMatchObject({ whole: true })
})

test('old mails are deleted, but not those that are still to be sent', async () => {
  const { client } = await givenClient(app)
  for (const status of ['sent', 'queued', 'held', 'failed'] as const)
    await db
      .insertInto('outboxMails')
      .values({
        id: newId('Mail', app.clock.now()),
        template: 'account-deactivated',
        recipient: client.email,
        data: '{}',
        status,
        createdAt: app.clock.now(),
        sentAt: status === 'sent' ? app.clock.now() : null,
      })
      .execute()
  app.clock.advance({ days: 11 })
  await keeping({ outbox: 10 })
  const left = db.selectFrom('outboxMails').select('status').where('recipient', '=', client.email)
  expect(await left.execute()).toEqual([{ status: 'queued' }])
})

test('old sign-ins and unused browsers are deleted', async () => {
  const { id: userId } = await givenClient(app)
  const now = app.clock.now()
  const signIn = { userId, way: 'password', outcome: 'signed_in', createdAt: now } as const
  await db
    .insertInto('signIns')
    .values({ ...signIn, id: newId('SignIn', now) })
    .execute()
  const device = { userId, tokenHash: String(unique()), createdAt: now, lastUsedAt: now }
  await db.insertInto('knownDevices').values(device).execute()
  app.clock.advance({ days: 11 })
  await keeping({ signIns: 10 })
  const signIns = db.selectFrom('signIns').select('id').where('userId', '=', userId)
  expect(await signIns.execute()).toEqual([])
  const devices = db.selectFrom('knownDevices').select('userId').where('userId', '=', userId)
  expect((await devices.execute()).length).toBeGreaterThan(0)
  app.clock.advance({ days: 400 })
  await keeping({})
  expect(await devices.execute()).toEqual([])
})

test('zero days keep everything, and nothing to delete leaves no entry', async () => {
  const { id } = await aVisitor()
  app.clock.advance({ days: 5000 })
  await keeping({})
  expect(await leadOf(id)).toEqual({ id })
  const entries = () =>
    db.selectFrom('auditLogs').select('id').where('action', '=', 'retention.apply').execute()
  const before = (await entries()).length
  await keeping({})
  expect(await entries()).toHaveLength(before)
})
