// Guards: create-agreement

import { aProject } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { agreementApp, type SentDocument } from '../support/agreement-app.ts'
import { countQueries } from '../support/count-queries.ts'
import { givenClient } from '../support/given-client.ts'
import { present } from '../support/present.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await agreementApp()
const { admin, client, countersign, db, draft, send, sign } = app

const UNKNOWN = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'
const next = (link: unknown) => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1]

type Item = Record<string, unknown> & { id: string }
const itemsOf = ({ body }: { body: unknown }) => body as Item[]
const idsOf = (answer: { body: unknown }) => itemsOf(answer).map(({ id }) => id)

/** A new client with a document of each type, sent in the wrong order and one type twice. */
async function givenDocuments() {
  const { client: reader, id } = await givenClient(app.server)
  const types = [
    'completion_signoff',
    'retainer',
    'scope_of_work',
    'retainer',
    'project_review_terms',
  ] as const
  const { id: projectId } = await aProject(db, id, { status: 'READY' })
  const draftFor = (type: string) => ({
    clientId: id,
    ...(type === 'completion_signoff' && { projectId }),
  })
  const sent: SentDocument[] = []
  for (const documentType of types)
    sent.push(
      await send({ id: await draft(draftFor(documentType)), documentType, documentTitle: documentType }),
    )
  const [signoff, first, scope, second, terms] = sent.map((one) => one.id)
  return { reader, id, sent, inOrder: [second, first, scope, terms, signoff] }
}

/** All pages, following the Link header. */
async function readPages({ rest }: TestBrowser, path: string) {
  const pages: string[][] = []
  for (let url: string | undefined = path; url; ) {
    const answer = await rest('GET', url)
    expect(answer.status).toBe(200)
    pages.push(idsOf(answer))
    url = next(answer.headers.link)
  }
  return pages
}

describe('GET /api/agreements', () => {
  test('is a plain array, newest first; clients see only their own, administrators all', async () => {
    const { client: reader, id } = await givenClient(app.server)
    const [first, second] = [await draft({ clientId: id, type: 'SOW' }), await draft({ clientId: id })]
    const own = await reader.rest('GET', '/api/agreements')
    expect(idsOf(own)).toEqual([second, first])
    expect(own.headers.link).toBeUndefined()
    expect(itemsOf(own)[1]).toEqual({
      id: first,
      clientId: id,
      organizationId: expect.any(String),
      clientName: 'Maren Okafor',
      projectId: null,
      projectName: 'Front desk',
      type: 'SOW',
      status: 'DRAFT',
      createdAt: expect.any(String),
      signedAtClient: null,
      countersignedAt: null,
      documentId: null,
      url: null,
      closedAt: null,
      price: null,
      signerId: null,
      signerName: null,
      signingUrl: null,
      openedAt: null,
      declinedAt: null,
      declineReason: null,
      expiredAt: null,
      withdrawnBy: null,
      withdrawReason: null,
    })
    expect(idsOf(await admin.rest('GET', '/api/agreements')).slice(0, 2)).toEqual([second, first])
    expect(idsOf(await client.rest('GET', '/api/agreements'))).not.toContain(first)
    const narrowed = await client.rest('GET', `/api/agreements?clientId=${id}`)
    expect(narrowed).toMatchObject({ status: 200, text: '[]' })
  })

  test('is paginated', async () => {
    const { client: reader, id } = await givenClient(app.server)
    const all: string[] = []
    for (let n = 0; n < 5; n++) all.unshift(await draft({ clientId: id }))
    expect(await readPages(reader, '/api/agreements?limit=2')).toEqual([
      all.slice(0, 2),
      all.slice(2, 4),
      all.slice(4),
    ])
    expect(await reader.rest('GET', '/api/agreements?limit=501')).toMatchObject({ status: 400 })
    expect(await reader.rest('GET', '/api/agreements?cursor=x')).toMatchObject({ status: 400 })
  })
})

