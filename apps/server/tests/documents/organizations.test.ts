// Guards: seal-document

import { readPack } from '@tallgrass/adapters/documents'
import { documents } from '@tallgrass/brand'
import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { aProject, readPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { organizationOf } from '../support/organization-of.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const { agreements, clients } = admin.trpc.admin
const consentVersion = documents.consent.version

const FACTS = { legalName: 'Prairie Bakery LLC', postalAddress: '12 Elm Street\nPlano, TX 75024' }

/** A client with these facts, and a document that was sent to their contact. */
async function givenSentDocument(facts: Partial<typeof FACTS>) {
  const { client, id: clientId } = await givenClient(app)
  const id = await organizationOf(app, client)
  await clients.update.mutate({ id, version: 1, ...facts })
  const { id: projectId } = await aProject(db, clientId)
  const { id: agreementId } = await agreements.create.mutate({
    clientId,
    projectId,
    projectName: 'Front desk',
  })
  const document = { documentType: 'scope_of_work', documentTitle: 'Scope of work' } as const
  const { documentId } = await agreements.sendForSignature.mutate({ id: agreementId, ...document })
  if (!documentId) throw new Error('Nothing was sent')
  const url = `/api/esignature-documents/${documentId}/document.pdf`
  return {
    id,
    client,
    projectId,
    agreementId,
    documentId,
    file: async () => (await client.send({ method: 'GET', url })).bytes,
    async sign() {
      const { sha256 } = await client.trpc.portal.signing.get.query({ documentId })
      const seen = { documentId, sha256, consentVersion }
      await client.trpc.portal.signing.sign.mutate({ ...seen, name: 'Ruth Miller' })
      await admin.trpc.portal.signing.sign.mutate({ ...seen, name: 'Ruth Calloway' })
      await jobHandlers['seal-document'](createSystemCtx(app.services), { documentId })
    },
  }
}

test('a sent document keeps its bytes and its client’s name, whatever happens to the client', async () => {
  const given = await givenSentDocument(FACTS)
  const { client, documentId, file, id } = given
  const before = await file()
  const { rows } = await readPdf(before)
  expect(rows).toContainEqual(['12 Elm Street'])
  expect(rows).toContainEqual(['For Prairie Bakery LLC', 'For Tallgrass Automation'])

  await clients.update.mutate({ id, version: 2, legalName: 'Other Bakery Inc', postalAddress: '1 New Road' })
  const into = await organizationOf(app, (await givenClient(app)).client)
  await clients.update.mutate({ id: into, version: 1, legalName: 'Meadow Holding Inc' })
  await clients.merge.mutate({ id: into, version: 2, other: { id, version: 3 }, take: [] })
  expect((await file()).equals(before)).toBe(true)
  const seen = await client.trpc.portal.signing.get.query({ documentId })
  expect(seen.text).toMatchObject({ organization: 'Prairie Bakery LLC' })
  expect(seen.text.facts[0]?.value).toBe('Prairie Bakery LLC\n12 Elm Street\nPlano, TX 75024')

  await given.sign()
  const sealed = await readPdf(await file())
  expect(sealed.rows).toContainEqual(['Signed for', 'Prairie Bakery LLC'])
  expect(sealed.text).not.toMatch(/Other Bakery|Meadow Holding/)
  const [details] = (await agreements.get.query({ id: given.agreementId })).documents
  expect(details?.organizationName).toBe('Prairie Bakery LLC')
  expect(details?.evidence.find(({ event }) => event === 'signed')?.detail).toBe(
    'Typed as “Ruth Miller” for Prairie Bakery LLC',
  )
  const zip = await admin.send({ method: 'GET', url: `/api/projects/${given.projectId}/evidence.zip` })
  const { files } = await readPack(zip.bytes)
  const read = (path: string) => JSON.parse(Buffer.from(files.get(path) ?? []).toString())
  expect(read('agreements/01-scope_of_work/evidence.json')).toMatchObject({
    organizationName: 'Prairie Bakery LLC',
    signatures: [
      { role: 'CLIENT', name: 'Ruth Miller', email: client.email },
      { role: 'PROVIDER', name: 'Ruth Calloway' },
    ],
  })
  expect(read('client.json')).toMatchObject({
    organization: { id: into, legalName: 'Meadow Holding Inc' },
    contact: { email: client.email },
  })
})

test('a person signs for themselves', async () => {
  const given = await givenSentDocument({})
  const session = await given.client.trpc.auth.session.query()
  const seen = await given.client.trpc.portal.signing.get.query({ documentId: given.documentId })
  expect(seen.text).toMatchObject({ organization: null })
  expect(seen.text.facts[0]).toEqual({ label: 'Client', value: session?.name })
  expect((await readPdf(await given.file())).rows).toContainEqual([
    'For the client',
    'For Tallgrass Automation',
  ])
})
