import { person, signInAttempt } from '@tallgrass/contracts/account'
import { apiKey } from '@tallgrass/contracts/integrations'
import { row } from './row.ts'
import { listOf, withVersion } from './shapes.ts'

const onePerson = withVersion(person)

/** Where people are signed in, and their accounts for administrators. */
export const peopleRows = [
  row('GET', '/api/account/sessions', 'auth.sessions.list'),
  row('DELETE', '/api/account/sessions/{id}', 'auth.sessions.end'),
  row('POST', '/api/account/sessions/end-others', 'auth.sessions.endOthers'),

  row('GET', '/api/people/{id}', 'admin.people.get', { shape: onePerson }),
  row('GET', '/api/people/{id}/sign-ins', 'admin.people.history', { shape: listOf(signInAttempt) }),
  row('GET', '/api/people/{id}/sessions', 'admin.people.sessions'),
  row('DELETE', '/api/people/{id}/sessions/{sessionId}', 'admin.people.endSession'),
  row('POST', '/api/people/{id}/sessions/end-all', 'admin.people.endSessions'),
  row('POST', '/api/people/{id}/require-password', 'admin.people.requirePassword'),
  row('POST', '/api/people/{id}/reset-factor', 'admin.people.resetFactor'),
  row('POST', '/api/people/{id}/deactivate', 'admin.people.deactivate', { shape: onePerson }),
  row('GET', '/api/api-keys', 'admin.keys.list', { shape: listOf(apiKey) }),
  row('POST', '/api/api-keys', 'admin.keys.create', { creates: '/api/api-keys' }),
  row('DELETE', '/api/api-keys/{id}', 'admin.keys.revoke'),
  row('POST', '/api/people/{id}/reactivate', 'admin.people.reactivate', { shape: onePerson }),
]
