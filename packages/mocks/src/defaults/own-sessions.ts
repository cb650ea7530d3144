import { openSessions } from '../samples/sessions.ts'
import type { MocksOf } from './mocks-of.ts'

export const ownSessionMocks: MocksOf<'auth.sessions'> = {
  'auth.sessions.list': () => openSessions.map((session, index) => ({ ...session, isCurrent: index === 0 })),
  'auth.sessions.end': () => ({ ok: true }),
  'auth.sessions.endOthers': () => ({ ended: openSessions.length - 1 }),
}
