import { type ProjectId, parseMoney } from '@tallgrass/domain'
import { anAgreement, anInvoice, aProject, aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { newId } from './id.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

const createdAt = new Date('2026-11-02T08:00:00.000Z')

/** A project with one record of every kind that can belong to it. */
async function givenProject() {
  const client = await aUser(db)
  const project = await aProject(db, client.id)
  const task = { id: newId('Task', createdAt), projectId: project.id, title: 'Collect logos', createdAt }
  await db.insertInto('tasks').values(task).execute()
  const review = {
    id: newId('Review', createdAt),
    taskId: task.id,
    clientId: client.id,
    decision: 'APPROVE' as const,
    createdAt,
  }
  await db.insertInto('reviews').values(review).execute()
  const checklist = {
    id: newId('ChecklistItem', createdAt),
    projectId: project.id,
    item: 'DNS moved',
    createdAt,
  }
  await db.insertInto('acceptanceChecklists').values(checklist).execute()
  const cost = {
    id: newId('Cost', createdAt),
    projectId: project.id,
    category: 'MISC' as const,
    label: 'Domain',
    amount: parseMoney('12.00'),
    createdAt,
  }
  await db.insertInto('costItems').values(cost).execute()
  const tool = { id: newId('Tool', createdAt), projectId: project.id, toolName: 'Mailer', createdAt }
  await db.insertInto('toolPurchases').values(tool).execute()
  const [agreement, invoice] = [
    await anAgreement(db, client.id, { projectId: project.id, status: 'SIGNED_BOTH' }),
    await anInvoice(db, client.id, { projectId: project.id, status: 'OPEN' }),
  ]
  return { client, project, task, agreement, invoice }
}

const countOf = async (
  table: 'tasks' | 'acceptanceChecklists' | 'costItems' | 'toolPurchases',
  projectId: ProjectId,
) => (await db.selectFrom(table).select('id').where('projectId', '=', projectId).execute()).length

test('deleting a project deletes its tasks, their reviews, its checklist, costs and tools', async () => {
  const { project, task } = await givenProject()
  const other = await givenProject()
  await db.deleteFrom('projects').where('id', '=', project.id).execute()
  for (const table of ['tasks', 'acceptanceChecklists', 'costItems', 'toolPurchases'] as const) {
    expect(await countOf(table, project.id)).toBe(0)
    expect(await countOf(table, other.project.id)).toBe(1)
  }
  expect(await db.selectFrom('reviews').select('id').where('taskId', '=', task.id).execute()).toEqual([])
})

test('issued invoices and agreements survive the deletion of their project and keep their client', async () => {
  const { agreement, client, invoice, project } = await givenProject()
  await db.deleteFrom('projects').where('id', '=', project.id).execute()
  expect(
    await db
      .selectFrom('invoices')
      .select(['projectId', 'clientId', 'number', 'status'])
      .where('id', '=', invoice.id)
      .execute(),
  ).toEqual([{ projectId: null, clientId: client.id, number: invoice.number, status: 'OPEN' }])
  expect(
    await db
      .selectFrom('agreements')
      .select(['projectId', 'clientId'])
      .where('id', '=', agreement.id)
      .execute(),
  ).toEqual([{ projectId: null, clientId: client.id }])
})

describe('the tables refuse', () => {
  test('an invoice or agreement on another organization’s project', async () => {
    const { project } = await givenProject()
    const other = await aUser(db)
    const foreign = { projectId: project.id }
    await expect(anInvoice(db, other.id, foreign)).rejects.toMatchObject({
      constraint: 'invoices_project_fkey',
    })
    await expect(anAgreement(db, other.id, foreign)).rejects.toMatchObject({
      constraint: 'agreements_project_fkey',
    })
  })

  test('to move a project with invoices to another organization', async () => {
    const { project } = await givenProject()
    const other = await aUser(db)
    await expect(
      db.updateTable('projects').set({ clientId: other.id }).where('id', '=', project.id).execute(),
    ).rejects.toMatchObject({ code: '23503' })
  })

  test.each([
    [
      'an issued invoice without a number',
      { status: 'OPEN' as const, number: null },
      'invoices_number_once_issued',
    ],
    [
      'a draft with a number',
      { status: 'DRAFT' as const, number: 'INV-2026-9999' },
      'invoices_no_number_in_draft',
    ],
    ['a paid invoice without a payment date', { status: 'PAID' as const, paidAt: null }, 'invoices_paid_at'],
    [
      'an open invoice with a payment date',
      { status: 'OPEN' as const, paidAt: createdAt },
      'invoices_paid_at',
    ],
    ['a negative amount', { amount: '-0.01' }, 'invoices_amount_not_negative'],
  ])('%s', async (_name, values, constraint) => {
    const client = await aUser(db)
    await expect(anInvoice(db, client.id, values)).rejects.toMatchObject({ constraint })
  })

  test('two invoices with the same number or the same id at the provider', async () => {
    const client = await aUser(db)
    const { number } = await anInvoice(db, client.id, { status: 'OPEN', providerInvoiceId: 'in_1' })
    await expect(anInvoice(db, client.id, { status: 'OPEN' as const, number })).rejects.toMatchObject({
      constraint: 'invoices_number_key',
    })
    await expect(
      anInvoice(db, client.id, { status: 'OPEN', providerInvoiceId: 'in_1' }),
    ).rejects.toMatchObject({ constraint: 'invoices_provider_invoice_id_key' })
  })

  test('an amount that does not fit into ten digits', async () => {
    const client = await aUser(db)
    await expect(anInvoice(db, client.id, { amount: '100000000.00' })).rejects.toMatchObject({
      code: '22003',
    })
    expect(await anInvoice(db, client.id, { amount: '99999999.99' })).toMatchObject({ amount: '99999999.99' })
  })

  test('to delete a user who has a project', async () => {
    const { client } = await givenProject()
    await expect(db.deleteFrom('users').where('id', '=', client.id).execute()).rejects.toMatchObject({
      code: '23503',
    })
  })
})
