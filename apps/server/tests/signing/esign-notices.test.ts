// Guards: receive-signing-notice, reconcile-document, refresh-document, apply-provider-state

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { esignApps } from '../support/esign-app.ts'
import { testApp } from '../support/test-app.ts'

const esignApp = await esignApps()

const REFUSED = {
  status: 400,
  body: { error: 'This notice is not signed by the e-signature service or is too old', code: 'INVALID' },
}

test('the BoldSign webhook does not exist unless BoldSign is in use', async () => {
  const app = await testApp()
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST' as const, url: '/api/webhooks/boldsign', headers, payload: '{}' }
  expect(await app.visitor().send(request)).toMatchObject({ status: 404 })
})

test('BoldSign’s verification request is acknowledged', async () => {
  const { notify, waiting } = await esignApp()
  const before = [...waiting]
  expect(await notify('Verification', undefined)).toMatchObject({ status: 200, body: { received: true } })
  expect(await notify('Verification', undefined, { secret: 'not-known-yet' })).toMatchObject({ status: 200 })
  expect(waiting).toEqual(before)
})

test('a forged or stale notice is refused, and the refusal is recorded', async () => {
  const { agreementOf, boldSign, clock, db, sent, notify, waiting } = await esignApp()
  const { agreementId, atProvider } = await sent()
  boldSign.sign(atProvider)
  const before = [...waiting]
  expect(await notify('Signed', atProvider, { secret: 'guessed' })).toMatchObject(REFUSED)
  const at = new Date(clock.now().getTime() - 301_000)
  expect(await notify('Signed', atProvider, { at })).toMatchObject(REFUSED)
  expect(waiting).toEqual(before)
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SENT' })
  const refusals = db.selectFrom('auditLogs').select('after').where('action', '=', 'signing-notice.refuse')
  expect(await refusals.orderBy('seq').execute()).toEqual([
    { after: { provider: 'boldsign', reason: 'The notice is not signed by BoldSign' } },
    { after: { provider: 'boldsign', reason: 'The date of the notice is too far from our clock' } },
  ])
})

test('a completed document is signed by both sides, and its sealed file is stored with its hash', async () => {
  const { agreementOf, boldSign, client, db, documentsOf, eventsOf, mails, sent, notify, work } =
    await esignApp()
  const { agreementId, atProvider, id } = await sent()
  boldSign.view(atProvider)
  expect(await notify('Viewed', atProvider)).toMatchObject({ status: 200, body: { received: true } })
  await work()
  expect(await documentsOf(agreementId)).toMatchObject([{ status: 'in_progress', signedAt: null }])
  boldSign.sign(atProvider)
  await notify('Signed', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SIGNED_CLIENT' })
  boldSign.sign(atProvider)
  await notify('Completed', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SIGNED_BOTH' })
  expect(await eventsOf(id)).toEqual(['created', 'sent', 'opened', 'signed', 'countersigned', 'sealed'])
  const files = await db.selectFrom('documentFiles').selectAll().where('documentId', '=', id).execute()
  const final = files.find(({ kind }) => kind === 'final')
  const sha256 = createHash('sha256')
    .update(final?.content ?? '')
    .digest('hex')
  expect(final?.sha256).toBe(sha256)
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  const metadata = { status: 'Completed', createdDate: instant, activityDate: instant, expiryDate: instant }
  expect(await documentsOf(agreementId)).toMatchObject([
    { status: 'completed', sealedSha256: sha256, metadata },
  ])
  expect(await mails()).toEqual([{ template: 'document-completed', recipient: client.email }])
})

test('after the client declines, the agreement is a draft again and administrators are told the reason', async () => {
  const { admin, agreementOf, boldSign, documentsOf, eventsOf, sent, notify, work } = await esignApp()
  const { agreementId, atProvider, id } = await sent()
  boldSign.decline(atProvider, 'We wait until spring')
  await notify('Declined', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'DRAFT', signedAtClient: null })
  expect(await documentsOf(agreementId)).toMatchObject([
    { status: 'declined', declineReason: 'We wait until spring' },
  ])
  expect(await eventsOf(id)).toEqual(['created', 'sent', 'opened', 'declined'])
  const { items } = await admin.trpc.portal.notifications.list.query({})
  expect(items[0]?.sentence).toContain('Reason: We wait until spring')
})

test('a document declined by us after the client signed is withdrawn, and the client gets an email', async () => {
  const { agreementOf, boldSign, client, documentsOf, mails, sent, notify, work } = await esignApp()
  const { agreementId, atProvider } = await sent()
  boldSign.sign(atProvider)
  boldSign.decline(atProvider, 'The scope has changed')
  await notify('Declined', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'DRAFT', signedAtClient: null })
  expect(await documentsOf(agreementId)).toMatchObject([{ status: 'expired', declinedAt: null }])
  expect(await mails()).toContainEqual({ template: 'document-withdrawn', recipient: client.email })
})

