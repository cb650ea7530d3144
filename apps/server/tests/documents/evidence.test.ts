// Guards: get-document-file, get-signing, record-document-refusal

import { createHash } from 'node:crypto'
import { type DocumentId, parseId } from '@tallgrass/domain'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { agreementApp, type SentDocument } from '../support/agreement-app.ts'

const app = await agreementApp()
const { admin, byLink, client, clientId, countersign, db, eventsOf, send, sign, signature } = app

const administrators = db.selectFrom('users').select('id').where('email', '=', admin.email)
const { id: adminId } = await administrators.executeTakeFirstOrThrow()

async function detailsOf({ agreementId, id }: Pick<SentDocument, 'agreementId' | 'id'>) {
  const { documents } = await admin.trpc.admin.agreements.get.query({ id: agreementId })
  return documents.find((one) => one.id === id)
}

const fileOf = (id: DocumentId) =>
  client.send({ method: 'GET', url: `/api/esignature-documents/${id}/document.pdf` })
const UNKNOWN = parseId('Document', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
const eventNames = async ({ id }: SentDocument) => (await eventsOf(id)).map(({ event }) => event)

async function sealed() {
  const sent = await send()
  await sign(sent)
  await countersign(sent)
  await app.work()
  return sent
}

describe('the evidence', () => {
  const who = { ip: '203.0.113.7', userAgent: 'Prairie Browser/1.0' }

  /** Called from the client's browser, with the link from the email. */
  async function fromBrowser(path: string, input: object) {
    const headers = { 'content-type': 'application/json', 'user-agent': who.userAgent }
    const { send: post } = app.visitor({ ip: who.ip })
    return post({ method: 'POST', url: `/trpc/${path}`, headers, payload: JSON.stringify(input) })
  }

  test('records who did what, when, from where, and on which file', async () => {
    const sent = await send()
    const at = app.clock.now().toISOString()
    expect(await fromBrowser('portal.signing.open', byLink(sent))).toMatchObject({ status: 200 })
    const signing = { ...signature(sent), token: sent.token, name: 'M. Okafor' }
    expect(await fromBrowser('portal.signing.sign', signing)).toMatchObject({ status: 200 })
    await countersign(sent)
    const provider = { actorId: adminId, actorName: 'Ruth Calloway', ip: expect.stringMatching(/^10\./) }
    const person = { actorId: clientId, actorName: 'Maren Okafor', ...who }
    const seen = { sha256Before: sent.sha256, sha256After: sent.sha256, at }
    expect(await eventsOf(sent.id)).toMatchObject([
      { seq: 1, event: 'created', ...provider, sha256Before: null, sha256After: null },
      { seq: 2, event: 'sent', ...provider, sha256Before: null, sha256After: sent.sha256 },
      { seq: 3, event: 'opened', ...person, ...seen },
      { seq: 4, event: 'consented', ...person, ...seen, detail: 'Consent version 1' },
      { seq: 5, event: 'signed', ...person, ...seen, detail: 'Typed as “M. Okafor”' },
      { seq: 6, event: 'consented', ...provider, ...seen },
      { seq: 7, event: 'countersigned', ...provider, ...seen, detail: 'Typed as “Ruth Calloway”' },
    ])
    const signatures = await db
      .selectFrom('documentSignatures')
      .select(['role', 'signerId', 'name', 'ip', 'userAgent', 'consentVersion'])
      .where('documentId', '=', sent.id)
      .orderBy('role')
      .execute()
    expect(signatures).toMatchObject([
      { role: 'CLIENT', signerId: clientId, name: 'M. Okafor', ...who, consentVersion: '1' },
      { role: 'PROVIDER', signerId: adminId, name: 'Ruth Calloway', ip: provider.ip },
    ])
    expect(await detailsOf(sent)).toMatchObject({ isEvidenceIntact: true, signatures: [{}, {}] })
  })

  test('includes the seal and every download', async () => {
    const sent = await sealed()
    const [file] = await db
      .selectFrom('documentFiles')
      .select('sha256')
      .where('documentId', '=', sent.id)
      .where('kind', '=', 'final')
      .execute()
    const { bytes, headers, status } = await fileOf(sent.id)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256)
    expect((await eventsOf(sent.id)).slice(-2)).toMatchObject([
      {
        event: 'sealed',
        actorName: 'Tallgrass Automation',
        sha256Before: sent.sha256,
        sha256After: file?.sha256,
      },
      { event: 'downloaded', actorId: clientId, sha256Before: file?.sha256, sha256After: file?.sha256 },
    ])
    expect(await detailsOf(sent)).toMatchObject({ isEvidenceIntact: true })
  })

  test('includes every other step', async () => {
    const sent = await send()
    const reminded = await admin.trpc.admin.documents.remind.mutate({ id: sent.id })
    expect(reminded.isEmailed).toBe(false)
    await admin.trpc.admin.documents.extend.mutate({ id: sent.id })
    await admin.trpc.admin.documents.withdraw.mutate({ id: sent.id, reason: 'Sent by mistake' })
    expect((await eventsOf(sent.id)).slice(2)).toMatchObject([
      { event: 'reminded', actorId: adminId, detail: 'No. 1, not sent because no mail server is configured' },
      { event: 'extended', actorId: adminId, detail: expect.stringMatching(/^Until 2026-12-20T/) },
      { event: 'withdrawn', actorId: adminId, detail: 'Sent by mistake' },
    ])
    const again = await send({ id: sent.agreementId })
    const reason = 'The price is another'
    await client.trpc.portal.signing.decline.mutate({ documentId: again.id, reason })
    expect((await eventsOf(again.id)).at(-1)).toMatchObject({
      event: 'declined',
      actorId: clientId,
      detail: reason,
    })
    expect(await detailsOf(again)).toMatchObject({ isEvidenceIntact: true, declineReason: reason })
  })

  test('can be neither changed nor deleted', async () => {
    const sent = await send()
    const events = await eventsOf(sent.id)
    const change = db.updateTable('documentEvents').set({ actorName: 'Someone' })
    await expect(change.where('documentId', '=', sent.id).execute()).rejects.toThrow()
    const remove = db.deleteFrom('documentEvents').where('documentId', '=', sent.id)
    await expect(remove.execute()).rejects.toThrow()
    await expect(db.deleteFrom('agreements').where('id', '=', sent.agreementId).execute()).rejects.toThrow()
    expect(await eventsOf(sent.id)).toEqual(events)
  })

  const forgeries = {
    'another name': (id: DocumentId) =>
      sql`update document_events set actor_name = 'X' where document_id = ${id}`,
    'another time': (id: DocumentId) =>
      sql`update document_events set at = at - interval '1 day' where document_id = ${id} and seq = 4`,
    'another address': (id: DocumentId) =>
      sql`update document_events set ip = '198.51.100.1' where document_id = ${id} and seq = 3`,
    'a missing step': (id: DocumentId) =>
      sql`delete from document_events where document_id = ${id} and seq = 3`,
    'a missing beginning': (id: DocumentId) =>
      sql`delete from document_events where document_id = ${id} and seq = 1`,
  }

  test.each(Object.entries(forgeries))(
    'with %s, forged past the triggers, the evidence is not intact',
    async (_, forge) => {
      const sent = await send()
      await sign(sent)
      await sql`alter table document_events disable trigger document_events_append_only`.execute(db)
      await forge(sent.id).execute(db)
      await sql`alter table document_events enable trigger document_events_append_only`.execute(db)
      expect(await detailsOf(sent)).toMatchObject({ isEvidenceIntact: false })
      await expect(eventsOf(sent.id)).resolves.not.toHaveLength(0)
    },
  )
})

