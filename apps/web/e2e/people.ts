import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { type InvitationId, toId } from '@tallgrass/domain'

type Role = 'ADMIN' | 'CLIENT'

/** A user with an account and their credentials. */
export interface Person {
  name: string
  email: string
  username: string | null
  password: string
  role: Role
}

export interface InvitedPerson {
  id: InvitationId
  inviteUrl: string
  firstName: string
  lastName: string
  name: string
  email: string
  role: Role
}

/** The password of all accounts in the demo data. */
export const PASSWORD = 'Prairie2026!'

export const seeded = {
  admin: {
    name: 'Ruth Calloway',
    email: 'admin@tallgrass.example',
    username: 'admin',
    password: PASSWORD,
    role: 'ADMIN',
  },
  client: {
    name: 'Maren Okafor',
    email: 'client@tallgrass.example',
    username: null,
    password: PASSWORD,
    role: 'CLIENT',
  },
} as const satisfies Record<string, Person>

/** A word that no other test uses, because all tests share one server. */
export function unique(): string {
  return randomUUID().slice(0, 8)
}

export async function signInByApi(api: APIRequestContext, person: Person) {
  await answerOf(
    person.role === 'ADMIN'
      ? api.post('/api/auth/login', { data: { username: person.email, password: person.password } })
      : api.post('/api/auth/jwt/login', { data: { email: person.email, password: person.password } }),
  )
}

/** Creates a client's account. `api` is signed in with it afterward. */
export async function registerByApi(api: APIRequestContext, org?: string): Promise<Person> {
  const word = unique()
  const person = { name: `Nadia ${word}`, email: `nadia-${word}@example.com`, password: PASSWORD }
  await answerOf(api.post('/api/auth/jwt/register', { data: { ...person, org } }))
  return { ...person, username: null, role: 'CLIENT' }
}

/** `office` is signed in as an administrator. */
export async function inviteByApi(office: APIRequestContext, role: Role = 'CLIENT'): Promise<InvitedPerson> {
  const word = unique()
  const input = { firstName: 'Ines', lastName: word, email: `ines-${word}@example.com`, role }
  const issued = await answerOf(office.post('/api/invitations', { data: input }))
  const { inviteUrl } = issued
  const id = toId('Invitation', String(issued.id))
  if (!id || typeof inviteUrl !== 'string') throw new Error('No invitation came back')
  return { ...input, id, inviteUrl, name: `Ines ${word}` }
}

export async function acceptByApi(api: APIRequestContext, invited: InvitedPerson): Promise<Person> {
  const username = `ines-${invited.lastName}`
  const token = new URL(invited.inviteUrl).searchParams.get('token')
  const data = { username, password: PASSWORD }
  await answerOf(api.post(`/api/invitations/${token}/accept`, { data }))
  return { name: invited.name, email: invited.email, username, password: PASSWORD, role: invited.role }
}

export async function changeRoleByApi(office: APIRequestContext, email: string, role: Role) {
  await answerOf(office.post('/api/auth/jwt/elevate-user', { data: { email, role } }))
}

/** Creates a lead, as the chat does. */
export async function leaveLeadByApi(api: APIRequestContext) {
  const word = unique()
  const lead = {
    name: `Nora van ${word}`,
    email: `nora@castellan-${word}.example`,
    company: `Castellan ${word}`,
    interest: 'learning-saas',
  }
  const { id: text } = await answerOf(api.post('/api/leads', { data: lead }))
  const id = toId('Lead', String(text))
  if (!id) throw new Error('No lead came back')
  return { ...lead, id }
}

async function answerOf(call: Promise<APIResponse>): Promise<Record<string, unknown>> {
  const response = await call
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`)
  return response.json()
}
