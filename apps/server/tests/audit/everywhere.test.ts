import { appRouter } from '@tallgrass/api'
import type { MutationPath, ProcedurePath } from '@tallgrass/api/paths/row.ts'
import { type AnyId, parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { definitionOf } from '../../src/rest/definition-of.ts'
import { callProcedure } from '../support/calls/call-procedure.ts'
import { validCalls } from '../support/calls/valid-calls.ts'
import { everyTable } from '../support/every-table.ts'
import { auditedAgreementChanges } from '../support/policies/agreement-policies.ts'
import { auditedProjectChanges } from '../support/policies/audited-project-changes.ts'
import { auditedDataChanges } from '../support/policies/data-policies.ts'
import { auditedFactorChanges } from '../support/policies/factor-policies.ts'
import { auditedInvoiceChanges } from '../support/policies/invoice-policies.ts'
import { auditedKeyChanges } from '../support/policies/key-policies.ts'
import { auditedPaymentChanges } from '../support/policies/payment-policies.ts'
import { procedurePolicies } from '../support/policies/policies.ts'
import { auditedProfileChanges } from '../support/policies/profile-policies.ts'
import { auditedSignIns } from '../support/policies/sign-in-policies.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { type PreparedWorld, prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

const app = await worldApp()
const { db, pool } = app.services.database

const USER_AGENT = 'Prairie Browser/1.0'

/** The actor of a row: a visitor, the caller, or the owner of the account or session. */
type Actor = 'visitor' | 'caller' | 'owner'

/** The audit actions of each mutation, and their actors. */
const AUDITED: Record<MutationPath, [action: string, actor: Actor][]> = {
  ...auditedSignIns,
  'auth.login': [['session.start', 'owner']],
  'auth.adminLogin': [['session.start', 'owner']],
  'auth.register': [
    ['user.register', 'visitor'],
    ['session.start', 'owner'],
  ],
  'auth.logout': [['session.end', 'caller']],
  'auth.changePassword': [
    ['user.change-password', 'caller'],
    ['session.start', 'caller'],
  ],
  'auth.sessions.end': [['session.end', 'caller']],
  'auth.sessions.endOthers': [['session.end-others', 'caller']],
  'auth.forgotPassword': [['password-reset.request', 'visitor']],
  'auth.resetPassword': [['password-reset.complete', 'owner']],
  'auth.acceptInvitation': [['invitation.accept', 'visitor']],
  ...auditedFactorChanges,
  ...auditedKeyChanges,
  'chat.startSession': [['conversation.begin', 'visitor']],
  // Messages are stored in the conversation itself.
  'chat.send': [],
  // Who is there is forgotten within a minute.
  'chat.present': [],
  'chat.resume': [['conversation.resume', 'visitor']],
  'chat.createLead': [['lead.create', 'visitor']],
  'chat.createBooking': [['booking.create', 'visitor']],
  'chat.bookCall': [
    ['lead.create', 'visitor'],
    ['booking.create', 'visitor'],
  ],
  'chat.chooseTime': [['booking.reschedule', 'visitor']],
  'chat.cancelBooking': [['booking.cancel', 'visitor']],
  'portal.calls.link': [['booking.renew-link', 'caller']],
  // Only its reader sees whether they have read something, and what they are mailed.
  'portal.notifications.markRead': [],
  'portal.notifications.setMail': [],
  'portal.notifications.unsubscribe': [],
  'portal.company.update': [['organization.update-own', 'caller']],
  'portal.company.invite': [
    ['invitation.create', 'caller'],
    ['colleague.invite', 'caller'],
  ],
  'portal.company.inviteAgain': [
    ['invitation.renew', 'caller'],
    ['colleague.renew-invitation', 'caller'],
  ],
  'portal.company.cancelInvitation': [['colleague.cancel-invitation', 'caller']],
  'portal.company.setRights': [['colleague.set-rights', 'caller']],
  'chat.submitChecklist': [['lead.create', 'visitor']],
  'demos.joinWaitlist': [['waitlist-entry.create', 'visitor']],
  ...auditedProfileChanges,
  ...auditedProjectChanges,
  ...auditedDataChanges,
  ...auditedInvoiceChanges,
  ...auditedPaymentChanges,
  ...auditedAgreementChanges,
  'admin.contacts.setRights': [['user.set-rights', 'caller']],
  'admin.contacts.create': [['contact.create', 'caller']],
  'admin.contacts.update': [['contact.update', 'caller']],
  'admin.contacts.invite': [['invitation.create', 'caller']],
  'admin.contacts.deactivate': [['contact.deactivate', 'caller']],
  'admin.contacts.reactivate': [['contact.reactivate', 'caller']],
  'admin.contacts.move': [['contact.move', 'caller']],
  'admin.contacts.viewAs': [['contact.view-as', 'caller']],
  'admin.users.changeRole': [['user.change-role', 'caller']],
  'admin.people.endSession': [['user.end-session', 'caller']],
  'admin.people.endSessions': [['user.end-sessions', 'caller']],
  'admin.people.requirePassword': [['user.require-password', 'caller']],
  'admin.people.resetFactor': [['user.reset-second-factor', 'caller']],
  'admin.people.deactivate': [['user.deactivate', 'caller']],
  'admin.people.reactivate': [['user.reactivate', 'caller']],
  'admin.invitations.create': [['invitation.create', 'caller']],
  'admin.invitations.renew': [['invitation.renew', 'caller']],
  'admin.invitations.cancel': [['invitation.cancel', 'caller']],
  'admin.bookings.complete': [['booking.complete', 'caller']],
  'admin.bookings.markNoShow': [['booking.miss', 'caller']],
  'admin.bookings.cancel': [['booking.cancel', 'caller']],
  'admin.bookings.rebook': [['booking.rebook', 'caller']],
  'admin.calendarFeed.create': [['calendar-feed.create', 'caller']],
  'admin.calendarFeed.renew': [['calendar-feed.renew', 'caller']],
  'admin.calendarFeed.revoke': [['calendar-feed.revoke', 'caller']],
  'admin.clients.update': [['organization.update', 'caller']],
  'admin.clients.archive': [['organization.archive', 'caller']],
  'admin.clients.restore': [['organization.restore', 'caller']],
  // The private person who stays gets a name of their own.
  'admin.clients.merge': [
    ['organization.merge', 'caller'],
    ['organization.update', 'caller'],
  ],
  'admin.conversations.present': [],
  'admin.conversations.takeOver': [['conversation.take-over', 'caller']],
  // Messages are stored in the conversation itself, and drafts nowhere.
  'admin.conversations.answer': [],
  'admin.conversations.draft': [],
  'admin.conversations.handBack': [['conversation.hand-back', 'caller']],
  'admin.conversations.close': [['conversation.close', 'caller']],
  'admin.conversations.markHandled': [['conversation.handle', 'caller']],
  'admin.leads.move': [['lead.move', 'caller']],
  'admin.leads.create': [['lead.create', 'caller']],
  'admin.leads.update': [['lead.edit', 'caller']],
  'admin.leads.delete': [
    ['audit.erase', 'caller'],
    ['lead.delete', 'caller'],
  ],
  'admin.leads.close': [['lead.close', 'caller']],
  'admin.leads.reopen': [['lead.reopen', 'caller']],
  'admin.leads.updateNotes': [['lead.update-notes', 'caller']],
  'admin.leads.convert': [
    ['contact.create', 'caller'],
    ['organization.update', 'caller'],
    ['lead.convert', 'caller'],
  ],
  'admin.leads.invite': [
    ['invitation.create', 'caller'],
    ['contact.create', 'caller'],
    ['lead.invite', 'caller'],
  ],
  'admin.outbox.retry': [['mail.retry', 'caller']],
  'admin.jobs.retry': [['job.retry', 'caller']],
  'admin.webhooks.create': [['webhook.create', 'caller']],
  'admin.webhooks.update': [['webhook.update', 'caller']],
  'admin.webhooks.switch': [['webhook.switch-off', 'caller']],
  'admin.webhooks.rotateSecret': [['webhook.rotate-secret', 'caller']],
  'admin.webhooks.delete': [['webhook.delete', 'caller']],
  'admin.webhooks.test': [['webhook.test', 'caller']],
  'admin.webhooks.replay': [['webhook.replay', 'caller']],
  'admin.system.release': [['restore.release', 'caller']],
}

const procedures = Object.keys(appRouter._def.procedures) as ProcedurePath[]
const mutations = procedures.filter((path): path is MutationPath => definitionOf(path).type === 'mutation')

/** The least privileged caller who is allowed, with a known user agent. */
async function callerOf(path: ProcedurePath, world: PreparedWorld): Promise<TestBrowser> {
  const browser = await leastPrivileged(path, world)
  return { ...browser, send: (request) => browser.send(withUserAgent(request)) }
}

async function leastPrivileged(path: ProcedurePath, { owner }: PreparedWorld): Promise<TestBrowser> {
  const policy = procedurePolicies[path]
  if (policy['owner client'] !== 'allowed') return app.admin()
  // Signing out needs a session.
  return policy.anonymous === 'allowed' && path !== 'auth.logout' ? app.visitor() : owner()
}

function withUserAgent<Request extends { headers?: object }>(request: Request) {
  return { ...request, headers: { ...request.headers, 'user-agent': USER_AGENT } }
}

async function callerId({ trpc }: TestBrowser): Promise<string | null> {
  return (await trpc.auth.session.query())?.id ?? null
}

function rowsAfter(seq: number) {
  return db.selectFrom('auditLogs').selectAll().where('seq', '>', seq).orderBy('seq').execute()
}

async function lastSeq(): Promise<number> {
  return (await db.selectFrom('auditHead').select('seq').executeTakeFirstOrThrow()).seq
}

async function ownerOf({ entity, entityId }: { entity: string; entityId: AnyId | null }) {
  if (entity !== 'session') return entityId
  const row = db
    .selectFrom('sessions')
    .select('userId')
    .where('id', '=', parseId('Session', entityId ?? ''))
  return (await row.executeTakeFirstOrThrow()).userId
}

/** The values of fields with secret-sounding names, and the tokens in links. */
function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    if (typeof field !== 'string') return secretsIn(field)
    const link = URL.parse(field)
    const token = link?.searchParams.get('token') ?? /^\/schedule\/(.+)/.exec(link?.pathname ?? '')?.[1]
    return [...(/password|token|^attempt$/i.test(name) ? [field] : []), ...(token ? [token] : [])]
  })
}

