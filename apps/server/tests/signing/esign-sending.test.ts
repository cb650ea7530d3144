// Guards: send-document, reconcile-signing, resume-sending, get-signing-page

import { createHash } from 'node:crypto'
import type { BoldSignBehavior } from '@tallgrass/testing'
import { expect, test, vi } from 'vitest'
import { esignApps, PATIENCE_MS } from '../support/esign-app.ts'
import { present } from '../support/present.ts'

const AWAY = {
  message:
    'Failed to send document for signature: the e-signature service cannot be reached. Please try again.',
  data: { code: 'NOT_READY', httpStatus: 503 },
}

const esignApp = await esignApps()
/** For tests that control the timing themselves. */
const patientApp = await esignApps({ patience: 30_000 })

const works: BoldSignBehavior = { works: true }

const mishaps: [string, BoldSignBehavior, boolean][] = [
  ['does not respond', { silent: true }, false],
  ['responds with 500', { fails: 500 }, false],
  ['responds too late', { works: true, afterMs: PATIENCE_MS * 3 }, true],
  ['sends the document but the response is lost', { losesAnswers: true }, true],
]

test('a document is sent once, and its file is stored as BoldSign has it', async () => {
  const { agreementOf, atBoldSign, db, documentsOf, eventsOf, sent } = await esignApp()
  const { agreementId, atProvider, id } = await sent()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SENT', documentId: id })
  expect(await documentsOf(agreementId)).toMatchObject([
    { status: 'sent', provider: 'boldsign', providerDocumentId: atProvider },
  ])
  expect(await eventsOf(id)).toEqual(['created', 'sent'])
  const [stored, ...others] = atBoldSign()
  expect(others).toEqual([])
  expect(stored).toMatchObject({ documentId: atProvider, labels: [id] })
  const file = await db
    .selectFrom('documentFiles')
    .selectAll()
    .where('documentId', '=', id)
    .executeTakeFirst()
  expect(file?.sha256).toBe(
    createHash('sha256')
      .update(stored?.file ?? '')
      .digest('hex'),
  )
})

test.each(mishaps)('BoldSign %s: the next attempt results in one document', async (_case, manner) => {
  const { agreementOf, atBoldSign, boldSign, draft, send } = await esignApp()
  const id = await draft()
  boldSign.behave(manner, 'send')
  await expect(send(id)).rejects.toMatchObject(AWAY)
  expect(await agreementOf(id)).toMatchObject({ status: 'DRAFT' })
  boldSign.behave(works)
  await send(id)
  expect(await agreementOf(id)).toMatchObject({ status: 'SENT' })
  expect(atBoldSign()).toHaveLength(1)
})

test.each(mishaps)('BoldSign %s: without another attempt, a job resolves it', async (_case, manner, done) => {
  const { agreementOf, atBoldSign, boldSign, clock, documentsOf, draft, send, waiting, work } =
    await esignApp()
  const id = await draft()
  boldSign.behave(manner, 'send')
  await expect(send(id)).rejects.toMatchObject(AWAY)
  boldSign.behave(works)
  clock.advance({ minutes: 6 })
  waiting.push({ name: 'process-due-documents', data: {} })
  await work()
  expect(await agreementOf(id)).toMatchObject({ status: done ? 'SENT' : 'DRAFT' })
  expect(await documentsOf(id)).toMatchObject([{ status: done ? 'sent' : 'expired' }])
  expect(atBoldSign()).toHaveLength(done ? 1 : 0)
  if (!done) await send(id)
  expect(await agreementOf(id)).toMatchObject({ status: 'SENT' })
  expect(atBoldSign()).toHaveLength(1)
})

test('if the response is lost, a later notice resolves it', async () => {
  const { agreementOf, atBoldSign, boldSign, draft, send, notify, work } = await esignApp()
  const id = await draft()
  boldSign.behave({ losesAnswers: true }, 'send')
  await expect(send(id)).rejects.toMatchObject(AWAY)
  boldSign.behave(works)
  await notify('Sent', atBoldSign()[0]?.documentId)
  await work()
  expect(await agreementOf(id)).toMatchObject({ status: 'SENT' })
  expect(atBoldSign()).toHaveLength(1)
})

