import { llmAssistant } from '@tallgrass/adapters'
import { createProviderGuards, createTokenBudget, type ESignPort, noLimits } from '@tallgrass/core'
import type { ClientId } from '@tallgrass/domain'
import { anAgreement, anInvoice, startLlm } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { type FakePayments, fakePayments } from '../support/fake-payments.ts'
import { givenClient } from '../support/given-client.ts'
import { present } from '../support/present.ts'
import { plainPasswords, reusableApp, type TestApp, testHosts } from '../support/test-app.ts'

/** How long a request waits for external services, instead of 8 seconds. */
const PATIENCE_MS = 200

const silence = () => new Promise<never>(() => {})

const llm = await startLlm()
llm.behave({ silent: true })
afterAll(() => llm.stop())

/** A hosted signing service that never responds. */
function silentSigning(esign: ESignPort): ESignPort {
  const readNotice = () => ({ documentId: null, failed: false })
  const calls = { findSent: silence, find: silence, signingPage: silence, remind: silence }
  const hosted = { ...calls, extend: silence, withdraw: silence, readNotice }
  return { ...esign, provider: 'boldsign', hosted, send: silence, list: silence, finish: silence }
}

let provider: FakePayments | undefined
const newApp = await reusableApp({
  replace: ({ assistant, clock, database, esign }) => {
    provider = fakePayments(clock)
    return {
      passwords: plainPasswords,
      limits: noLimits,
      providers: createProviderGuards({
        clock: () => clock().getTime(),
        hosts: testHosts,
        rules: { patienceMs: PATIENCE_MS, failures: Number.POSITIVE_INFINITY },
      }),
      payments: { ...provider.port, sandbox: null },
      esign: silentSigning(esign),
      mail: { enabled: true, send: silence },
      assistant: llmAssistant({
        apiKey: 'key',
        model: 'stand-in',
        baseUrl: llm.url,
        fallback: assistant,
        warn() {},
        budget: createTokenBudget(database, clock, 1_000_000),
      }),
    }
  },
})

function payments(): FakePayments {
  if (!provider) throw new Error('The services were not replaced')
  return provider
}

async function openInvoice({ services }: TestApp, clientId: ClientId) {
  const key = crypto.randomUUID()
  const invoice = await anInvoice(services.database.db, clientId, { status: 'OPEN', checkoutKey: key })
  return { id: invoice.id, link: { invoice: invoice.id, key } }
}

const pay = ({ visitor }: TestApp, body: { invoice: string; key: string }) =>
  visitor().rest('POST', '/trpc/portal.checkout.start', body)

test('if the payment provider never responds, the response is 503 with a time to retry', async () => {
  const app = await newApp()
  const { link } = await openInvoice(app, (await givenClient(app)).id)
  payments().before('openSession', silence)
  const { headers, status } = await pay(app, link)
  expect({ status, wait: Number(headers['retry-after']) }).toEqual({ status: 503, wait: 10 })
})

test('all provider calls of one request share its time limit', async () => {
  const app = await newApp()
  const { link } = await openInvoice(app, (await givenClient(app)).id)
  await pay(app, link)
  app.clock.advance({ hours: 25 })
  payments().calls.length = 0
  payments().before('findSession', () => app.clock.advance({ ms: PATIENCE_MS }))
  expect((await pay(app, link)).status).toBe(503)
  expect(payments().calls).toEqual(['findSession'])
  expect((await pay(app, link)).status).toBe(200)
})

test('an invoice is not voided if its open payment page cannot be closed', async () => {
  const app = await newApp()
  const admin = await app.admin()
  const { id, link } = await openInvoice(app, (await givenClient(app)).id)
  await pay(app, link)
  payments().before('findSession', silence)
  const { body, headers, status } = await admin.rest('POST', '/trpc/admin.invoices.void', {
    id,
    reason: 'A mistake',
  })
  expect({ status, wait: headers['retry-after'], body: JSON.stringify(body) }).toMatchObject({
    status: 503,
    wait: '10',
    body: expect.stringContaining('could not be closed'),
  })
  expect((await admin.trpc.admin.invoices.get.query({ id })).status).toBe('OPEN')
})

test('a refund without a response stays requested', async () => {
  const app = await newApp()
  const admin = await app.admin()
  const { id, link } = await openInvoice(app, (await givenClient(app)).id)
  await pay(app, link)
  const [session] = [...payments().sessions.keys()].slice(-1)
  payments().pay(session ?? '')
  await app.visitor().trpc.portal.checkout.outcome.query({ sessionId: session ?? '' })
  const payment = present((await admin.trpc.admin.invoices.get.query({ id })).ledger[0])
  payments().before('refund', silence)
  const refund = { paymentId: payment.id, amount: '1.00', reason: 'A mistake' }
  expect(await admin.trpc.admin.invoices.refund.mutate(refund)).toMatchObject({ status: 'requested' })
})

test('if the signing service never responds, sending, signing and its list return 503', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const [admin, { client, id: clientId }] = [await app.admin(), await givenClient(app)]
  const { id } = await anAgreement(db, clientId)
  const sending = await admin.rest('POST', '/trpc/admin.agreements.sendForSignature', {
    id,
    documentType: 'scope_of_work',
    projectName: 'Front desk',
    documentTitle: 'Scope',
  })
  await db
    .updateTable('eSignatureDocuments')
    .set({ status: 'sent', sentAt: app.clock.now(), providerDocumentId: 'theirs' })
    .execute()
  const { id: documentId } = await db.selectFrom('eSignatureDocuments').select('id').executeTakeFirstOrThrow()
  const signing = await client.rest('POST', '/trpc/portal.signing.page', { documentId })
  const input = encodeURIComponent(JSON.stringify({ id: documentId }))
  const status = await client.rest('GET', `/trpc/portal.documents.status?input=${input}`)
  const list = await admin.rest('GET', '/api/agreements/boldsign-documents')
  const answers = [sending, signing, status, list].map(({ headers, status, text }) => [
    status,
    String(headers['retry-after']),
    text.includes('outage'),
  ])
  expect(answers, 'and that it is not our own outage').toEqual(Array(4).fill([503, '10', false]))
})

test('if the mail server never responds, the email is reported as not sent', async () => {
  const app = await newApp()
  const { trpc } = await app.admin()
  const invitee = { firstName: 'Elena', lastName: 'Marsh', email: 'elena@example.com' }
  expect(await trpc.admin.invitations.create.mutate({ ...invitee, role: 'CLIENT' })).toMatchObject({
    emailEnabled: true,
    emailSent: false,
  })
  const mails = await app.services.database.db
    .selectFrom('outboxMails')
    .select(['status', 'lastError'])
    .execute()
  expect(mails).toEqual([{ status: 'queued', lastError: 'It did not respond in time' }])
})

test('if the language model never responds, the built-in assistant answers', async () => {
  const app = await newApp()
  const visitor = app.visitor()
  const { sessionId } = await visitor.trpc.chat.startSession.mutate()
  const message = 'How long does it take to set up?'
  const { status, text } = await visitor.rest('POST', '/api/chat/message', { sessionId, message })
  expect({ status, text }).toEqual({ status: 200, text: expect.stringContaining('week') })
})
