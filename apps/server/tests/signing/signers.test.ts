// Guards: change-signer, send-for-signature, sign-document, decline-document

import { parseId } from '@tallgrass/domain'
import { describe, expect, test } from 'vitest'
import { agreementApp, refusal } from '../support/agreement-app.ts'
import { colleagueOf, giveRights, moveToOrganizationOf } from '../support/colleague-of.ts'
import { givenClient } from '../support/given-client.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await agreementApp()
const { admin, byLink, client, clientId, db, documentOf, send, sign, signature, statusOf } = app
const { documents } = admin.trpc.admin

async function idOf({ trpc }: TestBrowser) {
  return parseId('User', (await trpc.auth.session.query())?.id ?? '')
}

const joel = await colleagueOf(app.server, client, { name: 'Joel Okafor' })
const joelId = await idOf(joel)

/** The link that each reader is offered, in the lists and on the home page. */
async function offersTo({ trpc: { portal } }: TestBrowser, id: string) {
  const listed = (await portal.documents.list.query({})).items.find((one) => one.id === id)
  const agreement = (await portal.agreements.list.query({})).items.find((one) => one.documentId === id)
  const waiting = (await portal.dashboard.query()).toSign.find((one) => one.documentId === id)
  return [listed, agreement, waiting].map((one) => [one?.signerName, one?.signingUrl])
}

const asNamed = (url: string | null) => Array.from({ length: 3 }, () => ['Joel Okafor', url])

test('the contact in charge signs unless someone else is chosen', async () => {
  const sent = await send()
  expect(await documentOf(sent.id)).toMatchObject({ clientId, signerId: clientId })
  expect((await offersTo(client, sent.id))[0]).toEqual(['Maren Okafor', `/sign/${sent.id}`])
})

test('the chosen signer gets the mail and the link, and their colleagues read who has to sign', async () => {
  const sent = await send({ signerId: joelId })
  expect((await app.mails()).at(-1)).toMatchObject({
    template: 'document-sent',
    recipient: joel.email,
    link: expect.stringContaining(`/sign/${sent.id}?token=`),
  })
  expect(await offersTo(joel, sent.id)).toEqual(asNamed(`/sign/${sent.id}`))
  expect(await offersTo(client, sent.id)).toEqual(asNamed(null))
  const forbidden = refusal(403, 'Only Joel Okafor, to whom this document was sent, may sign or decline it')
  await expect(sign(sent, client)).rejects.toMatchObject(forbidden)
  const { signing } = client.trpc.portal
  expect(await signing.get.query({ documentId: sent.id })).toMatchObject({
    maySign: false,
    signerName: 'Joel Okafor',
    clientName: 'Maren Okafor',
  })
  await expect(signing.decline.mutate({ documentId: sent.id, reason: 'No' })).rejects.toMatchObject(forbidden)
  await joel.trpc.portal.signing.sign.mutate({ ...signature(sent), name: 'Joel Okafor' })
  const signatures = db.selectFrom('documentSignatures').select(['signerId', 'name'])
  expect(await signatures.where('documentId', '=', sent.id).execute()).toEqual([
    { signerId: joelId, name: 'Joel Okafor' },
  ])
  const acted = (await app.eventsOf(sent.id)).slice(2)
  expect(acted.map(({ actorId, actorName, event }) => [event, actorId, actorName])).toEqual([
    ['consented', joelId, 'Joel Okafor'],
    ['signed', joelId, 'Joel Okafor'],
  ])
  const { documents: found } = await admin.trpc.admin.agreements.get.query({ id: sent.agreementId })
  expect(found[0]?.signatures).toMatchObject([{ role: 'CLIENT', name: 'Joel Okafor' }])
})

test('a signer who does not pay is not sent to the payment page', async () => {
  const ben = await colleagueOf(app.server, client, { pays: false })
  const sent = await send({ signerId: await idOf(ben) })
  expect(await sign(sent)).toEqual({ paymentUrl: null, invoiceGoesTo: 'colleague' })
  expect(await statusOf(sent)).toEqual(['SIGNED_CLIENT', 'in_progress'])
})

