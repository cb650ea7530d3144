import type { AgreementId, ProjectId } from '@tallgrass/domain'
import { anId, aProject } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { agreementApp, refusal, type SentDocument } from '../support/agreement-app.ts'
import { givenClient } from '../support/given-client.ts'
import { paymentLink } from '../support/payment-link.ts'
import { present } from '../support/present.ts'

const app = await agreementApp()
const { admin, client, clientId, countersign, db, documentOf, draft, invoiceOf, send, sign, statusOf } = app

/** The ways a document can end without all signatures. */
const ENDINGS = {
  declined: (sent: SentDocument) =>
    client.trpc.portal.signing.decline.mutate({ documentId: sent.id, reason: 'The price is another' }),
  withdrawn: (sent: SentDocument) =>
    admin.trpc.admin.documents.withdraw.mutate({ id: sent.id, reason: 'Sent by mistake' }),
  async expired({ id }: SentDocument) {
    const expiresAt = app.clock.now()
    await db.updateTable('eSignatureDocuments').set({ expiresAt }).where('id', '=', id).execute()
    await app.processDue()
  },
}
const WORDS = {
  declined: 'Its document was declined',
  withdrawn: 'Its document was withdrawn',
  expired: 'Its document was not signed in time',
}
type Ending = keyof typeof ENDINGS

const endings = Object.keys(ENDINGS) as Ending[]
/** Clients cannot decline after signing. */
const afterSigning = ['withdrawn', 'expired'] as const

const listed = async ({ portal }: typeof client.trpc, id: AgreementId) => {
  const { items } = await portal.agreements.list.query({})
  return present(items.find((one) => one.id === id))
}
const itemsOf = async ({ id }: SentDocument) =>
  (await app.workItems()).filter(({ cause }) => cause === `retainer:${id}`)
const record = ({ invoiceId }: SentDocument) =>
  admin.trpc.admin.invoices.recordPayment.mutate({
    id: present(invoiceId),
    receivedOn: '2026-11-20',
    note: 'Check 1023',
  })

describe.each(endings)('a document that is %s', (ending) => {
  test('becomes a draft again, which can be sent and signed again', async () => {
    const sent = await send()
    await ENDINGS[ending](sent)
    expect(await statusOf(sent)).toEqual(['DRAFT', ending === 'declined' ? 'declined' : 'expired'])
    expect(await invoiceOf(sent)).toMatchObject({
      status: 'VOID',
      number: null,
      voidReason: WORDS[ending],
    })
    expect((await client.rest('GET', '/api/invoices')).text).not.toContain(sent.invoiceId)
    const again = await send({ id: sent.agreementId })
    expect(again.id).not.toBe(sent.id)
    expect(again.token).not.toBe(sent.token)
    await sign(again)
    expect(await statusOf(again)).toEqual(['SIGNED_CLIENT', 'in_progress'])
    await expect(sign(sent)).rejects.toMatchObject({ data: { httpStatus: 409 } })
    const { documents } = await admin.trpc.admin.agreements.get.query({ id: sent.agreementId })
    expect(documents.map(({ id }) => id)).toEqual([again.id, sent.id])
  })
})

describe.each(afterSigning)('a signed document that is %s', (ending) => {
  test('voids its open retainer invoice and closes the payment page', async () => {
    const sent = await send()
    const { paymentUrl } = await sign(sent)
    const { url } = await app.visitor().trpc.portal.checkout.start.mutate(paymentLink(paymentUrl))
    await ENDINGS[ending](sent)
    expect(await statusOf(sent)).toEqual(['DRAFT', 'expired'])
    expect(await app.agreementOf(sent.agreementId)).toMatchObject({ signedAtClient: null })
    expect(await invoiceOf(sent)).toMatchObject({ status: 'VOID', number: expect.any(String) })
    await app.work()
    const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
    const sessionId = url.split('/').at(-1) ?? ''
    await expect(app.visitor().trpc.portal.sandbox.pay.mutate({ sessionId, ...card })).rejects.toThrow()
    expect(await itemsOf(sent)).toEqual([])
  })

  test('opens a work item to refund a paid retainer', async () => {
    const sent = await send()
    await sign(sent)
    await record(sent)
    await ENDINGS[ending](sent)
    expect(await invoiceOf(sent)).toMatchObject({ status: 'PAID' })
    const { number } = await invoiceOf(sent)
    const why = ending === 'expired' ? 'not signed in time' : 'withdrawn'
    expect(await itemsOf(sent)).toMatchObject([
      {
        kind: 'refund_due',
        amount: '5000.00',
        invoiceId: sent.invoiceId,
        paymentId: expect.any(String),
        detail: `The retainer ${number} of $5,000.00 is paid, but its document was ${why}. It should be refunded.`,
      },
    ])
    expect(await app.projectOf(sent.agreementId)).toMatchObject({ status: 'NEW' })
  })
})

test('a retainer paid before signing has to be refunded if the document is declined', async () => {
  const sent = await send()
  await admin.trpc.admin.invoices.issue.mutate({ id: present(sent.invoiceId) })
  await record(sent)
  await ENDINGS.declined(sent)
  expect(await itemsOf(sent)).toMatchObject([{ kind: 'refund_due', amount: '5000.00' }])
})

test('a retainer refunded before its document ended opens no work item', async () => {
  const sent = await send()
  await sign(sent)
  await record(sent)
  const { refund } = admin.trpc.admin.invoices
  const { ledger } = await admin.trpc.admin.invoices.get.query({ id: present(sent.invoiceId) })
  await refund.mutate({ paymentId: present(ledger[0]).id, amount: '5000.00', reason: 'Another plan' })
  await ENDINGS.withdrawn(sent)
  expect(await itemsOf(sent)).toMatchObject([
    { kind: 'refund_due', status: 'CLOSED', note: 'The whole amount was refunded.' },
  ])
})

