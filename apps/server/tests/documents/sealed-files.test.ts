import { createSystemCtx, recordEvidence } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import type { DocumentId } from '@tallgrass/domain'
import { anAgreement, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp } from '../support/test-app.ts'

const app = await fileApp()
const { db } = app.services.database
const { trpc } = app.visitor()

const SEALED_AT = new Date('2026-11-12T15:30:00.000Z')

async function givenDocument(sealed: { sealedSha256: string; sealedAt: Date } | Record<string, never>) {
  const { id: clientId } = await givenClient(app)
  const { id: projectId } = await aProject(db, clientId)
  const { id: agreementId } = await anAgreement(db, clientId, { projectId })
  const createdAt = new Date('2026-11-12T15:00:00.000Z')
  const document = {
    id: newId('Document', createdAt),
    agreementId,
    clientId,
    documentTitle: 'Scope of work for Okafor Tile & Stone',
    documentType: 'scope_of_work',
    status: 'completed',
    createdAt,
  } as const
  await db
    .insertInto('eSignatureDocuments')
    .values({ ...document, ...sealed })
    .execute()
  const { sealedSha256: sha256 } = sealed
  if (sha256) await recordSealed(document.id, sha256)
  return document.id
}

function recordSealed(documentId: DocumentId, sha256: string) {
  const sealing = { event: 'sealed', actor: { id: null, name: 'Tallgrass Automation' }, sha256 } as const
  return createSystemCtx(app.services).transaction((tx) => recordEvidence(tx, documentId, sealing))
}

test('anyone with a sealed file learns its type and status, and nothing about its parties', async () => {
  const sha256 = 'a1'.repeat(32)
  await givenDocument({ sealedSha256: sha256, sealedAt: SEALED_AT })
  expect(await trpc.portal.documents.verify.query({ sha256 })).toEqual({
    type: 'scope_of_work',
    status: 'completed',
    sealedAt: SEALED_AT.toISOString(),
  })
})

test('a hash that replaced the sealed one is not recognized', async () => {
  const id = await givenDocument({ sealedSha256: 'c3'.repeat(32), sealedAt: SEALED_AT })
  const sha256 = 'd4'.repeat(32)
  await db.updateTable('eSignatureDocuments').set({ sealedSha256: sha256 }).where('id', '=', id).execute()
  expect(await trpc.portal.documents.verify.query({ sha256 })).toBeNull()
})

test('any other file is unknown', async () => {
  await givenDocument({})
  expect(await trpc.portal.documents.verify.query({ sha256: 'b2'.repeat(32) })).toBeNull()
})

test.each(['', 'a1', 'A1'.repeat(32), `${'a1'.repeat(32)}00`])(
  "'%s' is refused as a hash",
  async (sha256) => {
    await expect(trpc.portal.documents.verify.query({ sha256 })).rejects.toMatchObject({
      data: { code: 'INVALID' },
    })
  },
)