test('a signature names no payer if no one at the client pays any more', async () => {
  const ben = await colleagueOf(app.server, client, { pays: false })
  const sent = await send({ signerId: await idOf(ben) })
  const givePayers = (pays: boolean) =>
    Promise.all([client, joel].map((payer) => giveRights(app.server, payer, { pays })))
  await givePayers(false)
  const signed = await sign(sent)
  await givePayers(true)
  expect(signed).toEqual({ paymentUrl: null, invoiceGoesTo: null })
})

describe('another signer', () => {
  test('gets a link of their own, and the earlier one is dead', async () => {
    const sent = await send()
    await app.visitor().trpc.portal.signing.open.mutate(byLink(sent))
    app.clock.advance({ seconds: 1 })
    const changed = await documents.changeSigner.mutate({ id: sent.id, signerId: joelId })
    expect(changed).toMatchObject({
      signerId: joelId,
      signerName: 'Joel Okafor',
      clientName: 'Maren Okafor',
      status: 'sent',
      openedAt: null,
      isEvidenceIntact: true,
    })
    expect(changed.evidence.at(-1)).toMatchObject({
      event: 'sent',
      detail: `To Joel Okafor (${joel.email}) instead of Maren Okafor`,
    })
    const fresh = await app.read(sent.agreementId)
    expect((await app.mails()).at(-1)).toMatchObject({
      recipient: joel.email,
      link: expect.stringContaining(fresh.token),
    })
    expect((await app.mails()).filter(({ template }) => template === 'document-passed')).toMatchObject([
      { recipient: client.email, link: expect.stringMatching(/\/portal\/agreements$/) },
    ])
    expect(fresh.sha256).not.toBe(sent.sha256)
    await expect(sign(sent)).rejects.toMatchObject({ data: { httpStatus: 404 } })
    await expect(sign(sent, client)).rejects.toMatchObject({ data: { httpStatus: 403 } })
    await app.visitor().trpc.portal.signing.open.mutate(byLink(fresh))
    expect(await documentOf(sent.id)).toMatchObject({ status: 'in_progress' })
    await sign(fresh)
    expect((await app.eventsOf(sent.id)).at(-1)).toMatchObject({ event: 'signed', actorId: joelId })
    const audited = db.selectFrom('auditLogs').select(['before', 'after']).where('entityId', '=', sent.id)
    expect(await audited.where('action', '=', 'document.change-signer').execute()).toMatchObject([
      { before: { signerId: clientId }, after: { signerId: joelId } },
    ])
  })

  test('is not needed if they are to sign it already', async () => {
    const sent = await send({ signerId: joelId })
    const { body, status } = await admin.rest('PUT', `/api/esignature-documents/${sent.id}/signer`, {
      signerId: joelId,
    })
    expect({ status, body }).toMatchObject({ status: 200, body: { signerName: 'Joel Okafor' } })
    expect((await app.eventsOf(sent.id)).map(({ event }) => event)).toEqual(['created', 'sent'])
    expect((await app.mails()).at(-1)).toMatchObject({ template: 'document-sent', recipient: joel.email })
    expect((await app.read(sent.agreementId)).token).toBe(sent.token)
  })

  test('cannot be chosen once the client has signed, after the end, or after the time to sign', async () => {
    const sent = await send()
    await sign(sent)
    const change = () => documents.changeSigner.mutate({ id: sent.id, signerId: joelId })
    await expect(change()).rejects.toMatchObject(refusal(409, 'The client has already signed this document'))
    await documents.withdraw.mutate({ id: sent.id, reason: 'By mistake' })
    await expect(change()).rejects.toMatchObject(refusal(409, /^This document is expired and cannot/))
    const late = await send()
    const expired = db.updateTable('eSignatureDocuments').set({ expiresAt: app.clock.now() })
    await expired.where('id', '=', late.id).execute()
    await expect(documents.changeSigner.mutate({ id: late.id, signerId: joelId })).rejects.toMatchObject(
      refusal(409, 'The time to sign this document has expired. Extend it first.'),
    )
    expect(await documentOf(late.id)).toMatchObject({ signerId: clientId })
  })

  test('has to sign for the same organization', async () => {
    const { id: strangerId } = await givenClient(app.server)
    const ana = await colleagueOf(app.server, client, { signs: false, name: 'Ana Okafor' })
    const sent = await send()
    for (const signerId of [strangerId, await idOf(ana), await idOf(admin)]) {
      const wrong = {
        message: expect.stringMatching(/^This person does not sign for the client\. Choose .*Joel Okafor/),
        data: { httpStatus: 400, issues: [{ path: 'signerId', message: expect.any(String) }] },
      }
      await expect(documents.changeSigner.mutate({ id: sent.id, signerId })).rejects.toMatchObject(wrong)
      await expect(send({ signerId })).rejects.toMatchObject(wrong)
    }
    expect(await documentOf(sent.id)).toMatchObject({ signerId: clientId })
  })
})

