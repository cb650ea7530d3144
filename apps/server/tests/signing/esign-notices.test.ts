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

test('where BoldSign is not in use, there is nothing at its address', async () => {
  const app = await testApp()
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST' as const, url: '/api/webhooks/boldsign', headers, payload: '{}' }
  expect(await app.visitor().send(request)).toMatchObject({ status: 404 })
})

test('BoldSign tries the address, and is answered', async () => {
  const { tell, waiting } = await esignApp()
  expect(await tell('Verification', undefined)).toMatchObject({ status: 200, body: { received: true } })
  expect(await tell('Verification', undefined, { secret: 'not-known-yet' })).toMatchObject({ status: 200 })
  expect(waiting).toEqual([])
})

test('a forged or old notice is refused, and that is written down', async () => {
  const { agreementOf, boldSign, clock, db, sent, tell, waiting } = await esignApp()
  const { agreementId, atProvider } = await sent()
  boldSign.sign(atProvider)
  const left = [...waiting]
  expect(await tell('Signed', atProvider, { secret: 'guessed' })).toMatchObject(REFUSED)
  const at = new Date(clock.now().getTime() - 301_000)
  expect(await tell('Signed', atProvider, { at })).toMatchObject(REFUSED)
  expect(waiting).toEqual(left)
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SENT' })
  const refusals = db.selectFrom('auditLogs').select('after').where('action', '=', 'signing-notice.refuse')
  expect(await refusals.orderBy('seq').execute()).toEqual([
    { after: { provider: 'boldsign', reason: 'The notice is not signed by BoldSign' } },
    { after: { provider: 'boldsign', reason: 'The date of the notice is too far from our clock' } },
  ])
})

test('followed to the end, it is signed by both, and the sealed file is kept with its fingerprint', async () => {
  const { admin, agreementOf, boldSign, client, db, documentsOf, eventsOf, mails, sent, tell, work } =
    await esignApp()
  const { agreementId, atProvider, id } = await sent()
  boldSign.view(atProvider)
  expect(await tell('Viewed', atProvider)).toMatchObject({ status: 200, body: { received: true } })
  await work()
  expect(await documentsOf(agreementId)).toMatchObject([{ status: 'in_progress', signedAt: null }])
  boldSign.sign(atProvider)
  await tell('Signed', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SIGNED_CLIENT' })
  boldSign.sign(atProvider)
  await tell('Completed', atProvider)
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
  expect(await mails()).toEqual([
    { template: 'document-completed', recipient: client.email },
    { template: 'document-signed', recipient: admin.email },
  ])
})

test('declined by the client, the agreement is a draft again, and the sender is told why', async () => {
  const { admin, agreementOf, boldSign, documentsOf, eventsOf, mails, sent, tell, work } = await esignApp()
  const { agreementId, atProvider, id } = await sent()
  boldSign.decline(atProvider, 'We wait until spring')
  await tell('Declined', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'DRAFT', signedAtClient: null })
  expect(await documentsOf(agreementId)).toMatchObject([
    { status: 'declined', declineReason: 'We wait until spring' },
  ])
  expect(await eventsOf(id)).toEqual(['created', 'sent', 'opened', 'declined'])
  expect(await mails()).toEqual([{ template: 'document-declined', recipient: admin.email }])
})

test('declined by us after the client has signed, it is withdrawn, and the client is told', async () => {
  const { agreementOf, boldSign, client, documentsOf, mails, sent, tell, work } = await esignApp()
  const { agreementId, atProvider } = await sent()
  boldSign.sign(atProvider)
  boldSign.decline(atProvider, 'The scope has changed')
  await tell('Declined', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'DRAFT', signedAtClient: null })
  expect(await documentsOf(agreementId)).toMatchObject([{ status: 'expired', declinedAt: null }])
  expect(await mails()).toContainEqual({ template: 'document-withdrawn', recipient: client.email })
})

test('expired at BoldSign, the agreement is a draft again', async () => {
  const { agreementOf, boldSign, documentsOf, sent, tell, work } = await esignApp()
  const { agreementId, atProvider } = await sent()
  boldSign.expire(atProvider)
  await tell('Expired', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'DRAFT' })
  expect(await documentsOf(agreementId)).toMatchObject([{ status: 'expired' }])
})

test('with BoldSign away a notice waits, and is settled by the next try', async () => {
  const { agreementOf, boldSign, sent, tell, waiting, work, workOnSome } = await esignApp()
  const { agreementId, atProvider } = await sent()
  await work()
  boldSign.sign(atProvider)
  await tell('Signed', atProvider)
  boldSign.behave({ fails: 503 })
  await workOnSome(1)
  expect(waiting).toHaveLength(1)
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SENT' })
  boldSign.behave({ works: true })
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SIGNED_CLIENT' })
})

test('without any notice, looking at it again shows how it stands', async () => {
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

test('what the business sends there by itself is none of ours', async () => {
  const { atBoldSign, boldSign, db, sent, tell, work } = await esignApp()
  const { atProvider } = await sent()
  const held = boldSign.account.documents.get(atProvider)
  if (!held) throw new Error('It was not sent')
  for (const [documentId, metaData] of [
    ['foreign', {}],
    ['another', { tallgrassDocument: 'order-17' }],
    ['unknown', { tallgrassDocument: crypto.randomUUID() }],
  ] as const) {
    boldSign.account.documents.set(documentId, { ...held, documentId, metaData, labels: [] })
    expect(await tell('Sent', documentId)).toMatchObject({ status: 200 })
  }
  await work()
  expect(atBoldSign()).toHaveLength(4)
  expect(await db.selectFrom('eSignatureDocuments').select('id').execute()).toHaveLength(1)
})
