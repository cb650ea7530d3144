// Guards: seal-document, get-document-file, read-stored-file

import { createHash } from 'node:crypto'
import { documents } from '@tallgrass/brand'
import { createSystemCtx, type ESignPort, jobHandlers } from '@tallgrass/core'
import type { DocumentId } from '@tallgrass/domain'
import { verifySeal } from '@tallgrass/domain/seal'
import { aProject, readPdf } from '@tallgrass/testing'
import { describe, expect, test, vi } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

const SOON = { timeout: 20_000, interval: 100 }
const consentVersion = documents.consent.version

const state = { broken: false, tries: 0 }
const failing = (esign: ESignPort): ESignPort => ({
  ...esign,
  async finish(signing) {
    state.tries += 1
    if (state.broken) throw new Error('The key cannot be read')
    return esign.finish(signing)
  },
})
const newApp = await reusableApp({
  replace: ({ esign }) => ({ esign: failing(esign), passwords: plainPasswords }),
})

/** A server whose sealing can fail, with a document that everyone has signed. */
async function givenSignedDocument() {
  Object.assign(state, { broken: false, tries: 0 })
  const app = await newApp()
  const { client, id: clientId } = await givenClient(app)
  const admin = await app.admin()
  const projectName = 'Front desk'
  const { id } = await admin.trpc.admin.agreements.create.mutate({ clientId, projectName })
  const { documentId } = await admin.trpc.admin.agreements.sendForSignature.mutate({
    id,
    projectName,
    documentType: 'scope_of_work',
    description: 'Calls after five',
    documentTitle: 'Scope of work for the front desk',
  })
  if (!documentId) throw new Error('Nothing was sent')
  const { sha256 } = await client.trpc.portal.signing.get.query({ documentId })
  const drawing = 'M40,110 C60,20 90,20 80,100 Q130,110 150,80 L300,60'
  const seen = { documentId, sha256, consentVersion }
  await client.trpc.portal.signing.sign.mutate({ ...seen, name: 'Maren Okafor', drawing })
  await admin.trpc.portal.signing.sign.mutate({ ...seen, name: 'Ruth Calloway' })
  const details = async () => (await admin.trpc.admin.agreements.get.query({ id })).documents[0]
  return {
    app,
    admin,
    client,
    clientId,
    documentId,
    originalSha256: sha256,
    state,
    details,
    agreement: () => admin.trpc.admin.agreements.get.query({ id }),
    seal: () => jobHandlers['seal-document'](createSystemCtx(app.services), { documentId }),
    file: () => client.send({ method: 'GET', url: `/api/esignature-documents/${documentId}/document.pdf` }),
  }
}

const sha256Of = (file: Buffer) => createHash('sha256').update(file).digest('hex')

function finalsOf({ services }: TestApp, documentId: DocumentId) {
  return services.database.db
    .selectFrom('documentFiles')
    .innerJoin('eSignatureDocuments as documents', 'documents.id', 'documentFiles.documentId')
    .select(['content', 'sha256', 'sealedSha256'])
    .where('documentId', '=', documentId)
    .where('kind', '=', 'final')
    .execute()
}

async function mailsOf({ services }: TestApp) {
  const rows = services.database.db.selectFrom('outboxMails').select('template')
  return (await rows.where('template', '=', 'document-completed').execute()).length
}

test('if sealing fails, the document stays signed and sealing is retried until it succeeds', async () => {
  const { agreement, app, client, details, documentId, state } = await givenSignedDocument()
  // Retries faster than in production.
  await app.services.database.pool.query(
    `update jobs.job set retry_limit = 20, retry_delay = 1, retry_backoff = false where name = 'seal-document'`,
  )
  state.broken = true
  const failures = await startWorker(app)
  await vi.waitFor(() => expect(failures).toContain('Error: The key cannot be read'), SOON)
  expect(await agreement()).toMatchObject({ status: 'SIGNED_BOTH' })
  expect(await details()).toMatchObject({ status: 'completed', sealedAt: null })
  expect(await finalsOf(app, documentId)).toEqual([])
  await expect(client.trpc.portal.documents.download.query({ id: documentId })).rejects.toThrow(
    'This document is being sealed. Please try again in a moment.',
  )

  state.broken = false
  await vi.waitFor(async () => expect(await details()).toMatchObject({ sealedAt: expect.any(String) }), SOON)
  expect(state.tries).toBeGreaterThan(1)
  expect(await finalsOf(app, documentId)).toHaveLength(1)
})

test('sealed three times, twice concurrently, a document has one file, one sealing event and one email', async () => {
  const { app, details, documentId, seal } = await givenSignedDocument()
  await Promise.all([seal(), seal()])
  const [first] = await finalsOf(app, documentId)
  await seal()
  expect(await finalsOf(app, documentId)).toEqual([first])
  expect(await mailsOf(app)).toBe(1)
  const { evidence, isEvidenceIntact } = (await details()) ?? {}
  expect(evidence?.filter(({ event }) => event === 'sealed')).toEqual([
    expect.objectContaining({ sha256After: first?.sha256 }),
  ])
  expect(isEvidenceIntact).toBe(true)
})

