// Guards: create-task, update-task, place-task, delete-task

import type { ProjectId } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const { trpc } = await app.admin()
const { client, id: clientId } = await givenClient(app)

const newProject = async () => (await aProject(db, clientId, { status: 'ACTIVE' })).id
const titlesOf = async (id: ProjectId) =>
  (await trpc.portal.projects.tasks.query({ id })).items.map(({ title }) => title)

const newTask = async (projectId: ProjectId, title: string) =>
  (await trpc.admin.tasks.create.mutate({ projectId, title })).id

test('tasks keep the order set by an administrator', async () => {
  const projectId = await newProject()
  const a = await newTask(projectId, 'A')
  const b = await newTask(projectId, 'B')
  const c = await newTask(projectId, 'C')
  expect(await titlesOf(projectId)).toEqual(['A', 'B', 'C'])
  await trpc.admin.tasks.place.mutate({ id: c, before: a })
  expect(await titlesOf(projectId)).toEqual(['C', 'A', 'B'])
  await trpc.admin.tasks.place.mutate({ id: a, before: null })
  expect(await titlesOf(projectId)).toEqual(['C', 'B', 'A'])
  await trpc.admin.tasks.place.mutate({ id: b, before: b })
  expect(await titlesOf(projectId)).toEqual(['C', 'B', 'A'])
  await newTask(projectId, 'D')
  expect(await titlesOf(projectId)).toEqual(['C', 'B', 'A', 'D'])
})

test('a task cannot be placed before a task of another project', async () => {
  const place = { id: await newTask(await newProject(), 'A'), before: await newTask(await newProject(), 'B') }
  await expect(trpc.admin.tasks.place.mutate(place)).rejects.toMatchObject({ data: { httpStatus: 404 } })
})

test('tasks are paginated in order', async () => {
  const projectId = await newProject()
  for (const title of ['A', 'B', 'C']) await newTask(projectId, title)
  const first = await client.rest('GET', `/api/projects/${projectId}/tasks?limit=2`)
  expect((first.body as { title: string }[]).map(({ title }) => title)).toEqual(['A', 'B'])
  const url = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await client.rest('GET', url)).body).toMatchObject([{ title: 'C' }])
})

test('a stale edit of a task is refused with both versions', async () => {
  const projectId = await newProject()
  const id = await newTask(projectId, 'A')
  await trpc.admin.tasks.update.mutate({ id, version: 1, title: 'Mine', dueDate: '2026-12-01' })
  await expect(trpc.admin.tasks.update.mutate({ id, version: 1, title: 'Theirs' })).rejects.toMatchObject({
    data: {
      code: 'CONFLICT',
      details: { yours: { version: 1, title: 'Theirs' }, theirs: { version: 2, title: 'Mine' } },
    },
  })
  expect(await titlesOf(projectId)).toEqual(['Mine'])
})

test.each([
  [{ title: '' }, 'Title is required'],
  [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
  [{ detail: 'x'.repeat(5001) }, 'Detail must be at most 5000 characters'],
  [{ dueDate: '2026-11-31' }, 'Due date must be a date such as 2026-11-20'],
  [{ owner: 'NOBODY' as 'ADMIN' }, 'Owner must be ADMIN or CLIENT'],
])('refuses a task with %j', async (wrong, message) => {
  const projectId = await newProject()
  const input = { projectId, title: 'A', ...wrong }
  await expect(trpc.admin.tasks.create.mutate(input)).rejects.toMatchObject({ message })
  expect(await titlesOf(projectId)).toEqual([])
})

test('a task can be deleted only once', async () => {
  const projectId = await newProject()
  const id = await newTask(projectId, 'A')
  await newTask(projectId, 'B')
  await trpc.admin.tasks.delete.mutate({ id })
  expect(await titlesOf(projectId)).toEqual(['B'])
  await expect(trpc.admin.tasks.delete.mutate({ id })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND', httpStatus: 404 },
  })
})
