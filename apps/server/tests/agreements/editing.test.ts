// Guards: update-agreement, duplicate-agreement

import type { AgreementId, AnyId } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp, refusal } from '../support/agreement-app.ts'
import { givenClient } from '../support/given-client.ts'
import { present } from '../support/present.ts'

const app = await agreementApp()
const { admin, agreementOf, clientId, db, draft, send } = app
const { agreements } = admin.trpc.admin

const auditOf = (id: AnyId) =>
  db
    .selectFrom('auditLogs')
    .select(['action', 'before', 'after'])
    .where('entityId', '=', id)
    .orderBy('seq')
    .execute()

test('a draft is edited field by field, and the audit log shows both sides', async () => {
  const { id: projectId } = await aProject(db, clientId)
  const id = await draft({ description: 'Calls after five' })
  expect(await agreements.update.mutate({ id, version: 1, type: 'SOW', projectId })).toMatchObject({
    type: 'SOW',
    projectId,
    projectName: 'Front desk',
    description: 'Calls after five',
    status: 'DRAFT',
    version: 2,
  })
  expect((await auditOf(id)).at(-1)).toMatchObject({
    action: 'agreement.update',
    before: { type: 'MSA', projectId: null },
    after: { type: 'SOW', projectId },
  })
  const cleared = { id, version: 2, description: '', projectId: null }
  expect(await agreements.update.mutate(cleared)).toMatchObject({ description: null, projectId: null })
  await agreements.update.mutate({ id, version: 3, type: 'SOW' })
  expect(await agreements.update.mutate({ id, version: 3, price: 12_000 })).toMatchObject({
    price: '12000.00',
  })
  await agreements.update.mutate({ id, version: 4, price: '12000' })
  expect(await agreements.update.mutate({ id, version: 4, price: null })).toMatchObject({ price: null })
  expect((await auditOf(id)).map(({ action }) => action)).toEqual([
    'agreement.create',
    'agreement.update',
    'agreement.update',
    'agreement.update',
    'agreement.update',
  ])
  expect((await auditOf(id)).at(-1)).toMatchObject({ before: { price: '12000.00' }, after: { price: null } })
})

test('refuses a late edit with both sides, and changes nothing', async () => {
  const id = await draft()
  await agreements.update.mutate({ id, version: 1, projectName: 'Front desk and phone' })
  await expect(agreements.update.mutate({ id, version: 1, projectName: 'Phone' })).rejects.toMatchObject({
    message: 'This agreement has changed since you opened it. Please try again.',
    data: {
      httpStatus: 409,
      details: {
        yours: { projectName: 'Phone', version: 1 },
        theirs: { projectName: 'Front desk and phone', version: 2 },
      },
    },
  })
  expect(await agreementOf(id)).toMatchObject({ projectName: 'Front desk and phone', version: 2 })
})

test('refuses to edit what is no draft, is closed, or has a document that may still be sent', async () => {
  const edit = (id: AgreementId) => agreements.update.mutate({ id, projectName: 'Phone' })
  const sent = await send()
  await expect(edit(sent.agreementId)).rejects.toMatchObject(
    refusal(409, 'This agreement is sent. Only a draft can be edited.'),
  )
  await admin.trpc.admin.documents.withdraw.mutate({ id: sent.id, reason: 'Another price' })
  expect(await edit(sent.agreementId)).toMatchObject({ projectName: 'Phone' })
  await agreements.close.mutate({ id: sent.agreementId })
  await expect(edit(sent.agreementId)).rejects.toMatchObject(
    refusal(409, 'This agreement is closed. Duplicate it to draft a new one.'),
  )
  const id = await draft()
  app.service.away = true
  await expect(send({ id })).rejects.toMatchObject({ data: { httpStatus: 503 } })
  app.service.away = false
  await expect(edit(id)).rejects.toMatchObject(
    refusal(409, 'A document of this agreement has not been sent yet. Withdraw it first.'),
  )
  const { documentId } = await agreementOf(id)
  await admin.trpc.admin.documents.withdraw.mutate({ id: present(documentId), reason: 'Edited first' })
})

test("refuses another client's project, and none that exists", async () => {
  const other = await givenClient(app.server)
  const { id: projectId } = await aProject(db, other.id)
  const id = await draft()
  await expect(agreements.update.mutate({ id, projectId })).rejects.toMatchObject(
    refusal(400, 'This project belongs to another client'),
  )
  expect(await agreementOf(id)).toMatchObject({ projectId: null, version: 1 })
})

test('a duplicate is a draft with the same facts and no documents, even of a closed agreement', async () => {
  const { id: projectId } = await aProject(db, clientId)
  const facts = {
    type: 'TOOLS',
    projectName: 'Phone',
    description: 'Two lines',
    projectId,
    price: '900.00',
  } as const
  const sent = await send({ id: await draft(facts) })
  await admin.trpc.admin.documents.withdraw.mutate({ id: sent.id, reason: 'Another price' })
  await agreements.close.mutate({ id: sent.agreementId })
  const copy = await agreements.duplicate.mutate({ id: sent.agreementId })
  expect(copy).toMatchObject({
    ...facts,
    clientId,
    status: 'DRAFT',
    closedAt: null,
    documents: [],
    version: 1,
  })
  expect(copy.id).not.toBe(sent.agreementId)
  expect(await auditOf(copy.id)).toMatchObject([
    { action: 'agreement.duplicate', after: { duplicateOf: sent.agreementId, projectName: 'Phone' } },
  ])
})

test('refuses to duplicate an agreement whose client no longer is one', async () => {
  const { id } = await givenClient(app.server)
  const original = await draft({ clientId: id })
  await db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', id).execute()
  await expect(agreements.duplicate.mutate({ id: original })).rejects.toMatchObject(
    refusal(400, 'Only someone with a client account can be assigned'),
  )
})