test('the stored file is the sealed one, with its hash, seal, text and signers', async () => {
  const { app, client, details, documentId, file, originalSha256, seal } = await givenSignedDocument()
  await seal()
  const [stored] = await finalsOf(app, documentId)
  const { bytes, status } = await file()
  expect(status).toBe(200)
  expect(stored?.sealedSha256).toBe(sha256Of(bytes))
  expect(stored?.sha256).toBe(sha256Of(bytes))
  expect(await verifySeal(bytes)).toMatchObject({
    outcome: 'sealed',
    seal: { by: 'Tallgrass Automation document seal' },
  })
  const text = (await readPdf(bytes)).pages.join(' ')
  for (const words of [
    'Scope of work for the front desk',
    'Calls after five',
    `Document ID ${documentId}`,
    originalSha256,
    `Name Maren Okafor Email ${client.email}`,
    'Name Ruth Calloway',
    'Open http://localhost:3000/verify and choose this file',
  ])
    expect(text).toContain(words)
  const { evidence = [] } = (await details()) ?? {}
  for (const { event, hash } of evidence)
    if (event !== 'sealed' && event !== 'downloaded') expect(text).toContain(hash.match(/.{16}/g)?.join(' '))
  const sha256 = sha256Of(bytes)
  expect(await app.visitor().trpc.portal.documents.verify.query({ sha256 })).toMatchObject({
    type: 'scope_of_work',
    status: 'completed',
  })
})

test('a file changed in the table is refused with a message and not handed out', async () => {
  const { admin, app, documentId, file, seal } = await givenSignedDocument()
  await seal()
  await app.services.database.db
    .updateTable('documentFiles')
    .set({ content: Buffer.from('%PDF-1.7 something else') })
    .where('documentId', '=', documentId)
    .where('kind', '=', 'final')
    .execute()
  const answer = await file()
  expect(answer).toMatchObject({
    status: 409,
    body: {
      error:
        'This file was changed after it was stored, so it cannot be downloaded. The administrators have been notified.',
    },
  })
  expect(answer.text).not.toContain('something else')
  const url = `/api/esignature-documents/${documentId}/document.pdf`
  expect((await admin.send({ method: 'GET', url })).status).toBe(409)
})

describe('a sealed file whose bytes and hash were both replaced', () => {
  async function givenReplacedFile() {
    const given = await givenSignedDocument()
    await given.seal()
    const { db } = given.app.services.database
    const content = Buffer.from('%PDF-1.7 at half the price')
    const sha256 = sha256Of(content)
    await db
      .updateTable('documentFiles')
      .set({ content, sha256 })
      .where('documentId', '=', given.documentId)
      .where('kind', '=', 'final')
      .execute()
    const sealed = db.updateTable('eSignatureDocuments').set({ sealedSha256: sha256 })
    await sealed.where('id', '=', given.documentId).execute()
    return { ...given, db, sha256 }
  }

  const REFUSED =
    'This file does not match the evidence of this document, so it cannot be downloaded. The administrators have been notified.'

  test('is not handed out or verified, and opens one work item', async () => {
    const { admin, app, client, documentId, file, sha256 } = await givenReplacedFile()
    expect(await file()).toMatchObject({ status: 409, body: { error: REFUSED } })
    const url = `/api/esignature-documents/${documentId}/document.pdf`
    expect(await admin.send({ method: 'GET', url })).toMatchObject({ status: 409 })
    const download = client.trpc.portal.documents.download.query({ id: documentId })
    await expect(download).rejects.toThrow(REFUSED)
    expect(await app.visitor().trpc.portal.documents.verify.query({ sha256 })).toBeNull()
    const { items } = await admin.trpc.admin.workItems.list.query({})
    expect(items).toMatchObject([
      { kind: 'file_altered', detail: expect.stringContaining('“Scope of work for the front desk”') },
    ])
    const { items: refusals } = await admin.trpc.admin.audit.list.query({ action: 'document.refuse' })
    expect(refusals.map(({ after }) => after?.call).sort()).toEqual([
      'document.pdf',
      'document.pdf',
      'portal.documents.download',
    ])
  })

  test('opens a work item again the next day, even if the previous one was closed', async () => {
    const { app, client, documentId } = await givenReplacedFile()
    const download = () => client.trpc.portal.documents.download.query({ id: documentId })
    const items = async () => (await (await app.admin()).trpc.admin.workItems.list.query({})).items
    await expect(download()).rejects.toThrow(REFUSED)
    for (const { id } of await items()) {
      await (await app.admin()).trpc.admin.workItems.close.mutate({ id, note: 'Restored, it seems' })
    }
    app.clock.advance({ days: 1 })
    await expect(download()).rejects.toThrow(REFUSED)
    expect(await items()).toMatchObject([{ kind: 'file_altered' }])
  })

  test('is in no evidence pack, and the refusal is recorded', async () => {
    const { admin, clientId, db, documentId } = await givenReplacedFile()
    const { id: projectId } = await aProject(db, clientId)
    await db.updateTable('agreements').set({ projectId }).where('clientId', '=', clientId).execute()
    const answer = await admin.send({ method: 'GET', url: `/api/projects/${projectId}/evidence.zip` })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: expect.stringMatching(
          /^A file of “Scope of work for the front desk” does not match its evidence/,
        ),
      },
    })
    const { items } = await admin.trpc.admin.audit.list.query({ entityId: projectId })
    expect(items).toMatchObject([
      { action: 'project.refuse-evidence', after: { documentId, file: 'final', fault: 'replaced' } },
    ])
    expect((await admin.trpc.admin.workItems.list.query({})).items).toHaveLength(1)
  })

  test('is refused even if its evidence was rewritten to match', async () => {
    const { app, db, documentId, file, sha256 } = await givenReplacedFile()
    const { pool } = app.services.database
    await pool.query('alter table document_events disable trigger document_events_append_only')
    const events = db.updateTable('documentEvents').set({ sha256After: sha256 })
    await events.where('documentId', '=', documentId).where('event', '=', 'sealed').execute()
    await pool.query('alter table document_events enable trigger document_events_append_only')
    expect(await file()).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^The evidence of this document was altered/) },
    })
  })
})
