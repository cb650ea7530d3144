import { type ClientId, type InvoiceId, NO_MONEY, type ProjectId } from '@tallgrass/domain'
import { anAgreement, anId, anInvoice, aProject } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const mine = await givenClient(app)
type ValuesOf<Build extends typeof anAgreement | typeof aProject | typeof anInvoice> = NonNullable<
  Parameters<Build>[2]
>
const summaryFor = ({ trpc }: TestBrowser, id: ProjectId) => trpc.portal.projects.summary.query({ id })

async function givenProject(values: ValuesOf<typeof aProject> = {}, clientId: ClientId = mine.id) {
  const { id: projectId } = await aProject(db, clientId, values)
  return {
    projectId,
    agreement: (facts: ValuesOf<typeof anAgreement>) => anAgreement(db, clientId, { projectId, ...facts }),
    invoice: (facts: ValuesOf<typeof anInvoice>) =>
      anInvoice(db, clientId, { projectId, checkoutKey: crypto.randomUUID(), ...facts }),
  }
}

/** Pays an open invoice, and refunds ten cents of it. */
async function payAndRefund(id: InvoiceId) {
  const { invoices } = admin.trpc.admin
  await invoices.recordPayment.mutate({ id, receivedOn: '2026-11-20', note: 'Check 1023' })
  const { ledger } = await invoices.get.query({ id })
  const refund = { amount: '0.10', reason: 'One call less' }
  for (const { id: paymentId } of ledger) await invoices.refund.mutate({ paymentId, ...refund })
}

describe('the money of a project', () => {
  test('is exact: agreed, sent, invoiced, paid without refunds, and open', async () => {
    const { agreement, invoice, projectId } = await givenProject()
    for (const price of ['0.10', '0.20']) await agreement({ status: 'SIGNED_BOTH', price })
    await agreement({ status: 'SIGNED_BOTH' })
    await agreement({ status: 'SIGNED_CLIENT', price: '0.70' })
    await agreement({ status: 'SENT', price: '0.10' })
    await agreement({ status: 'DRAFT', price: '99.00' })
    await invoice({ status: 'DRAFT', amount: '50.00' })
    await invoice({ status: 'VOID', amount: '60.00' })
    const { id } = await invoice({ status: 'OPEN', amount: '0.30' })
    for (const amount of ['0.10', '0.20']) await invoice({ status: 'OPEN', amount })
    await payAndRefund(id)
    for (const browser of [mine.client, admin]) {
      expect((await summaryFor(browser, projectId)).money).toEqual({
        agreed: '0.30',
        unsigned: '0.80',
        invoiced: '0.60',
        paid: '0.20',
        refunded: '0.10',
        open: '0.30',
      })
    }
  })

  test('is nothing agreed, not an agreed price of zero, while no agreement sets one', async () => {
    const { agreement, projectId } = await givenProject()
    await agreement({ status: 'SIGNED_BOTH' })
    expect((await summaryFor(mine.client, projectId)).money).toEqual({
      agreed: null,
      unsigned: null,
      invoiced: NO_MONEY,
      paid: NO_MONEY,
      refunded: NO_MONEY,
      open: NO_MONEY,
    })
  })
})

test('lists the agreements newest first, without the price of a draft for its client', async () => {
  const { agreement, projectId } = await givenProject()
  const signed = await agreement({ status: 'SIGNED_BOTH', price: '12000.00' })
  const draft = await agreement({ price: '900.00', createdAt: new Date('2026-11-09T09:00:00.000Z') })
  const listed = async (browser: TestBrowser) =>
    (await summaryFor(browser, projectId)).agreements.map(({ id, price }) => ({ id, price }))
  expect(await listed(mine.client)).toEqual([
    { id: draft.id, price: null },
    { id: signed.id, price: '12000.00' },
  ])
  expect(await listed(admin)).toMatchObject([{ price: '900.00' }, { price: '12000.00' }])
})

