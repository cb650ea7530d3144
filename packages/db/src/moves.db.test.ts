import { anAgreement, anInvoice, aProject, aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { newId } from './id.ts'
import { moveAgreementRow } from './queries/agreements.ts'
import { moveInvoiceRow } from './queries/payable-invoices.ts'
import { moveProjectRow } from './queries/projects.ts'
import { moveTaskRow } from './queries/tasks.ts'
import { closeWorkItem } from './queries/work-items.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

const createdAt = new Date('2026-11-20T09:00:00.000Z')
const CONFLICT = {
  code: 'CONFLICT',
  message: 'This has changed since you opened it. Please check it and try again.',
}

test('a row moves from an expected status only once', async () => {
  const client = await aUser(db)
  const project = await aProject(db, client.id)
  const task = { id: newId('Task', createdAt), projectId: project.id, title: 'Collect logos', createdAt }
  await db.insertInto('tasks').values(task).execute()
  const agreement = await anAgreement(db, client.id, { status: 'DRAFT' })
  const invoice = await anInvoice(db, client.id, { status: 'OPEN' })
  const item = {
    id: newId('WorkItem', createdAt),
    kind: 'refund_due' as const,
    cause: 'test',
    detail: 'Look',
    createdAt,
  }
  await db.insertInto('workItems').values(item).execute()
  const closing = { note: 'Seen', closedBy: client.id, closedAt: createdAt }
  const moves = [
    () => moveTaskRow(db, task.id, { from: 'TODO', status: 'IN_PROGRESS' }),
    () => moveProjectRow(db, project.id, { from: 'NEW', status: 'ACTIVE' }),
    () => moveAgreementRow(db, agreement.id, { from: 'DRAFT', status: 'SENT' }),
    () => moveInvoiceRow(db, invoice.id, { from: 'OPEN', status: 'VOID', voidedAt: createdAt }),
    () => closeWorkItem(db, item.id, { from: 'OPEN', status: 'CLOSED', ...closing }),
  ]
  for (const move of moves) {
    await move()
    await expect(move()).rejects.toMatchObject(CONFLICT)
  }
  const moved = db.selectFrom('tasks').select(['status', 'version']).where('id', '=', task.id)
  expect(await moved.executeTakeFirst()).toEqual({ status: 'IN_PROGRESS', version: 2 })
})