test('during a long outage of BoldSign, nothing is lost or sent twice', async () => {
  const { agreementOf, atBoldSign, boldSign, clock, draft, send, waiting, work } = await esignApp()
  const id = await draft()
  boldSign.behave({ losesAnswers: true }, 'send')
  await expect(send(id)).rejects.toMatchObject(AWAY)
  boldSign.behave({ fails: 503 })
  await expect(send(id)).rejects.toMatchObject(AWAY)
  clock.advance({ hours: 1 })
  waiting.push({ name: 'process-due-documents', data: {} })
  await expect(work()).rejects.toThrow('Some documents could not be processed')
  expect(await agreementOf(id)).toMatchObject({ status: 'DRAFT' })
  boldSign.behave(works)
  waiting.push({ name: 'process-due-documents', data: {} })
  await work()
  expect(await agreementOf(id)).toMatchObject({ status: 'SENT' })
  expect(atBoldSign()).toHaveLength(1)
})

test('an agreement sent several times at once is one document', async () => {
  const { agreementOf, atBoldSign, draft, send, work } = await esignApp()
  const id = await draft()
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => send(id)))
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  await work()
  expect(await agreementOf(id)).toMatchObject({ status: 'SENT' })
  expect(atBoldSign()).toHaveLength(1)
})

test('a duplicate that BoldSign prepares late is withdrawn there', async () => {
  const { agreementOf, atBoldSign, boldSign, documentsOf, draft, send, notify, work } = await esignApp()
  const id = await draft()
  boldSign.account.behavior.preparesImmediately = false
  boldSign.behave({ losesAnswers: true }, 'send')
  await expect(send(id)).rejects.toMatchObject(AWAY)
  boldSign.behave(works)
  await send(id)
  boldSign.prepareAll()
  expect(atBoldSign()).toHaveLength(2)
  for (const { documentId } of atBoldSign()) await notify('Sent', documentId)
  await work()
  const [document] = await documentsOf(id)
  expect(atBoldSign()).toMatchObject([{ documentId: document?.providerDocumentId }])
  expect(await agreementOf(id)).toMatchObject({ status: 'SENT' })
})

test('a notice that arrives before the response refers to the same document', async () => {
  const { agreementOf, atBoldSign, boldSign, draft, eventsOf, send, notify, work } = await patientApp()
  const id = await draft()
  const answer = Promise.withResolvers<void>()
  boldSign.behave({ works: true, after: answer.promise }, 'send')
  const sending = send(id)
  await vi.waitFor(() => expect(atBoldSign()).toHaveLength(1), { timeout: 30_000 })
  await notify('Sent', atBoldSign()[0]?.documentId)
  await work()
  expect(await agreementOf(id)).toMatchObject({ status: 'SENT' })
  answer.resolve()
  expect(await sending).toMatchObject({ status: 'SENT' })
  await work()
  expect(atBoldSign()).toHaveLength(1)
  expect(await eventsOf(present((await agreementOf(id)).documentId))).toEqual(['created', 'sent'])
})

test('a document that BoldSign confirms after we gave up is withdrawn there', async () => {
  const { agreementOf, atBoldSign, boldSign, clock, draft, send, waiting, work, workOnSome } =
    await patientApp()
  const id = await draft()
  const answer = Promise.withResolvers<void>()
  boldSign.account.behavior.preparesImmediately = false
  boldSign.behave({ works: true, after: answer.promise }, 'send')
  const sending = send(id)
  await vi.waitFor(() => expect(atBoldSign()).toHaveLength(1), { timeout: 30_000 })
  clock.advance({ minutes: 6 })
  waiting.push({ name: 'process-due-documents', data: {} })
  await work()
  answer.resolve()
  await expect(sending).rejects.toThrow('the e-signature service took too long')
  await workOnSome(1)
  expect(atBoldSign()).toHaveLength(1)
  boldSign.prepareAll()
  await work()
  expect(atBoldSign()).toEqual([])
  expect(await agreementOf(id)).toMatchObject({ status: 'DRAFT' })
})

