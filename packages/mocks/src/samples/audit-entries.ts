import type { AuditEntry } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'

type AuditFacts = Pick<AuditEntry, 'action' | 'entity'> & Partial<AuditEntry> & { daysAgo: number }

const visitor = { actor: { kind: 'visitor' }, actorName: null, actorEmail: null } as const

const recorded: AuditFacts[] = [
  {
    action: 'invitation.create',
    entity: 'invitation',
    entityId: mockId('Invitation', 1),
    after: { email: 'curtis@haleautoglass.example', role: 'CLIENT', status: 'PENDING' },
    daysAgo: 1,
  },
  {
    action: 'session.start',
    entity: 'user',
    entityId: mockId('User', 1),
    after: { role: 'ADMIN' },
    daysAgo: 1.01,
  },
  {
    action: 'user.change-role',
    entity: 'user',
    entityId: mockId('User', 4),
    before: { role: 'ADMIN' },
    after: { role: 'CLIENT' },
    daysAgo: 6,
  },
  {
    action: 'user.register',
    entity: 'user',
    entityId: mockId('User', 7),
    after: { email: 'aisha@cedarandsalt.example', role: 'CLIENT' },
    ...visitor,
    daysAgo: 51,
  },
]

/** Newest first. */
export const auditEntries: AuditEntry[] = recorded.map(({ daysAgo, ...facts }, index) => ({
  id: mockId('AuditRow', index + 1),
  at: inDays(-daysAgo),
  entityId: null,
  entityName: null,
  organizationId: null,
  before: null,
  after: null,
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  actor: { kind: 'user', id: mockId('User', 1) },
  actorName: 'Ruth Calloway',
  actorEmail: 'admin@tallgrass.example',
  actorOrganizationId: null,
  actorKeyName: null,
  ...facts,
}))