test('after a document expires at BoldSign, the agreement is a draft again', async () => {
  const { agreementOf, boldSign, documentsOf, sent, notify, work } = await esignApp()
  const { agreementId, atProvider } = await sent()
  boldSign.expire(atProvider)
  await notify('Expired', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'DRAFT' })
  expect(await documentsOf(agreementId)).toMatchObject([{ status: 'expired' }])
})

test('a client who has signed gets an email if the document expires at BoldSign', async () => {
  const { boldSign, client, mails, notify, sent, work } = await esignApp()
  const { atProvider } = await sent()
  boldSign.sign(atProvider)
  await notify('Signed', atProvider)
  await work()
  boldSign.expire(atProvider)
  await notify('Expired', atProvider)
  await work()
  expect(await mails()).toContainEqual({ template: 'document-withdrawn', recipient: client.email })
})

test('while BoldSign is unreachable, a notice waits and is processed by the next attempt', async () => {
  const { agreementOf, boldSign, sent, notify, waiting, work, workOnSome } = await esignApp()
  const { agreementId, atProvider } = await sent()
  await work()
  boldSign.sign(atProvider)
  await notify('Signed', atProvider)
  boldSign.behave({ fails: 503 })
  await workOnSome(1)
  expect(waiting).toHaveLength(1)
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SENT' })
  boldSign.behave({ works: true })
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SIGNED_CLIENT' })
})

test('without a notice, refreshing a document shows its current status', async () => {
  const { admin, boldSign, client, sent } = await esignApp()
  const { atProvider, id } = await sent()
  boldSign.sign(atProvider)
  boldSign.behave({ silent: true })
  await expect(client.trpc.portal.documents.status.query({ id })).rejects.toMatchObject({
    message: 'Failed to refresh status: the e-signature service cannot be reached. Please try again.',
    data: { code: 'NOT_READY', httpStatus: 503 },
  })
  boldSign.behave({ works: true })
  expect(await admin.trpc.portal.documents.status.query({ id })).toMatchObject({
    status: 'in_progress',
    signedAt: expect.any(String),
  })
})

test('documents sent directly in BoldSign are ignored', async () => {
  const { atBoldSign, boldSign, db, sent, notify, work } = await esignApp()
  const { atProvider } = await sent()
  const stored = boldSign.account.documents.get(atProvider)
  if (!stored) throw new Error('It was not sent')
  for (const [documentId, metaData] of [
    ['foreign', {}],
    ['another', { tallgrassDocument: 'order-17' }],
    ['unknown', { tallgrassDocument: crypto.randomUUID() }],
  ] as const) {
    boldSign.account.documents.set(documentId, { ...stored, documentId, metaData, labels: [] })
    expect(await notify('Sent', documentId)).toMatchObject({ status: 200 })
  }
  await work()
  expect(atBoldSign()).toHaveLength(4)
  expect(await db.selectFrom('eSignatureDocuments').select('id').execute()).toHaveLength(1)
})
