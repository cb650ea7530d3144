import { type InvoiceId, MAX_MONEY, parseMoney } from '@tallgrass/domain'
import { anAgreement, anId, anInvoice, aProject, aUser, unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { givenOrganization } from '../support/given-organization.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const administrator = await app.admin()
const { clients } = administrator.trpc.admin

const names = (items: { name: string }[]) => items.map(({ name }) => name)

/** A payment of which a part went back. */
async function givenRefund(invoiceId: InvoiceId, amount: string) {
  const at = new Date('2026-11-10T08:00:00.000Z')
  const entry = { invoiceId, method: 'manual', currency: 'USD', receivedAt: at, createdAt: at } as const
  const [paymentId, refundId] = [anId('LedgerEntry'), anId('Refund')]
  const payment = { ...entry, id: paymentId, type: 'payment', amount: MAX_MONEY, applied: true } as const
  await db.insertInto('ledgerEntries').values(payment).execute()
  const refund = {
    id: refundId,
    invoiceId,
    paymentId,
    currency: 'USD',
    createdAt: at,
    settledAt: at,
  } as const
  const given = { amount: parseMoney(amount), reason: 'Agreed', status: 'succeeded' } as const
  await db
    .insertInto('refunds')
    .values({ ...refund, ...given })
    .execute()
  const back = {
    ...entry,
    id: anId('LedgerEntry'),
    type: 'refund',
    applied: true,
    paymentId,
    refundId,
  } as const
  await db
    .insertInto('ledgerEntries')
    .values({ ...back, amount: parseMoney(amount) })
    .execute()
}

/** Three clients with a tag of their own, so that other tests do not see them. Today is November 20. */
async function givenThree() {
  const tag = `Tag ${unique()}`
  const at = (day: number) => new Date(`2026-11-0${day}T08:00:00.000Z`)
  const add = async (org: string | null, day: number) => {
    const client = await givenOrganization(app, { org, name: `Zora ${tag}`, createdAt: at(day) })
    await clients.update.mutate({ id: client.id, version: 1, tags: [tag] })
    return client
  }
  return { tag, birch: await add('birch Homes', 1), ash: await add('Ash Legal', 2), zora: await add(null, 3) }
}

describe('the list', () => {
  test.each([
    ['name', ['Ash Legal', 'birch Homes', 'Zora']],
    ['newest', ['Zora', 'Ash Legal', 'birch Homes']],
    ['open', ['birch Homes', 'Zora', 'Ash Legal']],
  ] as const)('sorted by %s is paginated', async (sort, expected) => {
    const { birch, tag, zora } = await givenThree()
    await anInvoice(db, birch.contactId, { status: 'OPEN', amount: '99999999.99' })
    await anInvoice(db, birch.contactId, { status: 'OPEN', amount: '99999999.99' })
    await anInvoice(db, zora.contactId, { status: 'OPEN', amount: '1.00' })
    const read: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof clients.list.query>> = await clients.list.query({
        tag,
        sort,
        limit: 1,
        cursor,
      })
      read.push(...names(page.items).map((name) => name.replace(` ${tag}`, '')))
      cursor = page.nextCursor
    } while (cursor)
    expect(read).toEqual(expected)
  })

  test('finds a client by its names, and by the name, address and domain of a contact', async () => {
    const domain = `birch${unique()}.example`
    const { id } = await givenOrganization(app, { org: `Birch ${domain}`, name: 'Ada Birch' })
    const email = `joel${unique()}@${domain}`
    await aUser(db, { organizationId: id, name: `Joel ${domain}`, email })
    await clients.update.mutate({ id, version: 1, legalName: `Legal ${domain}` })
    for (const search of [`birch ${domain}`, `LEGAL ${domain}`, `joel ${domain}`, email, `@${domain}`]) {
      expect((await clients.list.query({ search })).items).toMatchObject([{ id, contacts: 2 }])
    }
    expect((await clients.list.query({ search: `%${domain}` })).items).toEqual([])
    await clients.update.mutate({ id, version: 2, phone: `+1 214 ${domain}`, taxId: `75-${domain}` })
    for (const search of [`214 ${domain}`, `75-${domain}`])
      expect((await clients.list.query({ search })).items).toMatchObject([{ id }])
  })

  test('sums what was agreed, invoiced and paid, and what is open and overdue', async () => {
    const { contactId, id } = await givenOrganization(app)
    await anAgreement(db, contactId, { status: 'SIGNED_BOTH', price: '1000.00' })
    await anAgreement(db, contactId, { status: 'SENT', price: '9.00' })
    const add = (values: object) => anInvoice(db, contactId, values)
    const paid = await add({ status: 'PAID', amount: '300.00' })
    await add({ status: 'OPEN', amount: '50.10', dueDate: '2026-11-19' })
    await add({ status: 'OPEN', amount: '40.05', dueDate: '2026-11-20' })
    await add({ status: 'VOID', amount: '7.00', voidReason: 'Sent twice' })
    await add({ amount: '5.00' })
    await givenRefund(paid.id, '30.00')
    const money = {
      agreed: '1000.00',
      invoiced: '390.15',
      paid: '270.00',
      refunded: '30.00',
      open: '90.15',
      overdue: '50.10',
    }
    expect((await clients.get.query({ id })).money).toEqual(money)
  })

  test('is exported with its filters, with formulas disarmed, and the export is recorded', async () => {
    const { id } = await givenOrganization(app, { org: `=cmd ${unique()}` })
    const tag = `Export ${unique()}`
    await clients.update.mutate({ id, version: 1, tags: [tag], phone: '+1 972' })
    const { text } = await administrator.rest('GET', `/api/clients.csv?tag=${encodeURIComponent(tag)}`)
    const [heading, line, ...others] = text.trim().split('\r\n')
    expect(heading).toContain('Name,Legal name,Phone,Tags,Contacts,Agreed,Invoiced,Paid,Open,Overdue')
    expect(line).toMatch(/^"?'=cmd/)
    expect(line).toContain('0.00,0.00,0.00,0.00,0.00')
    expect(others).toEqual([])
    const { items } = await administrator.trpc.admin.audit.list.query({ action: 'organization.export' })
    expect(items[0]?.after).toMatchObject({ rows: 1, complete: true })
  })

  test('lists every tag in use once, in alphabetical order', async () => {
    const [one, other] = [await givenOrganization(app), await givenOrganization(app)]
    const [first, second] = [`Aa ${unique()}`, `Bb ${unique()}`]
    await clients.update.mutate({ id: one.id, version: 1, tags: [second, first, first.toUpperCase()] })
    await clients.update.mutate({ id: other.id, version: 1, tags: [first] })
    const known = await clients.tags.query()
    expect(known.filter((tag) => tag === first || tag === second)).toEqual([first, second])
    expect((await clients.get.query({ id: one.id })).tags).toEqual([second, first])
  })
})

describe('the page of a client', () => {
  test('has its own records, calls and people, and no others', async () => {
    const mine = await givenOrganization(app, { org: 'Okafor Tile & Stone' })
    const createdAt = new Date('2026-11-02T08:00:00.000Z')
    const colleague = await aUser(db, { organizationId: mine.id, pays: false, createdAt })
    const { contactId: stranger } = await givenOrganization(app)
    const projects = [await aProject(db, mine.contactId), await aProject(db, colleague.id)]
    await aProject(db, stranger)
    for (const person of [mine.contactId, stranger]) {
      await anAgreement(db, person)
      await anInvoice(db, person)
    }
    const found = await clients.get.query({ id: mine.id })
    expect(found).toMatchObject({ shownName: 'Okafor Tile & Stone', version: 1, mergedInto: null })
    expect(found.contacts).toMatchObject([
      { id: mine.contactId, signs: true, pays: true, reviews: true },
      { id: colleague.id, signs: true, pays: false, reviews: true },
    ])
    expect(found.projects.items.map(({ id }) => id).toSorted()).toEqual(
      projects.map(({ id }) => id).toSorted(),
    )
    expect(found.agreements.items).toMatchObject([{ clientId: mine.contactId, organizationId: mine.id }])
    expect(found.invoices.items).toMatchObject([{ clientId: mine.contactId, organizationId: mine.id }])
  })

  test('has the newest five of many records, and the list by client has the rest', async () => {
    const { contactId, id } = await givenOrganization(app)
    for (let n = 0; n < 7; n++) await anInvoice(db, contactId)
    const { invoices } = await clients.get.query({ id })
    expect(invoices.items).toHaveLength(5)
    expect(invoices.nextCursor).not.toBeNull()
    const { items } = await administrator.trpc.admin.invoices.list.query({ organizationId: id })
    expect(items).toHaveLength(7)
  })

  test('has calls that an administrator booked with the address of a contact, and conversations', async () => {
    const { email, id } = await givenOrganization(app)
    const [start] = (await administrator.trpc.chat.slots.query({ type: 'smart-ai-call' })).slots
    const call = { type: 'smart-ai-call', name: 'Maren', email, timeZone: 'America/Chicago' } as const
    const attempt = `attempt-${unique()}-and-twenty-more`
    await administrator.trpc.chat.bookCall.mutate({ ...call, start: present(start), attempt })
    expect((await clients.get.query({ id })).calls.items).toMatchObject([{ email, organizationId: id }])
    const leads = await administrator.trpc.admin.leads.list.query({ search: email })
    expect(leads.items).toMatchObject([{ email, organizationId: id }])
  })

  test('does not take the word of a visitor for whose call it is', async () => {
    const { email, id } = await givenOrganization(app, { emailVerifiedAt: null })
    const { trpc } = app.visitor()
    const [start] = (await trpc.chat.slots.query({ type: 'smart-ai-call' })).slots
    const call = { type: 'smart-ai-call', name: 'Maren', email, timeZone: 'America/Chicago' } as const
    const attempt = `attempt-${unique()}-and-twenty-more`
    await trpc.chat.bookCall.mutate({ ...call, start: present(start), attempt })
    expect((await clients.get.query({ id })).calls.items).toEqual([])
    const { items } = await administrator.trpc.admin.bookings.list.query({})
    expect(items.filter((booking) => booking.email === email)).toMatchObject([{ organizationId: null }])
    const leads = await administrator.trpc.admin.leads.list.query({ search: email })
    expect(leads.items).toMatchObject([{ email, organizationId: null }])
  })

  test('of a private person is named by them, also after they have become an administrator', async () => {
    const { contactName, email, id } = await givenOrganization(app)
    expect(await clients.get.query({ id })).toMatchObject({ name: null, shownName: contactName })
    await administrator.trpc.admin.users.changeRole.mutate({ email, role: 'ADMIN' })
    expect(await clients.get.query({ id })).toMatchObject({ shownName: contactName, contacts: [] })
  })

  test('that does not exist is not found', async () => {
    const answer = await administrator.rest('GET', '/api/clients/01a1f7d0-0b33-4623-a6a1-76287c5874e3')
    expect(answer).toMatchObject({ status: 404, body: { error: 'This organization does not exist' } })
  })
})
