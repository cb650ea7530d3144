import type { APIRequestContext } from '@playwright/test'
import { type AnyId, type ProjectId, parseId, type TaskId, type TaskStatus } from '@tallgrass/domain'
import type { Person } from './people.ts'

interface TaskFacts {
  title: string
  owner: 'ADMIN' | 'CLIENT'
  detail?: string
}

/** Creates a project for a registered client. `office` is signed in as an administrator. */
export async function createClientProject(
  office: APIRequestContext,
  { client, name }: { client: Person; name: string },
) {
  const clientId = await findUserId(office, client.email)
  const description = 'Calls after five, answered.'
  return call<ProjectId>(office, 'admin.projects.create', {
    name,
    clientId,
    description,
    startDate: '2026-01-05',
  })
}

export function addTask(office: APIRequestContext, projectId: ProjectId, task: TaskFacts) {
  return call<TaskId>(office, 'admin.tasks.create', { projectId, ...task })
}

/** Moves a task to review. */
export async function finishTask(office: APIRequestContext, id: TaskId) {
  await moveTask(office, id, 'IN_PROGRESS')
  await moveTask(office, id, 'READY_FOR_REVIEW')
}

function moveTask(api: APIRequestContext, id: TaskId, status: TaskStatus) {
  return call<TaskId>(api, 'portal.tasks.move', { id, status })
}

async function findUserId(office: APIRequestContext, email: string) {
  const input = encodeURIComponent(JSON.stringify({ search: email }))
  const response = await office.get(`/trpc/admin.users.list?input=${input}`)
  const { result } = await response.json()
  return parseId('User', result.data.items[0].id)
}

async function call<Key extends AnyId>(
  api: APIRequestContext,
  procedure: string,
  data: object,
): Promise<{ id: Key }> {
  const response = await api.post(`/trpc/${procedure}`, { data })
  if (!response.ok()) throw new Error(`${procedure}: ${response.status()}: ${await response.text()}`)
  const { result } = await response.json()
  return result.data
}
