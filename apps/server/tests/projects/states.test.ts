// Guards: update-project

import { type ProjectId, projectFlow, projectStatuses } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { givenOrganization } from '../support/given-organization.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { rest, trpc } = await app.admin()
const { client, id: clientId } = await givenClient(app)

/** All allowed moves; a project starts as NEW. */
const PROJECT_MOVES = `NEW → ACTIVE, ACTIVE → REVIEW, REVIEW → ACTIVE, REVIEW → READY, READY → ACTIVE,
  READY → COMPLETE, COMPLETE → ACTIVE, ARCHIVED → ACTIVE, NEW → ARCHIVED, ACTIVE → ARCHIVED, REVIEW → ARCHIVED,
  READY → ARCHIVED, COMPLETE → ARCHIVED`.split(/,\s+/)

/** The moves from NEW to each status. */
const PATHS = {
  NEW: [],
  ACTIVE: ['ACTIVE'],
  REVIEW: ['ACTIVE', 'REVIEW'],
  READY: ['ACTIVE', 'REVIEW', 'READY'],
  COMPLETE: ['ACTIVE', 'REVIEW', 'READY', 'COMPLETE'],
  ARCHIVED: ['ARCHIVED'],
} as const

const pairs = <T>(statuses: readonly T[]) => statuses.flatMap((from) => statuses.map((to) => ({ from, to })))

async function givenProject(status: keyof typeof PATHS) {
  const { id } = await trpc.admin.projects.create.mutate({ name: `A ${status} project`, clientId })
  for (const step of PATHS[status])
    await trpc.admin.projects.update.mutate({ id, name: 'P', clientId, status: step })
  return id
}

const statusOf = async (id: ProjectId) => (await trpc.portal.projects.get.query({ id })).status

test.each(pairs(projectStatuses))('project: $from → $to', async ({ from, to }) => {
  const id = await givenProject(from)
  const change = { name: 'P', clientId, status: to }
  const answer = await rest('PUT', `/api/projects/${id}`, change)
  if (from === to || PROJECT_MOVES.includes(`${from} → ${to}`)) {
    expect(answer).toMatchObject({ status: 200, body: { status: to } })
    return
  }
  const { message: error } = projectFlow.refusal(from, to)
  expect(error).toContain('. It can become ')
  expect(answer).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION', error } })
  expect(await statusOf(id)).toBe(from)
  expect(await client.rest('PUT', `/api/projects/${id}`, change)).toMatchObject({ status: 403 })
})

describe('completion', () => {
  async function givenReadyProject() {
    const id = await givenProject('READY')
    const task = await trpc.admin.tasks.create.mutate({
      projectId: id,
      title: 'Collect logos',
      owner: 'CLIENT',
    })
    const item = await trpc.admin.checklist.create.mutate({ projectId: id, item: 'DNS moved' })
    await trpc.admin.checklist.create.mutate({ projectId: id, item: 'Spanish too', required: false })
    const complete = () => rest('PUT', `/api/projects/${id}`, { name: 'P', clientId, status: 'COMPLETE' })
    return { id, task, item, complete }
  }

  test('needs everything required, and says what is missing', async () => {
    const { complete, id, item, task } = await givenReadyProject()
    expect(await complete()).toMatchObject({
      status: 409,
      body: {
        error:
          'This project cannot be completed yet: 1 required checklist item is not passed (“DNS moved”); 1 task is not approved (“Collect logos”).',
      },
    })
    await trpc.admin.checklist.move.mutate({ id: item.id, status: 'PASSED' })
    for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
      await client.trpc.portal.tasks.move.mutate({ id: task.id, status })
    expect(await complete()).toMatchObject({ status: 409 })
    await trpc.portal.tasks.review.mutate({ taskId: task.id, round: 1, decision: 'APPROVE' })
    expect(await complete()).toMatchObject({ status: 200, body: { status: 'COMPLETE' } })
    expect(await statusOf(id)).toBe('COMPLETE')
  })

  test('locks tasks and checklist until the project is reopened', async () => {
    const { complete, id, item, task } = await givenReadyProject()
    await trpc.admin.checklist.move.mutate({ id: item.id, status: 'PASSED' })
    await trpc.admin.tasks.delete.mutate({ id: task.id })
    expect(await complete()).toMatchObject({ status: 200 })
    const refusal = {
      message: 'This project is complete. Reopen it first.',
      data: { httpStatus: 409 },
    }
    const reopen = () => trpc.admin.checklist.move.mutate({ id: item.id, status: 'PENDING' })
    await expect(reopen()).rejects.toMatchObject(refusal)
    await expect(trpc.admin.tasks.create.mutate({ projectId: id, title: 'More' })).rejects.toMatchObject(
      refusal,
    )
    await trpc.admin.projects.update.mutate({ id, name: 'P', clientId, status: 'ACTIVE' })
    expect(await reopen()).toMatchObject({ status: 'PENDING' })
  })
})

