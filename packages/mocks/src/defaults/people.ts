import type { Person } from '@tallgrass/contracts/account'
import type { UserId } from '@tallgrass/domain'
import { inDays } from '../samples/moments.ts'
import { getPerson } from '../samples/people.ts'
import { openSessions, signInAttempts } from '../samples/sessions.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

function personOf(id: UserId): Person {
  const { rights: _, ...user } = getPerson((person) => person.id === id)
  return {
    ...user,
    phone: '(940) 555-0107',
    hasSecondFactor: user.role === 'ADMIN',
    passwordEndedAt: null,
    lastSignInAt: inDays(-0.2),
    version: 1,
  }
}

export const peopleMocks: MocksOf<'admin.people'> = {
  'admin.people.get': ({ id }) => personOf(id),
  'admin.people.history': () => onlyPage(signInAttempts),
  'admin.people.sessions': () => openSessions,
  'admin.people.endSession': () => ({ ok: true }),
  'admin.people.endSessions': () => ({ ended: openSessions.length }),
  'admin.people.requirePassword': () => ({
    emailEnabled: true,
    emailSent: true,
    link: null,
    expiresAt: inDays(1 / 24),
  }),
  'admin.people.confirmEmail': () => ({ ok: true }),
  'admin.people.resetFactor': () => ({ ok: true }),
  'admin.people.deactivate': ({ id, version }) => ({
    ...personOf(id),
    deactivatedAt: inDays(0),
    version: version + 1,
  }),
  'admin.people.reactivate': ({ id, version }) => ({ ...personOf(id), version: version + 1 }),
}