describe('a project with agreements', () => {
  const KEPT = 'This project has paid invoices or signed documents. Archive it instead.'

  async function inProject(values: Parameters<typeof send>[0] = {}) {
    const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
    return { projectId, sent: await send({ id: await draft({ projectId }), ...values }) }
  }
  const remove = (id: ProjectId) => admin.trpc.admin.projects.delete.mutate({ id })

  test('cannot be assigned to another client', async () => {
    const { id: projectId } = await aProject(db, clientId)
    await draft({ projectId })
    const { id: other } = await givenClient(app.server)
    await expect(
      admin.trpc.admin.projects.update.mutate({ id: projectId, name: 'P', clientId: other }),
    ).rejects.toMatchObject(
      refusal(
        409,
        'This project has invoices, agreements, messages, files, hand-ins or reviews, so its client cannot be changed',
      ),
    )
  })

  test('cannot be deleted once its client has signed, even if the document was withdrawn', async () => {
    const { projectId, sent } = await inProject({ documentType: 'scope_of_work' })
    await sign(sent)
    await expect(remove(projectId)).rejects.toMatchObject(refusal(409, KEPT))
    await ENDINGS.withdrawn(sent)
    await expect(remove(projectId)).rejects.toMatchObject(refusal(409, KEPT))
    const again = await send({ id: sent.agreementId, documentType: 'scope_of_work' })
    await sign(again)
    await countersign(again)
    await expect(remove(projectId)).rejects.toMatchObject(refusal(409, KEPT))
    expect(await app.projectOf(sent.agreementId)).toMatchObject({ id: projectId })
  })

  test('can be deleted before anyone signs; the sent document can still be signed and is invoiced', async () => {
    const { projectId, sent } = await inProject()
    await remove(projectId)
    expect(await app.agreementOf(sent.agreementId)).toMatchObject({ projectId: null, status: 'SENT' })
    expect(await documentOf(sent.id)).toMatchObject({ invoiceId: null, status: 'sent' })
    const { paymentUrl } = await sign(sent)
    const project = await app.projectOf(sent.agreementId)
    expect(project).toMatchObject({ name: 'Front desk', status: 'NEW' })
    expect(project.id).not.toBe(projectId)
    const { invoiceId } = await documentOf(sent.id)
    expect(await invoiceOf({ invoiceId })).toMatchObject({
      status: 'OPEN',
      kind: 'RETAINER',
      amount: '5000.00',
      projectId: project.id,
    })
    expect(paymentUrl).toContain(`/checkout?invoice=${invoiceId}&key=`)
    await record({ ...sent, invoiceId })
    await countersign(sent)
    expect(await app.projectOf(sent.agreementId)).toMatchObject({ status: 'ACTIVE' })
  })

  test('refuses an agreement of another client', async () => {
    const { id: projectId } = await aProject(db, (await givenClient(app.server)).id)
    await expect(draft({ projectId })).rejects.toMatchObject(
      refusal(400, 'This project belongs to another client'),
    )
    await expect(draft({ projectId: anId('Project') })).rejects.toMatchObject(
      refusal(404, 'This project does not exist'),
    )
  })
})

test('both sides see who withdrew a document, when and why', async () => {
  const sent = await send()
  await ENDINGS.withdrawn(sent)
  const shown = {
    status: 'expired',
    expiredAt: app.clock.now().toISOString(),
    withdrawnBy: 'Ruth Calloway',
    withdrawReason: 'Sent by mistake',
  }
  for (const { trpc } of [admin, client]) {
    const { items } = await trpc.portal.documents.list.query({})
    expect(items.find(({ id }) => id === sent.id)).toMatchObject(shown)
    expect(await trpc.portal.signing.get.query({ documentId: sent.id })).toMatchObject(shown)
    const { status: _, ...ending } = shown
    expect(await listed(trpc, sent.agreementId)).toMatchObject({ status: 'DRAFT', ...ending })
  }
})

test('both sides see that the client declined, when and why, until the agreement is sent again', async () => {
  const sent = await send()
  await ENDINGS.declined(sent)
  const declinedAt = app.clock.now().toISOString()
  for (const { trpc } of [admin, client])
    expect(await listed(trpc, sent.agreementId)).toMatchObject({
      status: 'DRAFT',
      declinedAt,
      declineReason: expect.stringMatching(/./),
    })
  await send({ id: sent.agreementId })
  expect(await listed(client.trpc, sent.agreementId)).toMatchObject({ status: 'SENT', declinedAt: null })
})

test('a client does not learn of a document that was withdrawn before it was sent', async () => {
  const id = await draft()
  app.service.away = true
  await expect(send({ id })).rejects.toMatchObject({ data: { httpStatus: 503 } })
  app.service.away = false
  const { documentId } = await app.agreementOf(id)
  await admin.trpc.admin.documents.withdraw.mutate({ id: present(documentId), reason: 'Another price' })
  expect(await listed(client.trpc, id)).toMatchObject({ withdrawnBy: null, withdrawReason: null })
  expect(await listed(admin.trpc, id)).toMatchObject({ withdrawReason: 'Another price' })
})

test('an expired document does not show as withdrawn', async () => {
  const sent = await send()
  await ENDINGS.expired(sent)
  const { items } = await client.trpc.portal.documents.list.query({})
  expect(items.find(({ id }) => id === sent.id)).toMatchObject({ status: 'expired', withdrawnBy: null })
})
