import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { colleagueOf, moveToOrganizationOf } from '../support/colleague-of.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

const app = await worldApp()
const { db } = app.services.database

/** An organization with records of every kind, one person in charge of all, a colleague and a stranger. */
async function givenOrganization() {
  const world = prepareWorld(app)
  const owner = await world.owner()
  const records = {
    task: await world.taskInReview(),
    item: await world.checklistItem(),
    cost: await world.cost(),
    tool: await world.tool(),
    openInvoice: await world.openInvoice(),
    paidInvoice: await world.paidInvoice(),
    sent: await world.sentDocument(),
    sealed: await world.sealedDocument(),
  }
  return { owner, records, colleague: await world.colleague(), stranger: await app.client() }
}

/** Everything that a client reads without naming a record, and the parts of each project. */
async function readAll({ trpc: { portal } }: TestBrowser) {
  const { items: projects } = await portal.projects.list.query({ sort: 'name' })
  return {
    projects,
    dashboard: await portal.dashboard.query(),
    invoices: await portal.invoices.list.query({}),
    sums: await portal.invoices.summary.query(),
    agreements: await portal.agreements.list.query({}),
    documents: await portal.documents.list.query({}),
    parts: await Promise.all(
      projects.map(async ({ id }) => [
        await portal.projects.get.query({ id }),
        await portal.projects.tasks.query({ id }),
        await portal.projects.checklist.query({ id }),
        await portal.projects.costs.query({ id }),
        await portal.projects.costTotals.query({ id }),
        await portal.projects.tools.query({ id }),
        await portal.projects.invoices.query({ id }),
        await portal.projects.agreements.query({ id }),
      ]),
    ),
  }
}

/** Without the addresses at which the signer signs and those who pay do so. */
const withoutLinks = (answers: unknown) =>
  JSON.parse(
    JSON.stringify(answers, (key, value) => (key === 'signingUrl' || key === 'url' ? undefined : value)),
  )

test('a colleague reads what the person in charge reads, and a stranger none of it', async () => {
  const { colleague, owner, stranger } = await givenOrganization()
  const theirs = await readAll(owner)
  expect(theirs.projects.length).toBeGreaterThan(7)
  expect(theirs.sums).toMatchObject({ openCount: 1, paidCount: 1 })
  expect(withoutLinks(await readAll(colleague))).toEqual(withoutLinks(theirs))
  const nothing = await readAll(stranger)
  expect(nothing).toMatchObject({
    projects: [],
    invoices: { items: [] },
    sums: { total: 0 },
    agreements: { items: [] },
    documents: { items: [] },
    dashboard: { projects: 0, openInvoices: 0, recentInvoices: [], toReview: [], toSign: [], toPay: [] },
  })
})

test('those who pay are offered to pay, and the signer to sign', async () => {
  const { colleague, owner, records } = await givenOrganization()
  const reader = await colleagueOf(app, owner, { pays: false })
  const offers = async ({ trpc: { portal } }: TestBrowser) => {
    const { items: invoices } = await portal.invoices.list.query({ status: 'OPEN' })
    const { items: documents } = await portal.documents.list.query({})
    const { recentInvoices, toPay } = await portal.dashboard.query()
    return {
      pay: [invoices, toPay, recentInvoices].map(
        (list) => list.find(({ id }) => id === records.openInvoice.id)?.url,
      ),
      sign: documents.find(({ id }) => id === records.sent.id)?.signingUrl,
    }
  }
  const url = `/checkout?invoice=${records.openInvoice.id}&key=${records.openInvoice.key}`
  expect(await offers(owner)).toEqual({ pay: [url, url, url], sign: `/sign/${records.sent.id}` })
  expect(await offers(colleague)).toEqual({ pay: [url, url, url], sign: null })
  expect(await offers(reader)).toEqual({ pay: [null, null, null], sign: null })
  // Anyone with the link may still pay.
  const { id: invoice, key } = records.openInvoice
  expect(await app.visitor().trpc.portal.checkout.get.query({ invoice, key })).toMatchObject({
    status: 'OPEN',
  })
})

test('a download by a colleague stands in the evidence under their own name', async () => {
  const { colleague, records } = await givenOrganization()
  await db.updateTable('users').set({ name: 'Joel Okafor' }).where('email', '=', colleague.email).execute()
  const { status } = await colleague.rest(
    'GET',
    `/api/esignature-documents/${records.sealed.id}/document.pdf`,
  )
  expect(status).toBe(200)
  const downloads = db
    .selectFrom('documentEvents')
    .innerJoin('users', 'users.id', 'documentEvents.actorId')
    .select(['actorName', 'users.email'])
    .where('documentId', '=', records.sealed.id)
    .where('event', '=', 'downloaded')
  expect(await downloads.execute()).toEqual([{ actorName: 'Joel Okafor', email: colleague.email }])
})

test('a person who moves to another organization takes nothing along', async () => {
  const owner = await app.client()
  const colleague = await colleagueOf(app, owner)
  const { id: clientId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  const { id } = await aProject(db, clientId)
  expect((await colleague.rest('GET', `/api/projects/${id}`)).status).toBe(200)
  await moveToOrganizationOf(app, await app.client(), colleague)
  const [theirs, unknown] = [
    await colleague.rest('GET', `/api/projects/${id}`),
    await colleague.rest('GET', '/api/projects/01a1f7d0-0b33-7623-a6a1-76287c5874e3'),
  ]
  expect([theirs.status, theirs.text]).toEqual([404, unknown.text])
})
