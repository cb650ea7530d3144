// Guards: request-payment

import { MAX_MONEY, parseId, parseMoney } from '@tallgrass/domain'
import { anId, anInvoice, aProject, aUser } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords, testApp } from '../support/test-app.ts'

const options = { replace: () => ({ passwords: plainPasswords }) }
const app = await fileApp(options)
const { db } = app.services.database
const administrator = await app.admin()
const { trpc } = administrator

const next = (link: unknown) => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? ''

/** Invoices in every status for a new client; today is November 20. */
async function givenInvoices() {
  const { client, id: clientId } = await givenClient(app)
  const project = await aProject(db, clientId)
  const at = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`)
  const add = (title: string, day: number, values: object) =>
    anInvoice(db, clientId, { title, createdAt: at(day), ...values })
  await add('Retainer', 1, { status: 'PAID', paidAt: at(2), amount: '99999999.99', dueDate: '2026-11-15' })
  await add('Overdue', 3, { status: 'OPEN', amount: '100.10', dueDate: '2026-11-19', projectId: project.id })
  await add('Due today', 4, { status: 'OPEN', amount: '100.20', dueDate: '2026-11-20' })
  await add('Without date', 5, { status: 'OPEN', amount: '0.01' })
  await add('Wrong', 6, { status: 'VOID', amount: '7.00', voidReason: 'Sent twice' })
  await add('Dropped draft', 7, { status: 'VOID', number: null })
  await add('Draft', 8, { amount: '5.00', dueDate: '2026-12-24' })
  return { client, clientId, projectId: project.id }
}

const titles = (items: { title: string }[]) => items.map(({ title }) => title)

describe('the list', () => {
  test.each([
    ['newest', ['Draft', 'Dropped draft', 'Wrong', 'Without date', 'Due today', 'Overdue', 'Retainer']],
    ['amount', ['Retainer', 'Dropped draft', 'Due today', 'Overdue', 'Wrong', 'Draft', 'Without date']],
  ] as const)('sorted by %s is paginated', async (sort, expected) => {
    const { clientId } = await givenInvoices()
    const read: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof trpc.admin.invoices.list.query>> =
        await trpc.admin.invoices.list.query({ clientId, sort, limit: 2, cursor })
      expect(page.items.length).toBeLessThanOrEqual(2)
      read.push(...titles(page.items))
      cursor = page.nextCursor
    } while (cursor)
    expect(read).toEqual(expected)
  })

  test('sorted by due date begins with what is owed, and ends with what is settled', async () => {
    const { clientId } = await givenInvoices()
    const page = { clientId, sort: 'due', limit: 4 } as const
    const first = await trpc.admin.invoices.list.query(page)
    expect(titles(first.items)).toEqual(['Overdue', 'Due today', 'Draft', 'Without date'])
    const rest = await trpc.admin.invoices.list.query({ ...page, cursor: first.nextCursor })
    expect(titles(rest.items).toSorted()).toEqual(['Dropped draft', 'Retainer', 'Wrong'])
  })

  test('is filtered by status and project, and labels overdue invoices', async () => {
    const { clientId, projectId } = await givenInvoices()
    const open = await trpc.admin.invoices.list.query({ clientId, status: 'OPEN', sort: 'due' })
    expect(open.items.map(({ label, title }) => [title, label])).toEqual([
      ['Overdue', 'OVERDUE'],
      ['Due today', null],
      ['Without date', null],
    ])
    expect(titles((await trpc.admin.invoices.list.query({ projectId })).items)).toEqual(['Overdue'])
  })

  test('shows the overdue invoices alone: those that carry the label', async () => {
    const { client, clientId } = await givenInvoices()
    const listed = await trpc.admin.invoices.list.query({ clientId, status: 'OVERDUE' })
    const { items } = await trpc.admin.invoices.list.query({ clientId })
    expect(listed.items).toEqual(items.filter(({ label }) => label === 'OVERDUE'))
    expect(titles(listed.items)).toEqual(['Overdue'])
    expect(titles((await client.trpc.portal.invoices.list.query({ status: 'OVERDUE' })).items)).toEqual([
      'Overdue',
    ])
    const { text } = await administrator.rest('GET', '/api/admin/invoices?status=OVERDUE&limit=500')
    expect(JSON.parse(text)).not.toContainEqual(expect.objectContaining({ label: null }))
  })

  test('shows clients the reason of a voided invoice only if it is shared, and administrators always', async () => {
    const { client, clientId } = await givenInvoices()
    const shared = { status: 'VOID', voidReason: 'Another price', voidReasonShared: true } as const
    await anInvoice(db, clientId, { title: 'Shared', ...shared })
    const reasonsOf = (items: { title: string; voidReason: string | null }[]) =>
      Object.fromEntries(items.flatMap(({ title, voidReason }) => (voidReason ? [[title, voidReason]] : [])))
    const { items } = await trpc.admin.invoices.list.query({ clientId })
    expect(reasonsOf(items)).toEqual({ Wrong: 'Sent twice', Shared: 'Another price' })
    const own = await client.trpc.portal.invoices.list.query({})
    expect(reasonsOf(own.items)).toEqual({ Shared: 'Another price' })
    expect((await client.rest('GET', '/api/invoices')).text).not.toContain('Sent twice')
  })

  test('is searched by number, title, name and email; for clients only by number and title', async () => {
    const { id } = await aUser(db, { name: 'Odalys Quintero', email: 'odalys@quintero.example' })
    const { number } = await anInvoice(db, id, { status: 'OPEN', title: 'Greeting 100%_sure' })
    const found = async (search: string) => titles((await trpc.admin.invoices.list.query({ search })).items)
    for (const search of [String(number), 'ting 100%_', 'quintero.example', 'ODALYS'])
      expect(await found(search)).toEqual(['Greeting 100%_sure'])
    expect(await found('ting 100_%')).toEqual([])
    const { client } = await givenInvoices()
    const own = async (search: string) =>
      titles((await client.trpc.portal.invoices.list.query({ search })).items)
    expect(await own('maren')).toEqual([])
    expect(await own('overd')).toEqual(['Overdue'])
  })

  test.each(['newest', 'due', 'amount'] as const)('sorted by %s refuses a made-up cursor', async (sort) => {
    const cursor = Buffer.from(JSON.stringify(['1e9', crypto.randomUUID()])).toString('base64url')
    await expect(trpc.admin.invoices.list.query({ sort, cursor })).rejects.toMatchObject({
      message: 'cursor is not valid',
    })
  })
})

test('the summary covers all invoices; for clients, those issued to them', async () => {
  const app = await testApp(options)
  const { db } = app.services.database
  const { trpc } = await app.admin()
  const { client, id: clientId } = await givenClient(app)
  const none = { paid: '0.00', refunded: '0.00', outstanding: '0.00', paidCount: 0, openCount: 0 }
  expect(await client.trpc.portal.invoices.summary.query()).toMatchObject({ ...none, total: 0 })
  const paidAt = new Date('2026-11-18T10:00:00.000Z')
  const paid = await anInvoice(db, clientId, { status: 'PAID', paidAt, amount: '99999999.99' })
  await anInvoice(db, clientId, { status: 'PAID', paidAt, amount: '99999999.99' })
  await anInvoice(db, clientId, { status: 'OPEN', amount: '0.10', dueDate: '2026-11-19' })
  await anInvoice(db, clientId, { status: 'OPEN', amount: '0.20', dueDate: '2026-11-20' })
  await anInvoice(db, clientId, { status: 'VOID' })
  await anInvoice(db, clientId, { status: 'VOID', number: null })
  await anInvoice(db, clientId)
  await anInvoice(db, (await aUser(db)).id, { status: 'OPEN', amount: '1.00' })
  const payment = { invoiceId: paid.id, method: 'manual', currency: 'USD', receivedAt: paidAt } as const
  const common = { ...payment, createdAt: paidAt, applied: true }
  const [paymentId, refundId] = [anId('LedgerEntry'), anId('Refund')]
  await db
    .insertInto('ledgerEntries')
    .values({ ...common, id: paymentId, type: 'payment', amount: MAX_MONEY, note: 'By check' })
    .execute()
  const refund = { invoiceId: paid.id, paymentId, currency: 'USD', createdAt: paidAt, reason: 'Agreed' }
  await db
    .insertInto('refunds')
    .values([
      { ...refund, id: refundId, amount: parseMoney('10.05'), status: 'succeeded', settledAt: paidAt },
      { ...refund, id: anId('Refund'), amount: parseMoney('5.00'), status: 'requested' },
      { ...refund, id: anId('Refund'), amount: parseMoney('7.00'), status: 'failed', settledAt: paidAt },
    ])
    .execute()
  await db
    .insertInto('ledgerEntries')
    .values({
      ...common,
      id: anId('LedgerEntry'),
      type: 'refund',
      amount: parseMoney('10.05'),
      paymentId,
      refundId,
    })
    .execute()

  const own = {
    paid: '199999999.98',
    paidCount: 2,
    refunded: '10.05',
    outstanding: '0.30',
    openCount: 2,
    overdueCount: 1,
    draftCount: 0,
    voidCount: 1,
    total: 5,
  }
  expect(await client.trpc.portal.invoices.summary.query()).toEqual(own)
  expect(await trpc.admin.invoices.summary.query()).toEqual({
    ...own,
    outstanding: '1.30',
    openCount: 3,
    draftCount: 1,
    voidCount: 2,
    total: 8,
  })
  const details = await trpc.admin.invoices.get.query({ id: paid.id })
  expect(details).toMatchObject({ label: 'PARTLY_REFUNDED', refunded: '10.05' })
  expect(details.ledger.map(({ amount, refundable, type }) => [type, amount, refundable]).toSorted()).toEqual(
    [
      ['payment', '99999999.99', '99999984.94'],
      ['refund', '10.05', '0.00'],
    ],
  )
  expect(details.refunds.map(({ amount }) => amount).toSorted()).toEqual(['10.05', '5.00', '7.00'])
})

describe('over REST', () => {
  test('a client gets the invoices issued to them, with amounts as strings', async () => {
    const { client } = await givenInvoices()
    const { body, headers } = await client.rest('GET', '/api/invoices?limit=3')
    expect(titles(body as { title: string }[])).toEqual(['Wrong', 'Without date', 'Due today'])
    expect(body).toMatchObject([{ amount: '7.00' }, { amount: '0.01' }, { amount: '100.20' }])
    const rest = await client.rest('GET', next(headers.link))
    expect(rest.body).toMatchObject([{ title: 'Overdue', label: 'OVERDUE' }, { amount: '99999999.99' }])
    expect(rest.headers.link).toBeUndefined()
  })

  test('an administrator gets all invoices, with amounts as exact numbers', async () => {
    const { clientId } = await givenInvoices()
    const { body, headers, text } = await administrator.rest(
      'GET',
      `/api/admin/invoices?clientId=${clientId}&limit=6`,
    )
    expect((body as { amount: number }[]).map(({ amount }) => amount)).toEqual([
      5, 5000, 7, 0.01, 100.2, 100.1,
    ])
    expect(text).toContain('"clientName":"Maren Okafor"')
    const { text: last } = await administrator.rest('GET', next(headers.link))
    expect(last).toContain('"amount":99999999.99,')
  })

  test('a payment request returns the URL of its payment page', async () => {
    const { client, id: clientId } = await givenClient(app)
    const { id: projectId } = await aProject(db, clientId)
    const request = { clientId, amount: 1250.5, description: ' Second milestone ', projectId }
    const { body, status } = await administrator.rest('POST', '/api/payments/create-request', request)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: expect.any(String),
        number: expect.stringMatching(/^INV-2026-\d{4}$/),
        paymentUrl: expect.stringMatching(/^\/checkout\?invoice=[\da-f-]{36}&key=[\w-]{22}$/),
        email: 'held',
      },
    })
    const { id, number, paymentUrl } = body as { id: string; number: string; paymentUrl: string }
    expect((await client.rest('GET', '/api/invoices')).body).toMatchObject([
      {
        id,
        number,
        url: paymentUrl,
        title: 'Second milestone',
        kind: 'MILESTONE',
        status: 'OPEN',
        amount: '1250.50',
        dueDate: '2026-12-04',
        projectId,
      },
    ])
    const { lines } = await trpc.admin.invoices.get.query({ id: parseId('Invoice', id) })
    expect(lines).toMatchObject([{ description: 'Second milestone', quantity: '1', unitPrice: '1250.50' }])
    const final = { clientId, amount: '0.01', description: 'Rest', projectId: null, kind: 'FINAL' }
    expect((await administrator.rest('POST', '/api/payments/create-request', final)).status).toBe(200)
  })

  test.each([
    [{ clientId: undefined }, 'Client is required'],
    [{ amount: undefined }, 'Amount is required'],
    [{ amount: '' }, 'Amount is required'],
    [{ amount: 0 }, 'Amount must be a valid positive number'],
    [{ amount: -5 }, 'Amount must be a valid positive number'],
    [{ amount: '1e3' }, 'Amount must be a valid positive number'],
    [{ amount: 'NaN' }, 'Amount must be a valid positive number'],
    [{ amount: '0.00' }, 'Amount must be a valid positive number'],
    [{ amount: 1.005 }, 'Amount must be a number with at most two decimals'],
    [{ amount: '100000000.00' }, 'Amount is too large'],
    [{ description: ' ' }, 'Description is required'],
  ])('refuses a payment request with %j', async (wrong, message) => {
    const { id: clientId } = await aUser(db)
    const request = { clientId, amount: 10, description: 'Setup', ...wrong }
    const answer = await administrator.rest('POST', '/api/payments/create-request', request)
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', error: message } })
    expect((await trpc.admin.invoices.list.query({ clientId })).items).toEqual([])
  })

  test('refuses a payment request for an administrator or for another client’s project', async () => {
    const ask = (body: object) =>
      administrator.rest('POST', '/api/payments/create-request', { amount: 1, description: 'Setup', ...body })
    const [payer, project] = [await aUser(db, { role: 'ADMIN' }), await aProject(db, (await aUser(db)).id)]
    expect(await ask({ clientId: payer.id })).toMatchObject({
      status: 400,
      body: { error: 'Only someone with a client account can be assigned' },
    })
    expect(await ask({ clientId: (await aUser(db)).id, projectId: project.id })).toMatchObject({
      status: 400,
      body: { error: 'This project belongs to another client' },
    })
  })

  test('the list can be downloaded as CSV, with formulas disarmed', async () => {
    const { clientId } = await givenInvoices()
    await anInvoice(db, clientId, { title: '=1+1', status: 'OPEN', dueDate: '2026-11-01' })
    const query = `clientId=${clientId}&status=OPEN&sort=due`
    const { headers, text } = await administrator.rest('GET', `/api/admin/invoices.csv?${query}`)
    expect(headers['content-disposition']).toBe('attachment; filename="invoices-2026-11-20.csv"')
    const [heading, ...lines] = text.trim().split('\r\n')
    expect(heading).toContain('Number,Status,Remark,Kind,Title,Client,Email,Project,Amount')
    const cells = lines.map((line) => line.split(','))
    expect(cells.map((row) => [row[1], row[2], row[4], row[8]])).toEqual([
      ['OPEN', 'OVERDUE', "'=1+1", '5000.00'],
      ['OPEN', 'OVERDUE', 'Overdue', '100.10'],
      ['OPEN', '', 'Due today', '100.20'],
      ['OPEN', '', 'Without date', '0.01'],
    ])
  })
})