test('every mutation is listed with its audit actions', () => {
  expect(Object.keys(AUDITED).sort()).toEqual(mutations.toSorted())
})

test.each(mutations)('%s records the actor and the origin, and no secrets', async (path) => {
  const world = prepareWorld(app)
  const browser = await callerOf(path, world)
  const input = await validCalls[path](world, browser)
  const [caller, before] = [await callerId(browser), await lastSeq()]
  const isReminder = path === 'admin.invoices.remind'
  const cookiesBefore = [...browser.cookies.values()]
  const answer = await callProcedure(browser, path, input)
  expect(answer.status).toBe(200)

  // A release also reminds of what fell due meanwhile: of invoices that other calls of this file have left.
  const written = (await rowsAfter(before)).filter(({ action }) => action !== 'invoice.remind' || isReminder)
  const expected = AUDITED[path]
  expect(written.map(({ action }) => action)).toEqual(expected.map(([action]) => action))
  for (const [n, row] of written.entries()) {
    const actors = { visitor: null, caller, owner: expected[n]?.[1] === 'owner' ? await ownerOf(row) : null }
    const actorId = actors[expected[n]?.[1] ?? 'visitor']
    expect(row).toMatchObject({ actorId, actorKind: actorId ? 'user' : 'visitor' })
    expect(row).toMatchObject({ ip: expect.stringMatching(/^10\./), userAgent: USER_AGENT })
    if (expected[n]?.[1] !== 'visitor') expect(row.actorId).toEqual(expect.any(String))
  }
  const secrets = [
    ...secretsIn(input),
    ...secretsIn(answer.body),
    ...cookiesBefore,
    ...browser.cookies.values(),
  ]
  for (const secret of secrets) expect(JSON.stringify(written)).not.toContain(secret)
})

// Chat messages are exempt.
const written = mutations.filter((path) => AUDITED[path].length > 0)

test.each(written)('%s is rolled back if it cannot be recorded', async (path) => {
  const world = prepareWorld(app)
  const browser = await callerOf(path, world)
  const input = await validCalls[path](world, browser)
  await pool.query('alter table audit_logs add constraint no_more_rows check (false) not valid')
  try {
    const before = await everyTable(app.services.database)
    const { status } = await callProcedure(browser, path, input)
    expect(status).toBe(500)
    expect(await everyTable(app.services.database)).toEqual(before)
  } finally {
    await pool.query('alter table audit_logs drop constraint no_more_rows')
  }
})
