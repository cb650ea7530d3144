// Guards: open-document, sign-document, decline-document, get-signing-page

import { parseId } from '@tallgrass/domain'
import { describe, expect, test } from 'vitest'
import { agreementApp, refusal, type SentDocument } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import { givenClient } from '../support/given-client.ts'
import { present } from '../support/present.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await agreementApp()
const { admin, byLink, client, countersign, db, documentOf, send, sign, signature, statusOf } = app

const NO_SUCH_DOCUMENT = 'This document does not exist, or the link to it is not valid'
const NOT_FOUND = refusal(404, NO_SUCH_DOCUMENT)
const UNKNOWN = parseId('Document', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')

type Signing = Partial<ReturnType<typeof signature>> & { token?: string; drawing?: string | null }

/** Expects no signature and no new evidence. */
async function expectUnsigned(sent: SentDocument) {
  const signatures = db.selectFrom('documentSignatures').select('id').where('documentId', '=', sent.id)
  expect(await signatures.execute()).toEqual([])
  expect((await app.eventsOf(sent.id)).map(({ event }) => event)).toEqual(['created', 'sent'])
  expect(await statusOf(sent)).toEqual(['SENT', 'sent'])
}

const signWith = (sent: SentDocument, wrong: Signing, by: TestBrowser = app.visitor()) =>
  by.trpc.portal.signing.sign.mutate({ ...signature(sent), token: sent.token, ...wrong })

describe('refuses to sign', () => {
  const CHANGED = 'This document has changed since you opened it. Please reload the page and read it again.'
  const NO_DRAWING = 'This drawing cannot be read'

  test.each<[string, Signing, number, string]>([
    ['a different file than the signer saw', { sha256: 'ab'.repeat(32) }, 409, CHANGED],
    ['with another consent', { consentVersion: '0' }, 409, CHANGED],
    ['without a consent', { consentVersion: '' }, 400, 'Please agree to sign electronically'],
    ['without a name', { name: '  ' }, 400, 'Enter your full name'],
    ['without a valid hash', { sha256: 'AB'.repeat(32) }, 400, 'Open the document again'],
    ['with a script as the drawing', { drawing: '<script>alert(1)</script>' }, 400, NO_DRAWING],
    ['with an empty drawing', { drawing: '' }, 400, NO_DRAWING],
    [
      'with a drawing that is too long',
      { drawing: `M0 0 ${'L1 1 '.repeat(4000)}` },
      400,
      'This drawing is too long. Please sign with fewer strokes.',
    ],
  ])('%s', async (_, wrong, status, message) => {
    const sent = await send()
    await expect(signWith(sent, wrong)).rejects.toMatchObject(refusal(status, message))
    await expectUnsigned(sent)
  })

  test('with a made-up token or that of another document', async () => {
    const [sent, other] = [await send(), await send()]
    for (const token of ['', 'A'.repeat(43), other.token, `${sent.token}A`, sent.token.toLowerCase()]) {
      await expect(signWith(sent, { token })).rejects.toMatchObject(NOT_FOUND)
    }
    await expect(signWith(sent, { documentId: UNKNOWN })).rejects.toMatchObject(NOT_FOUND)
    await expect(app.visitor().trpc.portal.signing.sign.mutate(signature(sent))).rejects.toMatchObject(
      NOT_FOUND,
    )
    await expectUnsigned(sent)
    await expectUnsigned(other)
  })

  test('a reader with a token that no address can hold', async () => {
    const { id: documentId } = await send()
    await expect(admin.trpc.portal.signing.get.query({ documentId, token: '\ud800' })).rejects.toMatchObject(
      refusal(400, NO_SUCH_DOCUMENT),
    )
  })

  test('in the session of another client', async () => {
    const sent = await send()
    const { client: stranger } = await givenClient(app.server)
    const { signing } = stranger.trpc.portal
    const wrong = { documentId: sent.id }
    await expect(signing.sign.mutate(signature(sent))).rejects.toMatchObject(NOT_FOUND)
    await expect(signing.decline.mutate({ ...wrong, reason: 'No' })).rejects.toMatchObject(NOT_FOUND)
    await expect(signing.open.mutate(wrong)).rejects.toMatchObject(NOT_FOUND)
    await expect(signing.get.query(wrong)).rejects.toMatchObject(NOT_FOUND)
    await expect(signing.page.mutate(wrong)).rejects.toMatchObject(NOT_FOUND)
    const [theirs, unknown] = [
      await stranger.rest('GET', `/api/esignature-documents/${sent.id}/document.pdf`),
      await stranger.rest('GET', `/api/esignature-documents/${UNKNOWN}/document.pdf`),
    ]
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text])
    await expectUnsigned(sent)
  })

  test('in the session of a colleague, with or without the link, who may read it', async () => {
    const sent = await send()
    const colleague = await colleagueOf(app.server, client)
    const { signing } = colleague.trpc.portal
    const sentence = 'Only Maren Okafor, to whom this document was sent, may sign or decline it'
    for (const link of [{ documentId: sent.id }, byLink(sent)]) {
      const forbidden = refusal(403, sentence)
      await expect(signing.sign.mutate({ ...signature(sent), ...link })).rejects.toMatchObject(forbidden)
      await expect(signing.decline.mutate({ ...link, reason: 'No' })).rejects.toMatchObject(forbidden)
      await expect(signing.page.mutate(link)).rejects.toMatchObject(forbidden)
      expect(await signing.get.query(link)).toMatchObject({ role: 'CLIENT', maySign: false })
      expect(await signing.open.mutate(link)).toEqual({ ok: true })
    }
    const [theirs] = (await colleague.trpc.portal.documents.list.query({})).items
    expect(theirs).toMatchObject({ id: sent.id, signingUrl: null })
    await expectUnsigned(sent)
  })

  test('for the client as an administrator, with or without the link', async () => {
    const sent = await send()
    const early = refusal(409, 'The client has not signed this document yet')
    await expect(signWith(sent, {}, admin)).rejects.toMatchObject(early)
    await expect(countersign(sent)).rejects.toMatchObject(early)
    expect(await admin.trpc.portal.signing.get.query(byLink(sent))).toMatchObject({
      role: 'PROVIDER',
      maySign: false,
    })
    await admin.trpc.portal.signing.open.mutate(byLink(sent))
    const decline = admin.trpc.portal.signing.decline.mutate({ ...byLink(sent), reason: 'No' })
    await expect(decline).rejects.toMatchObject(
      refusal(409, 'Only the client can decline a document. Withdraw it instead.'),
    )
    await expectUnsigned(sent)
  })

  test('twice, on either side', async () => {
    const sent = await send()
    await sign(sent)
    await expect(sign(sent)).rejects.toMatchObject(refusal(409, 'You have already signed this document'))
    await expect(sign(sent, client)).rejects.toMatchObject({ data: { code: 'ILLEGAL_TRANSITION' } })
    await countersign(sent)
    const over = refusal(409, 'This document is completed and cannot become signed. You can download it.')
    await expect(countersign(sent)).rejects.toMatchObject(over)
    await expect(sign(sent)).rejects.toMatchObject(over)
    const events = (await app.eventsOf(sent.id)).map(({ event }) => event)
    expect(events).toEqual(['created', 'sent', 'consented', 'signed', 'consented', 'countersigned'])
  })

  test('after it expires, even before the job has run', async () => {
    const [sent, signed] = [await send(), await send()]
    await sign(signed)
    const expiresAt = app.clock.now()
    await db.updateTable('eSignatureDocuments').set({ expiresAt }).execute()
    await expect(sign(sent)).rejects.toMatchObject(
      refusal(409, 'The time to sign this document has expired. Ask us to send it again.'),
    )
    const late = 'The time to sign this document has expired. Extend it first.'
    await expect(countersign(signed)).rejects.toMatchObject(refusal(409, late))
    await expect(admin.trpc.admin.documents.remind.mutate({ id: sent.id })).rejects.toMatchObject(
      refusal(409, late),
    )
    await expectUnsigned(sent)
    await admin.trpc.admin.documents.extend.mutate({ id: signed.id })
    await countersign(signed)
    expect(await statusOf(signed)).toEqual(['SIGNED_BOTH', 'completed'])
  })
})

