import { aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = (await app.admin()).trpc
const { client, id: clientId } = await givenClient(app)
const portal = client.trpc.portal

async function itemsAbout(id: string) {
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

test('a lead waits for a first contact, once however often they write, and again when moved back', async () => {
  const { email, id, name } = await aLead()
  await app.visitor().trpc.chat.createLead.mutate({ name, email })
  const waiting = { kind: 'lead_uncontacted', status: 'OPEN', entity: 'lead', whose: 'Nora Castellan' }
  const detail = 'They wrote in the chat, and no one has contacted them yet.'
  expect(await itemsAbout(id)).toMatchObject([{ ...waiting, detail }])
  app.clock.advance({ minutes: 1 })
  await admin.admin.leads.move.mutate({ id, to: 'contacted', version: 2 })
  const settled = { status: 'CLOSED', note: 'The lead is contacted.', closedByName: 'Ruth Calloway' }
  expect(await itemsAbout(id)).toMatchObject([settled])
  await admin.admin.leads.move.mutate({ id, to: 'new', version: 3 })
  expect(await itemsAbout(id)).toMatchObject([waiting, settled])
})

test('an invitation is a first contact', async () => {
  const { id } = await aLead()
  await admin.admin.leads.invite.mutate({ id, firstName: 'Nora', lastName: 'Castellan' })
  expect(await itemsAbout(id)).toMatchObject([{ status: 'CLOSED', note: 'The lead was invited.' }])
})

test('a lead that no one should contact is closed with a note', async () => {
  const { id } = await aLead()
  const [item] = await itemsAbout(id)
  await admin.admin.workItems.close.mutate({ id: item?.id ?? '', note: 'Spam' })
  expect(await itemsAbout(id)).toMatchObject([{ status: 'CLOSED', note: 'Spam' }])
})

/** Our task, in round 1 of its reviews. */
async function givenTaskInReview() {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const { id } = await admin.admin.tasks.create.mutate({ projectId, title: 'Draft the greeting' })
  await hand(id)
  return { id, projectId }
}

async function hand(id: string) {
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const) {
    await admin.portal.tasks.move.mutate({ id, status })
  }
}

async function revise(taskId: string, round: number) {
  app.clock.advance({ minutes: 1 })
  await portal.tasks.review.mutate({ taskId, round, decision: 'REVISE', comment: 'Shorter, please' })
}

const waiting = { kind: 'client_answer', status: 'OPEN', entity: 'task', whose: 'Maren Okafor' }

test('each request for changes waits until we take the task up', async () => {
  const { id, projectId } = await givenTaskInReview()
  expect(await itemsAbout(id)).toEqual([])
  await revise(id, 1)
  const detail = 'The client asked for changes to “Draft the greeting”.'
  expect(await itemsAbout(id)).toMatchObject([{ ...waiting, projectId, detail }])
  await hand(id)
  const settled = { status: 'CLOSED', note: 'The task was answered.' }
  expect(await itemsAbout(id)).toMatchObject([settled])
  await revise(id, 2)
  expect(await itemsAbout(id)).toMatchObject([waiting, settled])
  await admin.admin.tasks.delete.mutate({ id })
  expect((await itemsAbout(id)).map(({ note }) => note).toSorted()).toEqual([
    'The task was answered.',
    'The task was deleted.',
  ])
})

test('what the client has finished waits for our review', async () => {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const { id } = await admin.admin.tasks.create.mutate({ projectId, title: 'Logos', owner: 'CLIENT' })
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const) {
    await portal.tasks.move.mutate({ id, status })
  }
  expect(await itemsAbout(id)).toMatchObject([{ ...waiting, detail: '“Logos” is ready for your review.' }])
  await admin.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
  expect(await itemsAbout(id)).toMatchObject([{ status: 'CLOSED', note: 'The task was answered.' }])
})

test('nothing waits in a project that is archived; active again, it waits again', async () => {
  const { id, projectId } = await givenTaskInReview()
  await revise(id, 1)
  const move = async (status: 'ACTIVE' | 'ARCHIVED') => {
    app.clock.advance({ minutes: 1 })
    const { name } = await admin.portal.projects.get.query({ id: projectId })
    await admin.admin.projects.update.mutate({ id: projectId, name, clientId, status })
  }
  await move('ARCHIVED')
  const settled = { status: 'CLOSED', note: 'The project was archived.' }
  expect(await itemsAbout(id)).toMatchObject([settled])
  await move('ACTIVE')
  expect(await itemsAbout(id)).toMatchObject([waiting, settled])
  await admin.admin.projects.delete.mutate({ id: projectId })
  expect(await itemsAbout(id)).toMatchObject([{ note: 'The project was deleted.', projectId: null }, settled])
})

test('refuses to close an answer with a note: the task is where it is settled', async () => {
  const { id } = await givenTaskInReview()
  await revise(id, 1)
  const [item] = await itemsAbout(id)
  const close = admin.admin.workItems.close.mutate({ id: item?.id ?? '', note: 'Done by phone' })
  await expect(close).rejects.toThrow(
    'You cannot close this with a note. It closes when you move or review the task.',
  )
  expect(await itemsAbout(id)).toMatchObject([waiting])
})
