import { admin, client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { isAboutSession } from './check-session'

const change = (kind: 'user' | 'client' | 'lead', id: string | null = null) => ({
  changes: [{ kind, id }],
  reload: false,
})

test('a session shows changes of its user, and after a gap perhaps one', () => {
  expect(isAboutSession(change('user', client.id), client)).toBe(true)
  expect(isAboutSession(change('user'), client)).toBe(true)
  expect(isAboutSession(change('user', admin.id), client)).toBe(false)
  expect(isAboutSession(change('lead', client.id), client)).toBe(false)
  expect(isAboutSession({ changes: [], reload: true }, client)).toBe(true)
})

test('the session of a contact names their client, and that of an administrator none', () => {
  expect(isAboutSession(change('client'), client)).toBe(true)
  expect(isAboutSession(change('client'), admin)).toBe(false)
})
