import { documents } from '@tallgrass/brand'
import type { ClientId, DocumentId } from '@tallgrass/domain'
import { verifySeal } from '@tallgrass/domain/seal'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { StartedServer } from '../support/start-server.ts'
import { openVisitor, type Visitor } from './open-visitor.ts'
import { aPlace, keyFilesOf, owner, startTwo } from './two-servers.ts'

const IN_TIME = { timeout: 90_000, interval: 250 }
// Two whole processes, on a machine that may be busy with something else.
vi.setConfig({ testTimeout: 150_000 })

const DRAWING = 'M40,110 C60,20 90,20 80,100 Q130,110 150,80 L300,60'
const PROJECT = 'Front desk'

test('documents signed at both at the same moment share one seal, and each file is the same at both', async () => {
  const place = await aPlace({ atEnd: onTestFinished })
  const [one, other] = await startTwo(place, onTestFinished)
  const admin = openVisitor()
  const login = { username: owner.email, password: owner.password }
  await admin.rest(one, 'POST', '/api/auth/login', login)
  const client = openVisitor()
  const person = { name: 'Maren Okafor', email: 'maren@example.com', password: 'Prairie2026!' }
  await client.rest(other, 'POST', '/api/auth/jwt/register', person)
  const { db } = place.database
  const found = db.selectFrom('users').select('id').where('email', '=', person.email)
  const { id: clientId } = await found.executeTakeFirstOrThrow()

  const sent: { documentId: DocumentId; sha256: string; consentVersion: string }[] = []
  for (let n = 0; n < 4; n++) {
    const seen = await sendDocument({ admin, at: n % 2 ? one : other, clientId })
    await call(client, n % 2 ? other : one, 'portal.signing.sign', {
      ...seen,
      name: 'Maren Okafor',
      drawing: DRAWING,
    })
    sent.push(seen)
  }
  const countersign = (seen: (typeof sent)[number], n: number) =>
    call(admin, n % 2 ? one : other, 'portal.signing.sign', { ...seen, name: 'Ruth Calloway' })
  await Promise.all(sent.map(countersign))

  const finals = await vi.waitFor(async () => {
    const found = db.selectFrom('documentFiles').select(['documentId', 'content']).where('kind', '=', 'final')
    const files = await found.execute()
    expect(files).toHaveLength(sent.length)
    return files
  }, IN_TIME)
  const verdicts = await Promise.all(finals.map(({ content }) => verifySeal(content)))
  const prints = verdicts.map((verdict) => verdict.outcome === 'sealed' && verdict.seal.fingerprint)
  expect(prints).toEqual(Array(sent.length).fill(expect.stringMatching(/^[\da-f]{64}$/)))
  expect(new Set(prints).size).toBe(1)
  expect(keyFilesOf(place)).toEqual(['seal.pem', 'secrets.json'])
  for (const { content, documentId } of finals) {
    const path = `/api/esignature-documents/${documentId}/document.pdf`
    for (const server of [one, other]) expect((await read(client, server, path)).equals(content)).toBe(true)
  }
})

/** Drafts and sends a document at one process, and returns what signing it takes. */
async function sendDocument({
  admin,
  at,
  clientId,
}: {
  admin: Visitor
  at: StartedServer
  clientId: ClientId
}) {
  const { id } = await call<{ id: string }>(admin, at, 'admin.agreements.create', {
    clientId,
    projectName: PROJECT,
  })
  const { documentId } = await call<{ documentId: DocumentId }>(
    admin,
    at,
    'admin.agreements.sendForSignature',
    {
      id,
      projectName: PROJECT,
      documentType: 'scope_of_work',
      description: 'Calls after five',
      documentTitle: 'Scope of work for the front desk',
    },
  )
  const input = encodeURIComponent(JSON.stringify({ documentId }))
  const { body } = await admin.rest(at, 'GET', `/trpc/portal.signing.get?input=${input}`)
  const { sha256 } = (body as { result: { data: { sha256: string } } }).result.data
  return { documentId, sha256, consentVersion: documents.consent.version }
}

async function call<T>(visitor: Visitor, at: StartedServer, procedure: string, input: unknown): Promise<T> {
  const { body, status } = await visitor.rest(at, 'POST', `/trpc/${procedure}`, input)
  expect([status, body]).toEqual([200, expect.anything()])
  return (body as { result: { data: T } }).result.data
}

async function read({ cookies }: Visitor, { url }: StartedServer, path: string): Promise<Buffer> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return Buffer.from(await (await fetch(`${url}${path}`, { headers: { cookie } })).arrayBuffer())
}
