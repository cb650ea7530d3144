import { auditEntries } from '../samples/audit-entries.ts'
import { failedJobs } from '../samples/failed-jobs.ts'
import { heldWork } from '../samples/held-work.ts'
import { mails } from '../samples/mails.ts'
import { waitlistEntries } from '../samples/waitlist-entries.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

export const waitlistMocks: MocksOf<'admin.waitlist'> = {
  'admin.waitlist.list': ({ product, search = '' }) =>
    onlyPage(
      waitlistEntries.filter(
        (entry) =>
          (!product || entry.product === product) &&
          `${entry.name} ${entry.email} ${entry.company}`.toLowerCase().includes(search.toLowerCase()),
      ),
    ),
}

export const auditMocks: MocksOf<'admin.audit'> = {
  'admin.audit.list': ({ action, entityId }) =>
    onlyPage(
      auditEntries.filter(
        (entry) => (!action || entry.action === action) && (!entityId || entry.entityId === entityId),
      ),
    ),
  'admin.audit.actions': () => [...new Set(auditEntries.map(({ action }) => action))].sort(),
}

export const outboxMocks: MocksOf<'admin.outbox'> = {
  'admin.outbox.list': ({ status }) => onlyPage(mails.filter((mail) => !status || mail.status === status)),
  'admin.outbox.settings': () => ({ emailEnabled: true, signersEmailed: true, siteHeld: false }),
  'admin.outbox.retry': () => ({ ok: true }),
}

export const systemMocks: MocksOf<'admin.system'> = {
  'admin.system.hold': () => null,
  'admin.system.heldWork': () => heldWork,
  'admin.system.release': () => ({ settledPayments: 1, heldMails: 2 }),
}

export const jobMocks: MocksOf<'admin.jobs'> = {
  'admin.jobs.listFailed': () => failedJobs,
  'admin.jobs.retry': () => ({ ok: true }),
}