test('a document replaced by one with another title before it was sent is withdrawn there', async () => {
  const { agreementOf, atBoldSign, boldSign, clock, documentsOf, draft, send, work } = await esignApp()
  const id = await draft()
  boldSign.behave({ losesAnswers: true }, 'send')
  await expect(send(id)).rejects.toMatchObject(AWAY)
  boldSign.behave(works)
  clock.advance({ minutes: 1 })
  await send(id, { documentTitle: 'Scope of work, corrected' })
  await work()
  expect(atBoldSign()).toMatchObject([{ messageTitle: 'Scope of work, corrected' }])
  expect(await documentsOf(id)).toMatchObject([{ status: 'expired' }, { status: 'sent' }])
  expect(await agreementOf(id)).toMatchObject({ status: 'SENT' })
})

test('a document that BoldSign could not prepare is a draft again', async () => {
  const { agreementOf, atBoldSign, boldSign, eventsOf, send, sent, notify, work } = await esignApp()
  boldSign.account.behavior.preparesImmediately = false
  const { agreementId, atProvider, id } = await sent()
  boldSign.fail(atProvider)
  await notify('SendFailed', atProvider)
  await work()
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'DRAFT' })
  expect(await eventsOf(id)).toEqual(['created', 'sent', 'withdrawn'])
  await send(agreementId)
  expect(await agreementOf(agreementId)).toMatchObject({ status: 'SENT' })
  expect(atBoldSign()).toHaveLength(1)
})

test('a refusal by BoldSign is shown in its own words, and the document stays a draft', async () => {
  const { agreementOf, boldSign, draft, send } = await esignApp()
  const id = await draft()
  boldSign.behave({ fails: 422 }, 'send')
  await expect(send(id)).rejects.toMatchObject({
    message: 'The e-signature service refused: Not today',
    data: { code: 'CONFLICT' },
  })
  expect(await agreementOf(id)).toMatchObject({ status: 'DRAFT' })
})

test('the client is redirected to BoldSign to sign, and back', async () => {
  const { client, sent } = await esignApp()
  const { atProvider, id } = await sent()
  const { url } = await client.trpc.portal.signing.page.mutate({ documentId: id })
  const page = new URL(url)
  expect(page.origin).toBe('https://app.boldsign.com')
  expect(page.searchParams.get('documentId')).toBe(atProvider)
  expect(page.searchParams.get('redirect')).toBe(`http://localhost:3000/sign/${id}`)
})

test('reminders, extensions and withdrawals are passed on to BoldSign', async () => {
  const { admin, atBoldSign, boldSign, client, sent, work } = await esignApp()
  const { atProvider, id } = await sent()
  const stored = boldSign.account.documents.get(atProvider)
  // It is about to expire there.
  if (stored) stored.expiryDate = stored.createdDate + 60
  expect(await admin.trpc.admin.documents.remind.mutate({ id })).toMatchObject({ isEmailed: true })
  await admin.trpc.admin.documents.extend.mutate({ id })
  await work()
  expect(stored?.reminders).toEqual([client.email])
  const { expiresAt } = await admin.trpc.portal.documents.status.query({ id })
  expect((stored?.expiryDate ?? 0) * 1000).toBeGreaterThan(Date.parse(expiresAt ?? ''))
  await admin.trpc.admin.documents.withdraw.mutate({ id, reason: 'Sent by mistake' })
  await work()
  expect(stored).toMatchObject({ revokeMessage: 'Sent by mistake' })
  expect(atBoldSign()).toEqual([])
})

test('documents at BoldSign are listed, marked if they are ours', async () => {
  const { admin, boldSign, sent } = await esignApp()
  const { atProvider, id } = await sent()
  boldSign.sign(atProvider)
  const { result } = await admin.trpc.admin.documents.atProvider.query({ provider: 'boldsign' })
  expect(result).toMatchObject([
    {
      documentId: atProvider,
      ownId: id,
      documentTitle: 'Scope of work for the front desk',
      documentStatus: 'In Progress',
    },
  ])
  await expect(admin.trpc.admin.documents.atProvider.query({ provider: 'builtin' })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  })
})