test('does not exist for another client, in the same words as a project that never was', async () => {
  const { agreement, invoice, projectId } = await givenProject()
  await agreement({ status: 'SIGNED_BOTH', price: '12000.00' })
  await invoice({ status: 'OPEN' })
  const { client: stranger } = await givenClient(app)
  const theirs = await stranger.rest('GET', `/api/projects/${projectId}/summary`)
  const unknown = await stranger.rest('GET', `/api/projects/${anId('Project')}/summary`)
  expect([theirs.status, theirs.text]).toEqual([404, unknown.text])
})

describe('a new project waits', () => {
  test('for the signature, then for the payment, each with what leads there', async () => {
    const { agreement, invoice, projectId } = await givenProject({ status: 'NEW' })
    const waits = async () => (await summaryFor(mine.client, projectId)).startsAfter
    expect(await waits()).toBeNull()
    const { id: agreementId } = await agreement({ status: 'SENT' })
    const documentId = anId('Document')
    const document = { documentTitle: 'Retainer', documentType: 'retainer', status: 'sent' } as const
    const at = app.clock.now()
    await db
      .insertInto('eSignatureDocuments')
      .values({ ...document, id: documentId, agreementId, clientId: mine.id, sentAt: at, createdAt: at })
      .execute()
    const change = (values: object) =>
      db.updateTable('agreements').set(values).where('id', '=', agreementId).execute()
    await change({ documentId })
    expect(await waits()).toEqual({
      step: 'sign',
      documentId,
      signerName: 'Maren Okafor',
      signingUrl: `/sign/${documentId}`,
      invoice: null,
    })
    await change({ status: 'SIGNED_CLIENT' })
    const { id } = await invoice({ status: 'OPEN', kind: 'RETAINER' })
    expect(await waits()).toMatchObject({ step: 'pay', documentId: null, invoice: { id } })
    await db.updateTable('invoices').set({ status: 'PAID', paidAt: at }).where('id', '=', id).execute()
    expect(await waits()).toMatchObject({ step: 'countersign', invoice: null })
    await change({ status: 'SIGNED_BOTH' })
    expect(await waits()).toBeNull()
  })

  test.each([
    { agreements: ['SENT'], retainer: null, starts: false },
    { agreements: ['DRAFT', 'SIGNED_BOTH'], retainer: null, starts: false },
    { agreements: ['SIGNED_BOTH'], retainer: 'OPEN', starts: false },
    { agreements: ['SIGNED_BOTH'], retainer: 'PAID', starts: true },
    { agreements: [], retainer: 'VOID', starts: true },
    { agreements: ['SENT'], retainer: 'OPEN', active: true, starts: true },
  ] as const)('or not, and its tasks are listed as to do accordingly: %j', async (given) => {
    const { client, id } = await givenClient(app)
    const { agreement, invoice, projectId } = await givenProject(
      { status: 'active' in given ? 'ACTIVE' : 'NEW' },
      id,
    )
    const add = (title: string) =>
      admin.trpc.admin.tasks.create.mutate({ projectId, title, owner: 'CLIENT' as const })
    await add('Send the price list')
    const begun = await add('Send the opening hours')
    await client.trpc.portal.tasks.move.mutate({ id: begun.id, status: 'IN_PROGRESS' })
    for (const status of given.agreements) await agreement({ status })
    await agreement({ status: 'DRAFT', closedAt: app.clock.now() })
    if (given.retainer) await invoice({ status: given.retainer, kind: 'RETAINER' })
    await invoice({ status: 'OPEN', kind: 'MILESTONE' })
    const { toDo } = await client.trpc.portal.dashboard.query()
    const { startsAfter } = await summaryFor(client, projectId)
    expect(startsAfter === null).toBe(given.starts)
    const titles = toDo.map(({ title }) => title).toSorted()
    const started = ['Send the opening hours']
    expect(titles).toEqual(given.starts ? [...started, 'Send the price list'] : started)
  })
})