test('a failed signing leaves no signature, evidence, audit row or email', async () => {
  const sent = await send()
  await sign(sent)
  const everything = async () =>
    Promise.all([
      eventNames(sent),
      app.statusOf(sent),
      app.mails(),
      db.selectFrom('auditLogs').select('seq').orderBy('seq').execute(),
      db.selectFrom('documentSignatures').selectAll().where('documentId', '=', sent.id).execute(),
    ])
  const before = await everything()
  app.service.broken = 'seal-document'
  await expect(countersign(sent)).rejects.toMatchObject({ data: { httpStatus: 500 } })
  app.service.broken = undefined
  expect(await everything()).toEqual(before)
  await countersign(sent)
  expect(await app.statusOf(sent)).toEqual(['SIGNED_BOTH', 'completed'])
})

test('a file that was changed is not handed out', async () => {
  const sent = await send()
  expect(await fileOf(sent.id)).toMatchObject({ status: 200 })
  const content = Buffer.from('%PDF-1.7 at half the price')
  await db.updateTable('documentFiles').set({ content }).where('documentId', '=', sent.id).execute()
  expect(await fileOf(sent.id)).toMatchObject({ status: 409 })
  const recorded = db.selectFrom('auditLogs').select(['actorId', 'after']).where('entityId', '=', sent.id)
  expect(await recorded.where('action', '=', 'document.refuse').execute()).toMatchObject([
    {
      actorId: clientId,
      after: { call: 'document.pdf', reason: expect.stringContaining('changed after it was stored') },
    },
  ])
})