test('an archived project cannot change until it is reopened', async () => {
  const id = await givenProject('ACTIVE')
  const add = (title: string) => trpc.admin.tasks.create.mutate({ projectId: id, title })
  const [task, other] = [await add('Collect logos'), await add('Draw a plan')]
  const item = await trpc.admin.checklist.create.mutate({ projectId: id, item: 'DNS moved' })
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
    await trpc.portal.tasks.move.mutate({ id: task.id, status })
  const become = (status: 'ARCHIVED' | 'ACTIVE') =>
    trpc.admin.projects.update.mutate({ id, name: 'P', clientId, status })
  const approve = () =>
    client.trpc.portal.tasks.review.mutate({ taskId: task.id, round: 1, decision: 'APPROVE' })
  await become('ARCHIVED')
  for (const attempt of [
    () => add('More'),
    () => trpc.portal.tasks.move.mutate({ id: other.id, status: 'IN_PROGRESS' }),
    () => trpc.admin.tasks.place.mutate({ id: other.id, before: task.id }),
    () => trpc.admin.tasks.delete.mutate({ id: other.id }),
    () => trpc.admin.checklist.move.mutate({ id: item.id, status: 'PASSED' }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({
      message: 'This project is archived. Reopen it first.',
      data: { httpStatus: 409 },
    })
  }
  await expect(approve()).rejects.toMatchObject({
    message: 'This project is archived. Ask us to reopen it.',
    data: { httpStatus: 409 },
  })
  await trpc.admin.costs.create.mutate({
    projectId: id,
    label: 'Last bill',
    category: 'MISC',
    amount: '9.50',
  })
  await become('ACTIVE')
  expect(await approve()).toMatchObject({ decision: 'APPROVE' })
})

test.each(['COMPLETE', 'ARCHIVED'] as const)(
  'a project that is %s is not reopened for an archived client',
  async (status) => {
    const { contactId, id: organizationId } = await givenOrganization(app, { org: 'Okafor Tile' })
    const { id } = await aProject(app.services.database.db, contactId, { status })
    const { archive, restore } = trpc.admin.clients
    await archive.mutate({ id: organizationId, version: 1 })
    const reopen = () =>
      rest('PUT', `/api/projects/${id}`, { name: 'P', clientId: contactId, status: 'ACTIVE' })
    expect(await reopen()).toMatchObject({
      status: 409,
      body: { error: 'Okafor Tile is archived. Restore the client first.' },
    })
    const renamed = { id, name: 'Hotline', clientId: contactId }
    expect(await trpc.admin.projects.update.mutate(renamed)).toMatchObject({ name: 'Hotline', status })
    await restore.mutate({ id: organizationId, version: 2 })
    expect(await reopen()).toMatchObject({ status: 200, body: { status: 'ACTIVE' } })
  },
)
