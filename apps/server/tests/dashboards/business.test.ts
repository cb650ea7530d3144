import { anInvoice, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { bookACall } from '../support/booked-calls.ts'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

/** It is 03:00 on Friday, November 20 in Chicago. */
const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const business = async () => (await admin.trpc.admin.dashboard.get.query()).business

async function aCallAt(start: string) {
  const { id } = await bookACall(app.services)
  const [scheduledFor, endsAt] = [new Date(start), new Date(Date.parse(start) + 1_800_000)]
  const times = { scheduledFor, endsAt, blockedUntil: endsAt }
  await db.updateTable('bookings').set(times).where('id', '=', id).execute()
}

test('an empty business waits for nothing', async () => {
  expect(await business()).toEqual({
    open: { count: 0, amount: '0.00' },
    overdue: { count: 0, amount: '0.00', oldestDueDate: null },
    leads: { count: 0, oldest: null },
    calls: { count: 0, nextAt: null },
    toReview: { count: 0, oldest: null },
    overdueTasks: { count: 0, oldest: null },
  })
})

test('money, leads, calls and tasks are counted, each with what has waited longest', async () => {
  const { client, id: clientId } = await givenClient(app)
  const invoices = [
    { status: 'OPEN', amount: '100.10', dueDate: '2026-11-19' },
    { status: 'OPEN', amount: '50.20', dueDate: '2026-11-01' },
    // Due today: not overdue yet.
    { status: 'OPEN', amount: '1.00', dueDate: '2026-11-20' },
    { status: 'PAID', amount: '900.00', dueDate: '2026-10-01' },
    { status: 'DRAFT', amount: '800.00', dueDate: '2026-10-01' },
  ] as const
  for (const invoice of invoices) await anInvoice(db, clientId, invoice)
  const lead = { name: 'Curtis Hale', email: 'curtis@example.com' }
  const first = await app.visitor().trpc.chat.createLead.mutate(lead)
  app.clock.advance({ minutes: 1 })
  // Yesterday, this morning before now, today twice, and after midnight in Chicago.
  await aCallAt('2026-11-20T05:30:00.000Z')
  await aCallAt('2026-11-20T06:30:00.000Z')
  await aCallAt('2026-11-20T20:00:00.000Z')
  await aCallAt('2026-11-21T05:30:00.000Z')
  await aCallAt('2026-11-21T06:30:00.000Z')
  const project = await aProject(db, clientId, { status: 'ACTIVE' })
  const archived = await aProject(db, clientId, { status: 'ARCHIVED' })
  const add = (title: string, dueDate: string, projectId = project.id) =>
    admin.trpc.admin.tasks.create.mutate({ projectId, title, dueDate, owner: 'CLIENT' })
  await add('Due today', '2026-11-20')
  const late = await add('Late', '2026-11-18')
  const done = await add('Done', '2026-11-19')
  await db
    .updateTable('tasks')
    .set({ projectId: archived.id })
    .where('id', '=', (await add('Forgotten', '2026-01-01')).id)
    .execute()
  await client.trpc.portal.tasks.move.mutate({ id: done.id, status: 'IN_PROGRESS' })
  await client.trpc.portal.tasks.move.mutate({ id: done.id, status: 'READY_FOR_REVIEW' })

  const { leads, ...others } = await business()
  expect(others).toEqual({
    open: { count: 3, amount: '151.30' },
    overdue: { count: 2, amount: '150.30', oldestDueDate: '2026-11-01' },
    calls: { count: 3, nextAt: '2026-11-20T20:00:00.000Z' },
    toReview: {
      count: 1,
      oldest: { id: done.id, projectId: project.id, title: 'Done', readyAt: expect.any(String) },
    },
    overdueTasks: {
      count: 2,
      oldest: { id: late.id, projectId: project.id, title: 'Late', dueDate: '2026-11-18' },
    },
  })
  const idle = await aProject(db, clientId, { status: 'ACTIVE' })
  const projectsWith = async (tasks: 'overdue' | 'review') =>
    (await admin.trpc.portal.projects.list.query({ clientId, tasks })).items.map(({ id }) => id).toSorted()
  expect(await projectsWith('overdue')).toEqual([project.id])
  expect(await projectsWith('review')).toEqual([project.id])
  expect((await admin.trpc.portal.projects.list.query({ clientId })).items).toHaveLength(3)
  await add('Late as well', '2026-11-10', idle.id)
  expect(await projectsWith('overdue')).toEqual([idle.id, project.id].toSorted())
  expect(await projectsWith('review')).toEqual([project.id])
  expect(leads.oldest).toEqual({ id: first.id, name: 'Curtis Hale', since: '2026-11-20T09:00:00.000Z' })
  expect(await admin.trpc.admin.workItems.counts.query()).toMatchObject({
    overdueInvoices: 2,
    // Before now: last night and this morning.
    callsToClose: 2,
    waitingConversations: 0,
    byKind: { lead_uncontacted: leads.count },
  })
})