test('a file replaced together with its hash is neither shown nor signed', async () => {
  const sent = await send()
  const content = Buffer.from('%PDF-1.7 at twice the price')
  const sha256 = createHash('sha256').update(content).digest('hex')
  await db.updateTable('documentFiles').set({ content, sha256 }).where('documentId', '=', sent.id).execute()
  const mismatch = 'This file does not match the evidence of this document'
  await expect(client.trpc.portal.signing.get.query(byLink(sent))).rejects.toThrow(mismatch)
  await expect(sign({ ...sent, sha256 })).rejects.toThrow(mismatch)
  expect(await eventNames(sent)).toEqual(['created', 'sent'])
})

test('refusals are recorded with their call and reason, except for made-up documents', async () => {
  const sent = await send()
  const stranger = app.visitor()
  const refused = async () => {
    const rows = db
      .selectFrom('auditLogs')
      .select(['entityId', 'after', 'ip'])
      .where('action', '=', 'document.refuse')
    return (await rows.where('entityId', 'in', [sent.id, UNKNOWN]).orderBy('seq').execute()).map(
      ({ after }) => after,
    )
  }
  const noLink = 'This document does not exist, or the link to it is not valid'
  await expect(
    stranger.trpc.portal.signing.get.query({ documentId: sent.id, token: 'guessed' }),
  ).rejects.toThrow(noLink)
  await expect(stranger.trpc.portal.signing.get.query({ documentId: UNKNOWN })).rejects.toThrow(noLink)
  const url = `/api/esignature-documents/${sent.id}/document.pdf`
  expect(await stranger.send({ method: 'GET', url })).toMatchObject({ status: 404 })
  await sign(sent)
  await expect(sign(sent)).rejects.toThrow('You have already signed this document')
  expect(await refused()).toEqual([
    { call: 'portal.signing.get', reason: noLink },
    { call: 'document.pdf', reason: noLink },
    { call: 'portal.signing.sign', reason: 'You have already signed this document' },
  ])
})

test('the token appears in no response to others, no log and no table', async () => {
  const sent = await send()
  const reader = app.visitor()
  await reader.trpc.portal.signing.get.query(byLink(sent))
  const url = `/api/esignature-documents/${sent.id}/document.pdf?token=${sent.token}`
  expect(await reader.send({ method: 'GET', url })).toMatchObject({
    status: 200,
    headers: { 'referrer-policy': 'no-referrer' },
  })
  await admin.trpc.admin.documents.remind.mutate({ id: sent.id })
  await sign(sent)
  await countersign(sent)
  const answers = [
    await admin.trpc.admin.agreements.get.query({ id: sent.agreementId }),
    await admin.trpc.portal.signing.get.query({ documentId: sent.id }),
    await client.trpc.portal.signing.get.query({ documentId: sent.id }),
    await client.trpc.portal.documents.list.query({}),
    await client.trpc.portal.dashboard.query(),
    await admin.trpc.admin.outbox.list.query({}),
    await admin.trpc.admin.audit.list.query({}),
  ]
  const tables = await Promise.all(
    (['agreements', 'eSignatureDocuments', 'documentEvents', 'auditLogs', 'outboxMails'] as const).map(
      (table) => db.selectFrom(table).selectAll().execute(),
    ),
  )
  const text = JSON.stringify([answers, tables, app.server.log])
  expect(text).toContain(sent.id)
  expect(text).not.toContain(sent.token)
})
