// Guards: create-invoice, update-invoice, issue-invoice

import type { CostId, InvoiceId, ProjectId } from '@tallgrass/domain'
import { anId, aProject, aUser } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const administrator = await app.admin()
const { trpc } = administrator
const { client, id: clientId } = await givenClient(app)

const line = (values = {}) => ({ description: 'Setup', unitPrice: '120.00', ...values })
const draft = (values = {}) => ({ clientId, title: 'Setup', lines: [line()], ...values })
const newProject = async (owner = clientId) => (await aProject(db, owner, { status: 'ACTIVE' })).id
/** Advances the clock first, because costs are listed by creation time. */
async function newCost(projectId: ProjectId, values = {}) {
  app.clock.advance({ seconds: 1 })
  const cost = { projectId, label: 'Domain', category: 'MISC', amount: '12.00' } as const
  return trpc.admin.costs.create.mutate({ ...cost, ...values })
}
const tableRow = (id: InvoiceId) =>
  db
    .selectFrom('invoices')
    .select(['amount', 'tax', 'net', 'status', 'number', 'issueDate', 'dueDate', 'checkoutKey'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const refusal = (status: number, message: string) => ({ message, data: { httpStatus: status } })

describe('a draft', () => {
  test('has exact totals from quantities, prices and tax rates', async () => {
    const lines = [
      { description: 'Design', quantity: 1.5, unitPrice: '99.99', taxRate: '8.25' },
      { description: 'Texts', quantity: '0.333', unitPrice: 10.01, taxRate: 8.25 },
      { description: 'Travel', quantity: '3.000', unitPrice: '0.10' },
    ]
    const made = await trpc.admin.invoices.create.mutate(draft({ lines }))
    expect(made).toMatchObject({
      status: 'DRAFT',
      number: null,
      url: null,
      amount: '166.27',
      net: '153.62',
      tax: '12.65',
      taxes: [{ rate: '8.25', net: '153.32', tax: '12.65' }],
      lines: [
        { description: 'Design', quantity: '1.5', unitPrice: '99.99', taxRate: '8.25', net: '149.99' },
        { description: 'Texts', quantity: '0.333', unitPrice: '10.01', taxRate: '8.25', net: '3.33' },
        { description: 'Travel', quantity: '3', unitPrice: '0.10', taxRate: '0', net: '0.30' },
      ],
      ledger: [],
      refunds: [],
      reminders: [],
      version: 1,
    })
    expect(await tableRow(made.id)).toMatchObject({ amount: '166.27', tax: '12.65', net: '153.62' })
  })

  test('is replaced as a whole, but keeps its client', async () => {
    const { id } = await trpc.admin.invoices.create.mutate(
      draft({ projectId: await newProject(), description: 'As agreed', dueDate: '2026-12-18' }),
    )
    const lines = [line({ description: 'Training', quantity: 2, unitPrice: '80' })]
    const changed = { id, version: 1, title: 'Training', kind: 'FINAL' as const, lines }
    expect(await trpc.admin.invoices.update.mutate(changed)).toMatchObject({
      clientId,
      title: 'Training',
      kind: 'FINAL',
      description: null,
      dueDate: null,
      projectId: null,
      amount: '160.00',
      version: 2,
      lines: [{ description: 'Training', quantity: '2', net: '160.00' }],
    })
    const saved = await trpc.admin.invoices.update.mutate({ ...changed, version: 2 })
    expect(saved.version).toBe(2)
  })

  test('that someone else has changed in the meantime is refused with both versions', async () => {
    const { id } = await trpc.admin.invoices.create.mutate(draft())
    await trpc.admin.invoices.update.mutate({ id, version: 1, title: 'Mine', lines: [line()] })
    const late = { id, version: 1, title: 'Theirs', lines: [line({ quantity: 2, taxRate: 5 })] }
    await expect(trpc.admin.invoices.update.mutate(late)).rejects.toMatchObject({
      message: 'This invoice has changed since you opened it. Please try again.',
      data: {
        code: 'CONFLICT',
        details: {
          yours: { version: 1, title: 'Theirs', amount: '252.00', lines: 'Setup: 2 × $120.00 + 5% tax' },
          theirs: { version: 2, title: 'Mine', amount: '120.00', lines: 'Setup: 1 × $120.00' },
        },
      },
    })
    await expect(trpc.admin.invoices.issue.mutate({ id, version: 1 })).rejects.toMatchObject({
      data: { code: 'CONFLICT', details: { theirs: { version: 2, title: 'Mine' } } },
    })
    expect(await tableRow(id)).toMatchObject({ status: 'DRAFT', number: null, amount: '120.00' })
  })

  test.each([
    [{ lines: [] }, 'An invoice needs at least one line'],
    [{ lines: [line({ unitPrice: '0.00' })] }, 'The total must be at least $0.01'],
    [{ lines: [line({ quantity: 0 })] }, 'Quantity must be more than 0, with at most 3 decimals'],
    [{ lines: [line({ quantity: '0.0005' })] }, 'Quantity must be more than 0, with at most 3 decimals'],
    [{ lines: [line({ unitPrice: -1 })] }, 'Unit price must be a number with at most two decimals'],
    [{ lines: [line({ unitPrice: '1.005' })] }, 'Unit price must be a number with at most two decimals'],
    [{ lines: [line({ unitPrice: '1e3' })] }, 'Unit price must be a number with at most two decimals'],
    [{ lines: [line({ unitPrice: 'NaN' })] }, 'Unit price must be a number with at most two decimals'],
    [{ lines: [line({ unitPrice: '100000000.00' })] }, 'Unit price is too large'],
    [{ lines: [line({ unitPrice: '99999999.99', quantity: 2 })] }, 'The total may be at most $99,999,999.99'],
    [{ lines: [line({ taxRate: 101 })] }, 'Tax must be 0 to 100 percent, with at most 3 decimals'],
    [{ title: ' ' }, 'Title is required'],
    [{ dueDate: '2026-02-30' }, 'Due date must be a date such as 2026-11-20'],
    [{ kind: 'TIP' }, 'Unknown kind of invoice'],
  ])('refuses %j', async (wrong, message) => {
    const before = await trpc.admin.invoices.summary.query()
    await expect(trpc.admin.invoices.create.mutate(draft(wrong))).rejects.toMatchObject(refusal(400, message))
    expect(await trpc.admin.invoices.summary.query()).toEqual(before)
  })

  test('refuses an administrator as client, another client’s project and an unknown project', async () => {
    const payer = (await aUser(db, { role: 'ADMIN' })).id
    await expect(trpc.admin.invoices.create.mutate(draft({ clientId: payer }))).rejects.toMatchObject(
      refusal(400, 'Only someone with a client account can be assigned'),
    )
    const theirs = await newProject((await aUser(db)).id)
    await expect(trpc.admin.invoices.create.mutate(draft({ projectId: theirs }))).rejects.toMatchObject({
      ...refusal(400, 'This project belongs to another client'),
      data: { issues: [{ path: 'projectId', message: 'This project belongs to another client' }] },
    })
    const { id } = await trpc.admin.invoices.create.mutate(draft())
    const moved = { id, version: 1, ...draft({ projectId: theirs }) }
    await expect(trpc.admin.invoices.update.mutate(moved)).rejects.toMatchObject(
      refusal(400, 'This project belongs to another client'),
    )
    const unknown = draft({ projectId: crypto.randomUUID() })
    await expect(trpc.admin.invoices.create.mutate(unknown)).rejects.toMatchObject(
      refusal(404, 'This project does not exist'),
    )
  })

  test('is hidden from clients everywhere', async () => {
    const projectId = await newProject()
    const { id } = await trpc.admin.invoices.create.mutate(draft({ projectId, title: 'Not for you yet' }))
    const { items } = await client.trpc.portal.invoices.list.query({ search: 'Not for you yet' })
    const inProject = await client.trpc.portal.projects.invoices.query({ id: projectId })
    expect([items, inProject.items]).toEqual([[], []])
    expect(await client.trpc.portal.invoices.summary.query()).toMatchObject({ draftCount: 0 })
    expect((await client.rest('GET', '/api/invoices')).text).not.toContain(id)
    expect((await client.rest('GET', `/api/projects/${projectId}/invoices`)).text).toBe('[]')
    expect(JSON.stringify(await client.trpc.portal.dashboard.query())).not.toContain(id)
    expect((await trpc.admin.invoices.list.query({ search: 'Not for you yet' })).items).toMatchObject([
      { id },
    ])
  })
})

describe('an issued invoice', () => {
  test('has a number, a due date and a payment page, and is emailed to its client', async () => {
    const projectId = await newProject()
    const { id } = await trpc.admin.invoices.create.mutate(draft({ projectId, title: 'First milestone' }))
    app.clock.advance({ seconds: 1 })
    const issued = await trpc.admin.invoices.issue.mutate({ id, version: 1 })
    const { checkoutKey, ...row } = await tableRow(id)
    expect(checkoutKey).toMatch(/^[\w-]{22}$/)
    expect(row).toMatchObject({ status: 'OPEN', issueDate: '2026-11-20', dueDate: '2026-12-04' })
    expect(issued).toMatchObject({
      status: 'OPEN',
      number: expect.stringMatching(/^INV-2026-\d{4}$/),
      url: `/checkout?invoice=${id}&key=${checkoutKey}`,
      version: 2,
    })
    const [mail] = (await trpc.admin.outbox.list.query({ limit: 1 })).items
    expect(mail).toMatchObject({
      template: 'invoice-issued',
      recipient: client.email,
      subject: `Invoice ${issued.number} from Tallgrass Automation`,
      text: expect.stringContaining('$120.00 is due on December 4, 2026.'),
    })
    expect(mail?.text).not.toContain(checkoutKey)
    const history = await trpc.admin.projects.history.query({ id: projectId })
    expect(history.items.map(({ action }) => action)).toEqual(['invoice.issue', 'invoice.create'])
    expect(JSON.stringify(history)).not.toContain(checkoutKey)
    const [seen] = (await client.trpc.portal.invoices.list.query({ projectId })).items
    expect(seen).toMatchObject({ id, number: issued.number, url: issued.url, label: null })
    expect(seen).not.toHaveProperty('version')
  })

  test('can be neither changed nor issued again', async () => {
    const { id } = await trpc.admin.invoices.create.mutate(draft())
    await trpc.admin.invoices.issue.mutate({ id })
    const before = await tableRow(id)
    await expect(
      trpc.admin.invoices.update.mutate({ id, version: 2, title: 'Later', lines: [line()] }),
    ).rejects.toMatchObject(refusal(409, 'This invoice is open. Only a draft can be changed.'))
    await expect(trpc.admin.invoices.issue.mutate({ id })).rejects.toMatchObject({
      message: 'This invoice is open and cannot become open again. It can become paid or void.',
      data: { code: 'ILLEGAL_TRANSITION', httpStatus: 409 },
    })
    expect(await tableRow(id)).toEqual(before)
  })

  test('keeps the due date of its draft, and is refused if that has passed', async () => {
    const dated = await trpc.admin.invoices.create.mutate(draft({ dueDate: '2026-11-20T00:00:00.000Z' }))
    expect(await trpc.admin.invoices.issue.mutate({ id: dated.id })).toMatchObject({ dueDate: '2026-11-20' })
    const { id } = await trpc.admin.invoices.create.mutate(draft({ dueDate: '2026-11-19' }))
    await expect(trpc.admin.invoices.issue.mutate({ id })).rejects.toMatchObject(
      refusal(409, 'The due date 2026-11-19 has passed. Set a later date first.'),
    )
    expect(await tableRow(id)).toMatchObject({ status: 'DRAFT', number: null })
  })

  test('is saved and issued in one step, or not saved at all', async () => {
    const issue = true
    const made = await trpc.admin.invoices.create.mutate(draft({ title: 'At once', issue }))
    expect(made).toMatchObject({ status: 'OPEN', number: expect.stringMatching(/^INV-2026-/), version: 2 })
    const past = { dueDate: '2026-11-19', issue }
    const passed = refusal(409, 'The due date 2026-11-19 has passed. Set a later date first.')
    const { total } = await trpc.admin.invoices.summary.query()
    await expect(trpc.admin.invoices.create.mutate(draft(past))).rejects.toMatchObject(passed)
    expect(await trpc.admin.invoices.summary.query()).toMatchObject({ total })

    const { id } = await trpc.admin.invoices.create.mutate(draft())
    const changed = { id, version: 1, title: 'Training', lines: [line({ unitPrice: '80.00' })] }
    await expect(trpc.admin.invoices.update.mutate({ ...changed, ...past })).rejects.toMatchObject(passed)
    expect(await tableRow(id)).toMatchObject({ status: 'DRAFT', amount: '120.00' })
    app.clock.advance({ seconds: 1 })
    const issued = await trpc.admin.invoices.update.mutate({ ...changed, issue })
    expect(issued).toMatchObject({ status: 'OPEN', title: 'Training', amount: '80.00', version: 3 })
    const [mail] = (await trpc.admin.outbox.list.query({ limit: 1 })).items
    expect(mail?.text).toContain('$80.00 is due on')
    await expect(trpc.admin.invoices.update.mutate({ ...changed, version: 3, issue })).rejects.toMatchObject(
      refusal(409, 'This invoice is open. Only a draft can be changed.'),
    )
  })

  test('gets the next number even after a refused attempt', async () => {
    const numberOf = async () => {
      const { id } = await trpc.admin.invoices.create.mutate(draft())
      return Number((await trpc.admin.invoices.issue.mutate({ id })).number?.slice(-4))
    }
    const first = await numberOf()
    const { id: payer } = await aUser(db)
    const { id } = await trpc.admin.invoices.create.mutate(draft({ clientId: payer }))
    await db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', payer).execute()
    await expect(trpc.admin.invoices.issue.mutate({ id })).rejects.toMatchObject(
      refusal(400, 'Only someone with a client account can be assigned'),
    )
    expect(await numberOf()).toBe(first + 1)
  })

  test.each(['get', 'issue'] as const)('that does not exist is not found by %s', async (verb) => {
    const unknown = { id: anId('Invoice') }
    const call =
      verb === 'get' ? trpc.admin.invoices.get.query(unknown) : trpc.admin.invoices.issue.mutate(unknown)
    await expect(call).rejects.toMatchObject(refusal(404, 'This invoice does not exist'))
  })
})

describe('a cost', () => {
  const billed = (costId: CostId) => line({ description: 'Domain', unitPrice: '12.00', costId })

  test('is billed once, refers to its invoice, and is billable again once removed from the draft', async () => {
    const projectId = await newProject()
    const [cost, other] = [await newCost(projectId), await newCost(projectId, { label: 'Travel' })]
    await newCost(projectId, { billable: false })
    const billable = () => trpc.admin.invoices.billableCosts.query({ projectId })
    expect(await billable()).toMatchObject([{ id: cost.id }, { id: other.id }])
    const invoice = await trpc.admin.invoices.create.mutate(
      draft({ projectId, title: 'Expenses', lines: [billed(cost.id), line()] }),
    )
    expect(invoice.lines).toMatchObject([{ costId: cost.id }, { costId: null }])
    expect(await billable()).toMatchObject([{ id: other.id }])
    await expect(
      trpc.admin.invoices.create.mutate(draft({ projectId, lines: [billed(cost.id)] })),
    ).rejects.toMatchObject(refusal(409, 'The cost “Domain” is already on the draft “Expenses”'))
    await expect(trpc.admin.costs.delete.mutate({ id: cost.id })).rejects.toMatchObject(
      refusal(409, 'This cost is on the draft “Expenses”'),
    )
    const { id } = invoice
    const swapped = { id, version: 1, projectId, title: 'Expenses', lines: [billed(other.id), line()] }
    expect((await trpc.admin.invoices.update.mutate(swapped)).lines).toMatchObject([
      { costId: other.id },
      { costId: null },
    ])
    expect(await billable()).toMatchObject([{ id: cost.id }])
    const { number } = await trpc.admin.invoices.issue.mutate({ id })
    const onIt = refusal(409, `This cost is on invoice ${number}`)
    const update = trpc.admin.costs.update.mutate
    await expect(update({ id: other.id, version: 1, amount: '13.00' })).rejects.toMatchObject(onIt)
    await expect(update({ id: other.id, version: 1, billable: false })).rejects.toMatchObject(onIt)
    await expect(trpc.admin.costs.delete.mutate({ id: other.id })).rejects.toMatchObject(onIt)
    expect(await update({ id: other.id, version: 1, label: 'Train', amount: '12.00' })).toMatchObject({
      label: 'Train',
    })
    await trpc.admin.costs.delete.mutate({ id: cost.id })
  })

  test('refuses costs that cannot be billed', async () => {
    const projectId = await newProject()
    const cost = await newCost(projectId)
    const own = await newCost(projectId, { label: 'Snacks', billable: false })
    const theirs = await newCost(await newProject())
    const create = (values: object) => trpc.admin.invoices.create.mutate(draft({ projectId, ...values }))
    const issue = (path: string, message: string) => ({
      ...refusal(400, message),
      data: { issues: [{ path, message }] },
    })
    await expect(create({ lines: [line(), billed(theirs.id)] })).rejects.toMatchObject(
      issue('lines.1.costId', 'This cost belongs to another project'),
    )
    await expect(create({ projectId: null, lines: [billed(cost.id)] })).rejects.toMatchObject(
      issue('lines.0.costId', 'This cost belongs to another project'),
    )
    await expect(create({ lines: [billed(anId('Cost'))] })).rejects.toMatchObject(
      issue('lines.0.costId', 'This cost does not exist'),
    )
    await expect(create({ lines: [billed(cost.id), billed(cost.id)] })).rejects.toMatchObject(
      issue('lines.1.costId', 'This cost is already on another line'),
    )
    await expect(create({ lines: [billed(own.id)] })).rejects.toMatchObject(
      refusal(409, 'The cost “Snacks” is not billable'),
    )
    expect(await trpc.admin.invoices.billableCosts.query({ projectId })).toMatchObject([{ id: cost.id }])
  })
})

test('deleting a project voids its issued invoices and deletes its drafts', async () => {
  const projectId = await newProject()
  const cost = await newCost(projectId)
  const lines = [line({ costId: cost.id })]
  const open = await trpc.admin.invoices.create.mutate(draft({ projectId, lines }))
  await trpc.admin.invoices.issue.mutate({ id: open.id })
  const gone = await trpc.admin.invoices.create.mutate(draft({ projectId }))
  await trpc.admin.projects.delete.mutate({ id: projectId })
  expect(await trpc.admin.invoices.get.query({ id: open.id })).toMatchObject({
    status: 'VOID',
    voidReason: 'The project was deleted',
    projectId: null,
    version: 3,
    lines: [{ costId: null }],
  })
  await expect(trpc.admin.invoices.get.query({ id: gone.id })).rejects.toMatchObject(
    refusal(404, 'This invoice does not exist'),
  )
})