describe('a person whose role has changed', () => {
  async function givenOwn() {
    const { client: browser, id } = await givenClient(app.server)
    const agreementId = await app.draft({ clientId: id })
    return { browser, agreementId, sent: await send({ id: agreementId }) }
  }
  /** Version 0.1.0 let people who are in charge of records become administrators. */
  const changeRole = (email: string, role: 'ADMIN' | 'CLIENT') =>
    db.updateTable('users').set({ role }).where('email', '=', email).execute()

  test('signs for neither side of their own agreement', async () => {
    const { browser, sent } = await givenOwn()
    await changeRole(browser.email, 'ADMIN')
    await expect(sign(sent)).rejects.toMatchObject(
      refusal(409, 'The account this document was sent to is no longer a client account.'),
    )
    await expectUnsigned(sent)
    await changeRole(browser.email, 'CLIENT')
    await sign(sent)
    await changeRole(browser.email, 'ADMIN')
    await browser.trpc.auth.login.mutate({ email: browser.email, password: 'Prairie2026!' })
    await expect(countersign(sent, browser)).rejects.toMatchObject(
      refusal(409, 'This document was sent to you, so another administrator must countersign it.'),
    )
    await countersign(sent)
    expect(await statusOf(sent)).toEqual(['SIGNED_BOTH', 'completed'])
  })

  test('cannot be sent a new document', async () => {
    const { browser, sent } = await givenOwn()
    await changeRole(browser.email, 'ADMIN')
    await admin.trpc.admin.documents.withdraw.mutate({ id: sent.id, reason: 'No longer a client' })
    await expect(send({ id: sent.agreementId })).rejects.toMatchObject(
      refusal(400, 'Only someone with a client account can be assigned'),
    )
    expect(await documentOf(sent.id)).toMatchObject({ status: 'expired' })
    expect(await app.agreementOf(sent.agreementId)).toMatchObject({ status: 'DRAFT', documentId: sent.id })
  })
})

test('a prepared document that was never sent cannot be found, even by its id', async () => {
  const agreementId = await app.draft()
  app.service.away = true
  const sending = admin.trpc.admin.agreements.sendForSignature.mutate({ ...app.retainer, id: agreementId })
  await expect(sending).rejects.toMatchObject({
    message:
      'Failed to send document for signature: the e-signature service cannot be reached. Please try again.',
    data: { httpStatus: 503 },
  })
  app.service.away = false
  const id = present((await app.agreementOf(agreementId)).documentId)
  await expect(client.trpc.portal.signing.get.query({ documentId: id })).rejects.toMatchObject(NOT_FOUND)
  const [theirs, unknown] = await Promise.all(
    [id, UNKNOWN].map((one) => client.rest('GET', `/api/esignature-documents/${one}/status`)),
  )
  expect([theirs?.status, theirs?.text]).toEqual([404, unknown?.text])
  expect((await client.rest('GET', '/api/esignature-documents')).text).not.toContain(id)
  expect((await admin.rest('GET', '/api/esignature-documents')).text).toContain(id)
})