test('POST /api/agreements creates a draft and reports missing fields', async () => {
  const { client: reader, id } = await givenClient(app.server)
  const facts = { clientId: id, type: 'TOOLS', projectName: 'Front desk', description: 'Calls after five' }
  const { body, status } = await admin.rest('POST', '/api/agreements', facts)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...facts, status: 'DRAFT', documents: [], clientEmail: reader.email })
  const issue = (path: string, message: string) => ({ status: 400, body: { issues: [{ path, message }] } })
  const post = (values: object) => admin.rest('POST', '/api/agreements', { ...facts, ...values })
  expect(await post({ clientId: '' })).toMatchObject(issue('clientId', 'Client is required'))
  expect(await post({ projectName: ' ' })).toMatchObject(issue('projectName', 'Project name is required'))
  expect(await post({ type: 'NDA' })).toMatchObject(issue('type', 'Unknown type of agreement'))
  const { type: _, ...withoutType } = facts
  expect(await admin.rest('POST', '/api/agreements', withoutType)).toMatchObject({ body: { type: 'MSA' } })
  const notClient = 'Only someone with a client account can be assigned'
  expect(await post({ clientId: UNKNOWN })).toMatchObject(issue('clientId', notClient))
  expect((await reader.rest('GET', '/api/agreements')).body).toHaveLength(2)
})

test('POST /api/agreements takes a price for the whole project, and refuses one that is no amount', async () => {
  const { id } = await givenClient(app.server)
  const post = (price: unknown) =>
    admin.rest('POST', '/api/agreements', { clientId: id, projectName: 'Front desk', price })
  for (const price of [12_000, '12000', '12000.00'])
    expect(await post(price)).toMatchObject({ status: 200, body: { price: '12000.00' } })
  expect(await post(null)).toMatchObject({ status: 200, body: { price: null } })
  const issue = (message: string) => ({ status: 400, body: { issues: [{ path: 'price', message }] } })
  for (const price of [0, -1, '-0.01'])
    expect(await post(price)).toMatchObject(issue('Price must be positive'))
  expect(await post('12,34')).toMatchObject(
    issue('Price is unclear: put a point before the cents, as in 1,234.50'),
  )
  const projectId = UNKNOWN
  const unknown = await admin.rest('POST', '/api/agreements', { clientId: id, projectName: 'A', projectId })
  expect(unknown).toMatchObject({ status: 404, body: { error: 'This project does not exist' } })
})

test('POST /api/agreements/{id}/send-for-signature sends a document and accepts a number as amount', async () => {
  const id = await draft()
  const path = `/api/agreements/${id}/send-for-signature`
  const facts = { ...app.retainer, description: 'Calls after five' }
  const issue = (name: string, message: string) => ({
    status: 400,
    body: { issues: [{ path: name, message }] },
  })
  const post = (values: object) => admin.rest('POST', path, { ...facts, ...values })
  expect(await post({ documentType: 'other' })).toMatchObject(
    issue('documentType', 'Unknown type of document'),
  )
  expect(await post({ documentTitle: '' })).toMatchObject(
    issue('documentTitle', 'Document title is required'),
  )
  for (const retainerAmount of [0, -5, '0.00', '-0.01', -0.001]) {
    expect(await post({ retainerAmount })).toMatchObject(
      issue('retainerAmount', 'Retainer amount must be positive'),
    )
  }
  expect(await post({ projectName: ' ' })).toMatchObject(issue('projectName', 'Project name is required'))
  expect(await post({ retainerAmount: 5000.005 })).toMatchObject({ status: 400 })
  expect(await post({})).toMatchObject({
    status: 200,
    body: {
      id,
      status: 'SENT',
      documents: [{ status: 'sent', retainerAmount: '5000.00', signingUrl: null, isEvidenceIntact: true }],
    },
  })
  expect(await post({})).toMatchObject({
    status: 409,
    body: {
      code: 'ILLEGAL_TRANSITION',
      error: 'This agreement is sent and cannot become sent again. Withdraw its document to send another.',
    },
  })
  const unknown = await admin.rest('POST', `/api/agreements/${UNKNOWN}/send-for-signature`, facts)
  expect(unknown).toMatchObject({ status: 404, body: { error: 'This agreement does not exist' } })
})

test('a document takes the project name of its agreement and, without an amount, requests no payment', async () => {
  const id = await draft({ projectName: 'Front desk for Okafor' })
  const { projectName: _, ...facts } = app.retainer
  const sent = await admin.rest('POST', `/api/agreements/${id}/send-for-signature`, {
    ...facts,
    retainerAmount: null,
  })
  expect(sent).toMatchObject({
    status: 200,
    body: { documents: [{ projectName: 'Front desk for Okafor', retainerAmount: null }] },
  })
})

