// Guards: close-agreement, delete-agreement

import type { AgreementId, AnyId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { agreementApp, refusal } from '../support/agreement-app.ts'
import { present } from '../support/present.ts'

const app = await agreementApp()
const { admin, agreementOf, client, db, draft, eventsOf, send, sign, windowOf } = app
const { agreements } = admin.trpc.admin

const close = (id: AgreementId) => agreements.close.mutate({ id })
const remove = (id: AgreementId) => agreements.delete.mutate({ id })

/** A draft whose document was withdrawn, so it has evidence. */
async function withdrawn() {
  const sent = await send()
  await admin.trpc.admin.documents.withdraw.mutate({ id: sent.id, reason: 'Sent by mistake' })
  return sent
}

async function listed(reader: typeof client, show?: 'open' | 'closed') {
  const { items } = await reader.trpc.portal.agreements.list.query({ ...(show && { show }), limit: 100 })
  return items.map(({ id }) => id)
}

const auditOf = (id: AnyId) =>
  db.selectFrom('auditLogs').select('action').where('entityId', '=', id).orderBy('seq').execute()

test('a closed draft is removed from lists and counts and keeps its evidence', async () => {
  const { agreementId, id } = await withdrawn()
  const [before, evidence] = [await agreements.counts.query(), await eventsOf(id)]
  expect(await close(agreementId)).toMatchObject({
    status: 'DRAFT',
    closedAt: app.clock.now().toISOString(),
    documents: [{ id, isEvidenceIntact: true }],
  })
  for (const reader of [admin, client]) {
    expect(await listed(reader)).not.toContain(agreementId)
    expect(await listed(reader, 'closed')).toContain(agreementId)
  }
  const { drafts, total } = before
  expect(await agreements.counts.query()).toMatchObject({ drafts: drafts - 1, total: total - 1 })
  expect(await eventsOf(id)).toEqual(evidence)
  expect((await auditOf(agreementId)).at(-1)).toEqual({ action: 'agreement.close' })
  const { rest } = windowOf(admin)
  expect((await rest('GET', '/api/agreements?show=closed')).text).toContain(agreementId)
})

test('refuses to close a sent, signed or closed agreement', async () => {
  const sent = await send()
  await expect(close(sent.agreementId)).rejects.toMatchObject(
    refusal(409, 'This agreement is sent. Only a draft can be closed.'),
  )
  await sign(sent)
  await expect(close(sent.agreementId)).rejects.toMatchObject(
    refusal(409, 'This agreement is signed by the client. Only a draft can be closed.'),
  )
  const { agreementId } = await withdrawn()
  await close(agreementId)
  await expect(close(agreementId)).rejects.toMatchObject(
    refusal(409, 'This agreement is closed and cannot become closed again. Draft a new agreement instead.'),
  )
})

test('refuses to close a draft with an unsent document, and to send a closed draft', async () => {
  const id = await draft()
  app.service.away = true
  await expect(send({ id })).rejects.toMatchObject({ data: { httpStatus: 503 } })
  app.service.away = false
  await expect(close(id)).rejects.toMatchObject(
    refusal(409, 'A document of this agreement has not been sent yet. Withdraw it first.'),
  )
  const { documentId } = await agreementOf(id)
  await admin.trpc.admin.documents.withdraw.mutate({ id: present(documentId), reason: 'No longer needed' })
  expect(await close(id)).toMatchObject({ status: 'DRAFT', closedAt: app.clock.now().toISOString() })
  const { agreementId } = await withdrawn()
  await close(agreementId)
  await expect(send({ id: agreementId })).rejects.toMatchObject(
    refusal(409, 'This agreement is closed and cannot become sent. Draft a new agreement instead.'),
  )
})

test('a draft that never had a document can be deleted', async () => {
  const id = await draft()
  await remove(id)
  await expect(agreementOf(id)).rejects.toThrow()
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['agreement.create', 'agreement.delete'])
})

test('refuses to delete an agreement that had a document, even once closed, or that is not a draft', async () => {
  const { agreementId } = await withdrawn()
  const mustKeep = refusal(
    409,
    'This agreement had a document, and its evidence must be kept. Close it instead.',
  )
  await expect(remove(agreementId)).rejects.toMatchObject(mustKeep)
  await close(agreementId)
  await expect(remove(agreementId)).rejects.toMatchObject({ data: { httpStatus: 409 } })
  const sent = await send()
  await expect(remove(sent.agreementId)).rejects.toMatchObject(
    refusal(409, 'This agreement is sent. Only a draft can be deleted.'),
  )
})