test('a document of a project that passes to a colleague keeps its signer', async () => {
  const { admin: trpc } = admin.trpc
  const facts = { name: 'Front desk', clientId } as const
  const project = await trpc.projects.create.mutate(facts)
  const sent = await send({ id: await app.draft({ projectId: project.id }) })
  await trpc.projects.update.mutate({ id: project.id, ...facts, clientId: joelId })
  expect(await documentOf(sent.id)).toMatchObject({ signerId: clientId })
  await sign(sent, client)
  expect(await statusOf(sent)).toEqual(['SIGNED_CLIENT', 'in_progress'])
})

describe('a signer', () => {
  async function givenSigner() {
    const eve = await colleagueOf(app.server, client, { name: 'Eve Okafor' })
    return { eve, sent: await send({ signerId: await idOf(eve) }) }
  }
  const REFUSED = /^You may not sign documents\. Ask (your colleague|one of your colleagues) .+ us\.$/
  /** The link may be in the hands of someone who has left. */
  const BY_LINK = 'You no longer sign this document. If you think that you should, ask us.'

  test('without the right any more signs neither in their session nor by the link', async () => {
    const { eve, sent } = await givenSigner()
    await giveRights(app.server, eve, { signs: false })
    await expect(sign(sent, eve)).rejects.toMatchObject(refusal(403, REFUSED))
    await expect(sign(sent)).rejects.toMatchObject(refusal(403, BY_LINK))
    expect(await eve.trpc.portal.signing.get.query({ documentId: sent.id })).toMatchObject({ maySign: false })
    const [listed] = await offersTo(eve, sent.id)
    expect(listed).toEqual(['Eve Okafor', null])
    await documents.changeSigner.mutate({ id: sent.id, signerId: joelId })
    await joel.trpc.portal.signing.sign.mutate({
      ...signature(await app.read(sent.agreementId)),
      name: 'Joel Okafor',
    })
    expect(await statusOf(sent)).toEqual(['SIGNED_CLIENT', 'in_progress'])
  })

  test('who has left finds nothing in their session and signs nothing by the link', async () => {
    const { eve, sent } = await givenSigner()
    await moveToOrganizationOf(app.server, await app.server.client(), eve)
    const own = { ...signature(sent) }
    await expect(eve.trpc.portal.signing.sign.mutate(own)).rejects.toMatchObject({
      data: { httpStatus: 404 },
    })
    await expect(sign(sent)).rejects.toMatchObject(refusal(403, BY_LINK))
    // They are signed in, but for someone else.
    const linked = eve.trpc.portal.signing.sign.mutate({ ...signature(sent), token: sent.token })
    await expect(linked).rejects.toMatchObject(refusal(403, BY_LINK))
    expect(await statusOf(sent)).toEqual(['SENT', 'sent'])
  })

  test('stays the signer of what they signed, wherever they move', async () => {
    const { eve, sent } = await givenSigner()
    await sign(sent)
    await moveToOrganizationOf(app.server, await app.server.client(), eve)
    const { documents: found } = await admin.trpc.admin.agreements.get.query({ id: sent.agreementId })
    expect(found[0]).toMatchObject({ signerName: 'Eve Okafor', isEvidenceIntact: true })
  })
})