test('GET /api/agreements/builtin-documents lists sent documents with status labels, newest first', async () => {
  const [first, second] = [await send(), await send()]
  await sign(first)
  await countersign(first)
  const { body, status } = await admin.rest('GET', '/api/agreements/builtin-documents')
  expect(status).toBe(200)
  const { result } = body as { result: Item[] }
  const title = app.retainer.documentTitle
  expect(result.slice(0, 2)).toEqual([
    {
      documentId: second.id,
      documentTitle: title,
      documentStatus: 'Pending Signature',
      createdDate: expect.any(String),
      ownId: second.id,
    },
    expect.objectContaining({ documentId: first.id, documentStatus: 'Completed', ownId: first.id }),
  ])
  const other = await admin.rest('GET', '/api/agreements/boldsign-documents')
  expect(other).toMatchObject({ status: 404, body: { error: 'This e-signature service is not configured' } })
})

describe('GET /api/esignature-documents', () => {
  test('is sorted by workflow step, then newest first, across pages', async () => {
    const { inOrder, reader } = await givenDocuments()
    expect(idsOf(await reader.rest('GET', '/api/esignature-documents'))).toEqual(inOrder)
    const pages = await readPages(reader, '/api/esignature-documents?limit=2')
    expect(pages).toEqual([inOrder.slice(0, 2), inOrder.slice(2, 4), inOrder.slice(4)])
    const all = idsOf(await admin.rest('GET', '/api/esignature-documents'))
    expect(all.filter((id) => inOrder.some((one) => one === id))).toEqual(inOrder)
    expect(idsOf(await client.rest('GET', '/api/esignature-documents'))).not.toContain(inOrder[0])
  })

  test('has the fields of a document, and the signing URL for a client who has not signed', async () => {
    const { reader, sent } = await givenDocuments()
    const { agreementId, id } = present(sent[0])
    const found = async (browser: TestBrowser) =>
      itemsOf(await browser.rest('GET', '/api/esignature-documents')).find((one) => one.id === id)
    const common = {
      id,
      agreementId,
      organizationId: expect.any(String),
      organizationName: null,
      clientName: 'Maren Okafor',
      signerId: expect.any(String),
      signerName: 'Maren Okafor',
      documentType: 'completion_signoff',
      documentTitle: 'completion_signoff',
      status: 'sent',
      sentAt: expect.any(String),
      openedAt: null,
      declineReason: null,
      expiresAt: expect.any(String),
      createdAt: expect.any(String),
      signedAt: null,
      countersignedAt: null,
      declinedAt: null,
      expiredAt: null,
      withdrawnBy: null,
      withdrawReason: null,
      sealedAt: null,
      reminderCount: 0,
    }
    expect(await found(reader)).toEqual({ ...common, signingUrl: `/sign/${id}` })
    expect(await found(admin)).toEqual({ ...common, signingUrl: null })
    await reader.trpc.portal.signing.open.mutate({ documentId: id })
    const openedAt = app.clock.now().toISOString()
    expect(await found(reader)).toMatchObject({ status: 'in_progress', openedAt, signingUrl: `/sign/${id}` })
    expect(itemsOf(await admin.rest('GET', '/api/agreements'))).toContainEqual(
      expect.objectContaining({ id: agreementId, openedAt }),
    )
    if (sent[0]) await sign(sent[0])
    expect(await found(reader)).toMatchObject({
      status: 'in_progress',
      signingUrl: null,
      signedAt: app.clock.now().toISOString(),
    })
  })

  test.each([
    [99_999, UNKNOWN],
    [-5, UNKNOWN],
    [2_147_483_647, UNKNOWN],
  ])('treats a made-up cursor of %d as the end or the start', async (step, id) => {
    const cursor = Buffer.from(JSON.stringify([step, id])).toString('base64url')
    const answer = await client.rest('GET', `/api/esignature-documents?cursor=${cursor}`)
    expect(answer.status).toBe(200)
  })
})

