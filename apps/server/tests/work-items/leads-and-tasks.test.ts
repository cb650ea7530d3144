import type { AnyId, TaskId } from '@tallgrass/domain'
import { aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = (await app.admin()).trpc
const { client, id: clientId } = await givenClient(app)
const portal = client.trpc.portal

async function itemsAbout(id: AnyId) {
  const [open, closed] = [
    await admin.admin.workItems.list.query({}),
    await admin.admin.workItems.list.query({ status: 'CLOSED' }),
  ]
  return [...open.items, ...closed.items].filter(({ entityId }) => entityId === id)
}

async function aLead() {
  const lead = { name: 'Nora Castellan', email: `nora${unique()}@example.com` }
  return { ...lead, ...(await app.visitor().trpc.chat.createLead.mutate(lead)) }
}

test('a lead has one work item until the first contact, and another when moved back to new', async () => {
  const { email, id, name } = await aLead()
  await app.visitor().trpc.chat.createLead.mutate({ name, email })
  const waiting = { kind: 'lead_uncontacted', status: 'OPEN', entity: 'lead', whose: 'Nora Castellan' }
  const detail = 'They wrote in the chat, and no one has contacted them yet.'
  expect(await itemsAbout(id)).toMatchObject([{ ...waiting, detail }])
  app.clock.advance({ minutes: 1 })
  await admin.admin.leads.move.mutate({ id, to: 'contacted', version: 2 })
  const closedItem = { status: 'CLOSED', note: 'The lead is contacted.', closedByName: 'Ruth Calloway' }
  expect(await itemsAbout(id)).toMatchObject([closedItem])
  await admin.admin.leads.move.mutate({ id, to: 'new', version: 3 })
  expect(await itemsAbout(id)).toMatchObject([waiting, closedItem])
})

test('an invitation is a first contact', async () => {
  const { id } = await aLead()
  await admin.admin.leads.invite.mutate({ id, firstName: 'Nora', lastName: 'Castellan' })
  expect(await itemsAbout(id)).toMatchObject([{ status: 'CLOSED', note: 'The lead was invited.' }])
})

test('the work item of a lead who does not need contact can be closed with a note', async () => {
  const { id } = await aLead()
  const item = present((await itemsAbout(id))[0])
  await admin.admin.workItems.close.mutate({ id: item.id, note: 'Spam' })
  expect(await itemsAbout(id)).toMatchObject([{ status: 'CLOSED', note: 'Spam' }])
})

/** A task of ours, in review round 1. */
async function givenTaskInReview() {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const { id } = await admin.admin.tasks.create.mutate({ projectId, title: 'Draft the greeting' })
  await submitForReview(id)
  return { id, projectId }
}

async function submitForReview(id: TaskId) {
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const) {
    await admin.portal.tasks.move.mutate({ id, status })
  }
}

async function revise(taskId: TaskId, round: number) {
  app.clock.advance({ minutes: 1 })
  await portal.tasks.review.mutate({ taskId, round, decision: 'REVISE', comment: 'Shorter, please' })
}

const waiting = { kind: 'client_answer', status: 'OPEN', entity: 'task', whose: 'Maren Okafor' }

test('each request for changes has a work item until we resubmit the task', async () => {
  const { id, projectId } = await givenTaskInReview()
  expect(await itemsAbout(id)).toEqual([])
  await revise(id, 1)
  const detail = 'The client asked for changes to “Draft the greeting”.'
  expect(await itemsAbout(id)).toMatchObject([{ ...waiting, projectId, detail }])
  await submitForReview(id)
  const closedItem = { status: 'CLOSED', note: 'The task was answered.' }
  expect(await itemsAbout(id)).toMatchObject([closedItem])
  await revise(id, 2)
  expect(await itemsAbout(id)).toMatchObject([waiting, closedItem])
  await admin.admin.tasks.delete.mutate({ id })
  expect((await itemsAbout(id)).map(({ note }) => note).toSorted()).toEqual([
    'The task was answered.',
    'The task was deleted.',
  ])
})

test('a task finished by the client has a work item until our review', async () => {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const { id } = await admin.admin.tasks.create.mutate({ projectId, title: 'Logos', owner: 'CLIENT' })
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const) {
    await portal.tasks.move.mutate({ id, status })
  }
  expect(await itemsAbout(id)).toMatchObject([{ ...waiting, detail: '“Logos” is ready for your review.' }])
  await admin.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
  expect(await itemsAbout(id)).toMatchObject([{ status: 'CLOSED', note: 'The task was answered.' }])
})

test('archiving a project closes its work items, and reopening it opens them again', async () => {
  const { id, projectId } = await givenTaskInReview()
  await revise(id, 1)
  const move = async (status: 'ACTIVE' | 'ARCHIVED') => {
    app.clock.advance({ minutes: 1 })
    const { name } = await admin.portal.projects.get.query({ id: projectId })
    await admin.admin.projects.update.mutate({ id: projectId, name, clientId, status })
  }
  await move('ARCHIVED')
  const closedItem = { status: 'CLOSED', note: 'The project was archived.' }
  expect(await itemsAbout(id)).toMatchObject([closedItem])
  await move('ACTIVE')
  expect(await itemsAbout(id)).toMatchObject([waiting, closedItem])
  await admin.admin.projects.delete.mutate({ id: projectId })
  expect(await itemsAbout(id)).toMatchObject([
    { note: 'The project was deleted.', projectId: null },
    closedItem,
  ])
})

test('refuses to close a client’s answer with a note, because the task closes it', async () => {
  const { id } = await givenTaskInReview()
  await revise(id, 1)
  const item = present((await itemsAbout(id))[0])
  const close = admin.admin.workItems.close.mutate({ id: item.id, note: 'Done by phone' })
  await expect(close).rejects.toThrow(
    'You cannot close this with a note. It closes when you move or review the task.',
  )
  expect(await itemsAbout(id)).toMatchObject([waiting])
})
