import type { UserId } from '@tallgrass/domain'
import { aDocument, anAgreement, aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { newId } from './id.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

async function givenDocument(signerId?: UserId) {
  const maren = await aUser(db)
  const joel = await aUser(db, { organizationId: maren.organizationId })
  const document = await aDocument(db, await anAgreement(db, maren.id), { ...(signerId && { signerId }) })
  return { maren, joel, document }
}

const choose = (document: Awaited<ReturnType<typeof givenDocument>>['document'], signerId: UserId) =>
  db
    .updateTable('eSignatureDocuments')
    .set({ signerId })
    .where('id', '=', document.id)
    .returning('signerId')
    .executeTakeFirst()

test('a document without a signer, as version 0.1.0 writes it, is signed by its client', async () => {
  const { document, maren } = await givenDocument()
  expect(document.signerId).toBe(maren.id)
})

test('any contact of its organization can be chosen, and no one else', async () => {
  const { document, joel } = await givenDocument()
  expect(await choose(document, joel.id)).toEqual({ signerId: joel.id })
  const fault = { constraint: 'e_signature_documents_signer_of_organization' }
  for (const { id } of [await aUser(db), await aUser(db, { role: 'ADMIN' })])
    await expect(choose(document, id)).rejects.toMatchObject(fault)
  await expect(givenDocument((await aUser(db)).id)).rejects.toMatchObject(fault)
})

test('the client’s signature is refused if it is not the signer’s, whichever version writes it', async () => {
  const { document, joel, maren } = await givenDocument()
  await choose(document, joel.id)
  const signedBy = (signerId: UserId) => {
    const facts = { documentId: document.id, role: 'CLIENT', name: 'Any Name', consentVersion: '1' } as const
    const at = new Date('2026-11-20T09:00:00.000Z')
    const unknown = { drawing: null, ip: null, userAgent: null }
    return db
      .insertInto('documentSignatures')
      .values({ id: newId('Signature', at), signerId, signedAt: at, ...facts, ...unknown })
      .returning('signerId')
      .executeTakeFirst()
  }
  await expect(signedBy(maren.id)).rejects.toMatchObject({ constraint: 'document_signatures_of_signer' })
  expect(await signedBy(joel.id)).toEqual({ signerId: joel.id })
})

test('a decline is refused if it is not the signer’s, whichever version writes it', async () => {
  const { document, joel, maren } = await givenDocument()
  await choose(document, joel.id)
  const recorded = (event: 'declined' | 'opened' | 'withdrawn', actorId: UserId | null) => {
    const at = new Date('2026-11-20T09:00:00.000Z')
    const unknown = { ip: null, userAgent: null, detail: null, sha256Before: null, sha256After: null }
    const link = { seq: events.push(event), previousHash: '', hash: '', ...unknown }
    return db
      .insertInto('documentEvents')
      .values({
        id: newId('DocumentEvent', at),
        documentId: document.id,
        event,
        actorId,
        actorName: 'X',
        at,
        ...link,
      })
      .returning('actorId')
      .executeTakeFirst()
  }
  const events: string[] = []
  const fault = { constraint: 'document_events_declined_by_signer' }
  for (const actorId of [maren.id, null])
    await expect(recorded('declined', actorId)).rejects.toMatchObject(fault)
  expect(await recorded('opened', maren.id)).toEqual({ actorId: maren.id })
  expect(await recorded('withdrawn', null)).toEqual({ actorId: null })
  expect(await recorded('declined', joel.id)).toEqual({ actorId: joel.id })
})

test('a signer who moves to another organization stays the signer', async () => {
  const { document, joel } = await givenDocument()
  await choose(document, joel.id)
  const { organizationId } = await aUser(db)
  await db.updateTable('users').set({ organizationId }).where('id', '=', joel.id).execute()
  const status = { status: 'completed', signedAt: new Date('2026-11-20T09:00:00.000Z') } as const
  await db.updateTable('eSignatureDocuments').set(status).where('id', '=', document.id).execute()
  const kept = db.selectFrom('eSignatureDocuments').select('signerId').where('id', '=', document.id)
  expect(await kept.executeTakeFirst()).toEqual({ signerId: joel.id })
})