test('GET …/status and …/download return the status of a document and its URL', async () => {
  const sent = await send()
  const path = `/api/esignature-documents/${sent.id}`
  expect(await client.rest('GET', `${path}/status`)).toMatchObject({
    status: 200,
    body: { id: sent.id, status: 'sent', signingUrl: `/sign/${sent.id}` },
  })
  expect(await admin.rest('GET', `${path}/status`)).toMatchObject({ body: { signingUrl: null } })
  expect(await client.rest('GET', `${path}/download`)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', error: 'Not everyone has signed this document yet' },
  })
  await sign(sent)
  await countersign(sent)
  expect(await client.rest('GET', `${path}/download`)).toMatchObject({ status: 503 })
  await app.work()
  expect(await client.rest('GET', `${path}/download`)).toMatchObject({
    status: 200,
    body: { downloadUrl: `${path}/document.pdf` },
  })
  expect(await client.rest('GET', `${path}/status`)).toMatchObject({
    body: { status: 'completed', sealedAt: expect.any(String), signingUrl: null },
  })
  const { client: stranger } = await givenClient(app.server)
  for (const verb of ['status', 'download']) {
    const theirs = await stranger.rest('GET', `${path}/${verb}`)
    const unknown = await stranger.rest('GET', `/api/esignature-documents/${UNKNOWN}/${verb}`)
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text])
    expect(await app.visitor().rest('GET', `${path}/${verb}`)).toMatchObject({ status: 401 })
  }
})

test('counts and pending items follow the documents', async () => {
  const { client: reader, id } = await givenClient(app.server)
  const dashboard = () => reader.trpc.portal.dashboard.query()
  const counts = () => admin.trpc.admin.agreements.counts.query()
  const business = () => admin.trpc.admin.dashboard.get.query()
  const [before, whole] = [await counts(), await business()]
  const agreementId = await draft({ clientId: id })
  expect(await dashboard()).toMatchObject({ pendingAgreements: 0, pendingSignatures: 0, toSign: [] })
  expect(await counts()).toEqual({ ...before, total: before.total + 1, drafts: before.drafts + 1 })
  const sent = await send({ id: agreementId })
  const waiting = { pendingSignature: before.pendingSignature + 1, total: before.total + 1 }
  expect(await dashboard()).toMatchObject({
    pendingAgreements: 1,
    pendingSignatures: 1,
    toSign: [
      { id: agreementId, documentId: sent.id, status: 'SENT', documentTitle: 'Retainer for the front desk' },
    ],
  })
  expect(await counts()).toEqual({ ...before, ...waiting })
  expect(await business()).toMatchObject({
    pendingAgreements: whole.pendingAgreements + 1,
    agreements: whole.agreements + 1,
    latestAgreements: expect.arrayContaining([expect.objectContaining({ id: agreementId })]),
  })
  await reader.trpc.portal.signing.open.mutate({ documentId: sent.id })
  expect(await dashboard()).toMatchObject({ pendingAgreements: 1, pendingSignatures: 1 })
  await sign(sent)
  expect(await dashboard()).toMatchObject({
    pendingAgreements: 0,
    pendingSignatures: 1,
    toSign: [],
    toPay: [{ id: sent.invoiceId, status: 'OPEN' }],
  })
  expect(await counts()).toEqual({ ...before, ...waiting, toCountersign: before.toCountersign + 1 })
  expect(await business()).toMatchObject({ pendingAgreements: whole.pendingAgreements })
  await countersign(sent)
  expect(await dashboard()).toMatchObject({ pendingAgreements: 0, pendingSignatures: 0 })
  expect(await counts()).toEqual({
    ...before,
    total: before.total + 1,
    fullySigned: before.fullySigned + 1,
  })
})

test('a list takes the same number of queries for any number of items', async () => {
  const { reader } = await givenDocuments()
  const { client: newcomer } = await givenClient(app.server)
  async function count({ rest }: TestBrowser, path: string) {
    const { queries, result } = await countQueries(app.server.services, () => rest('GET', path))
    return { queries, items: itemsOf(result).length }
  }
  for (const path of ['/api/agreements', '/api/esignature-documents']) {
    const [many, none] = [await count(reader, path), await count(newcomer, path)]
    expect(many).toEqual({ items: 5, queries: none.queries })
    expect(none).toMatchObject({ items: 0, queries: expect.any(Number) })
    expect(none.queries).toBeGreaterThan(0)
  }
})
