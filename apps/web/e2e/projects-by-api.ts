import { type APIRequestContext, expect } from '@playwright/test'
import type { ProjectId, UserId } from '@tallgrass/domain'
import { type Person, seeded, unique } from './people.ts'

/** Calls a procedure as an administrator, independent of the browser's session. */
export async function callByApi<T = unknown>(office: APIRequestContext, procedure: string, data: object) {
  const response = await office.post(`/trpc/${procedure}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
  const { result }: { result: { data: T } } = await response.json()
  return result.data
}

/** Creates a project for the given client, with a name that no other test uses. */
export async function createProjectByApi(
  office: APIRequestContext,
  { client = seeded.client, ...facts }: { client?: Person; fromTemplate?: boolean } = {},
) {
  const found = await office.get(`/api/users?limit=500`)
  const users: { id: UserId; email: string }[] = await found.json()
  const clientId = users.find(({ email }) => email === client.email)?.id
  const input = { name: `Roof hotline ${unique()}`, clientId, description: 'Calls after storms.', ...facts }
  const { id } = await callByApi<{ id: ProjectId }>(office, 'admin.projects.create', input)
  return { ...input, clientId, id }
}
