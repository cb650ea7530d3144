import { appRouter } from '@tallgrass/api'
import type { Db } from '@tallgrass/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { definitionOf, type MutationPath, type ProcedurePath } from '../../src/rest/table.ts'
import { callProcedure } from '../support/calls/call-procedure.ts'
import { validCalls } from '../support/calls/valid-calls.ts'
import { auditedAgreementChanges } from '../support/policies/agreement-policies.ts'
import { auditedProjectChanges } from '../support/policies/audited-project-changes.ts'
import { auditedInvoiceChanges } from '../support/policies/invoice-policies.ts'
import { auditedPaymentChanges } from '../support/policies/payment-policies.ts'
import { procedurePolicies } from '../support/policies/policies.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { type PreparedWorld, prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

const app = await worldApp()
const { db, pool } = app.services.database

const USER_AGENT = 'Prairie Browser/1.0'

/** Who did it: nobody for a visitor, the caller, or the person to whom the account or the session belongs. */
type Actor = 'nobody' | 'caller' | 'owner'

/** What each change writes down, and in whose name. */
const AUDITED: Record<MutationPath, [action: string, actor: Actor][]> = {
  'auth.login': [['session.start', 'owner']],
  'auth.adminLogin': [['session.start', 'owner']],
  'auth.register': [
    ['user.register', 'nobody'],
    ['session.start', 'owner'],
  ],
  'auth.logout': [['session.end', 'caller']],
  'auth.changePassword': [
    ['user.change-password', 'caller'],
    ['session.start', 'caller'],
  ],
  'auth.forgotPassword': [['password-reset.request', 'nobody']],
  'auth.resetPassword': [['password-reset.complete', 'owner']],
  'auth.acceptInvitation': [['invitation.accept', 'nobody']],
  'chat.startSession': [['conversation.begin', 'nobody']],
  // What is said is kept in the conversation itself.
  'chat.send': [],
  'chat.createLead': [['lead.create', 'nobody']],
  'chat.createBooking': [['booking.create', 'nobody']],
  'chat.bookCall': [
    ['lead.create', 'nobody'],
    ['booking.create', 'nobody'],
  ],
  'chat.chooseTime': [['booking.reschedule', 'nobody']],
  'chat.cancelBooking': [['booking.cancel', 'nobody']],
  'chat.submitChecklist': [['lead.create', 'nobody']],
  'demos.joinWaitlist': [['waitlist-entry.create', 'nobody']],
  ...auditedProjectChanges,
  ...auditedInvoiceChanges,
  ...auditedPaymentChanges,
  ...auditedAgreementChanges,
  'admin.users.changeRole': [['user.change-role', 'caller']],
  'admin.invitations.create': [['invitation.create', 'caller']],
  'admin.invitations.renew': [['invitation.renew', 'caller']],
  'admin.invitations.cancel': [['invitation.cancel', 'caller']],
  'admin.bookings.complete': [['booking.complete', 'caller']],
  'admin.bookings.markNoShow': [['booking.miss', 'caller']],
  'admin.bookings.cancel': [['booking.cancel', 'caller']],
  'admin.bookings.rebook': [['booking.rebook', 'caller']],
  'admin.leads.move': [['lead.move', 'caller']],
  'admin.leads.updateNotes': [['lead.update-notes', 'caller']],
  'admin.leads.invite': [
    ['invitation.create', 'caller'],
    ['lead.invite', 'caller'],
  ],
  'admin.outbox.retry': [['mail.retry', 'caller']],
  'admin.jobs.retry': [['job.retry', 'caller']],
}

const procedures = Object.keys(appRouter._def.procedures) as ProcedurePath[]
const mutations = procedures.filter((path): path is MutationPath => definitionOf(path).type === 'mutation')

/** Somebody who may call it, as far outside as possible, with a browser that says its name. */
async function callerOf(path: ProcedurePath, world: PreparedWorld): Promise<TestBrowser> {
  const browser = await outsider(path, world)
  return { ...browser, send: (request) => browser.send(withUserAgent(request)) }
}

async function outsider(path: ProcedurePath, { owner }: PreparedWorld): Promise<TestBrowser> {
  const policy = procedurePolicies[path]
  if (policy['owner client'] !== 'allowed') return app.admin()
  // Only who has a session can end one.
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

async function ownerOf({ entity, entityId }: { entity: string; entityId: string | null }) {
  if (entity !== 'session') return entityId
  const row = db.selectFrom('sessions').select('userId').where('id', '=', entityId)
  return (await row.executeTakeFirstOrThrow()).userId
}

/** Values of what is secret by its name, in what was sent and what was answered, and the secrets of links. */
function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    if (typeof field !== 'string') return secretsIn(field)
    const link = URL.parse(field)
    const token = link?.searchParams.get('token') ?? /^\/schedule\/(.+)/.exec(link?.pathname ?? '')?.[1]
    return [...(/password|token|attempt/i.test(name) ? [field] : []), ...(token ? [token] : [])]
  })
}

test('every change says what it writes down', () => {
  expect(Object.keys(AUDITED).sort()).toEqual(mutations.toSorted())
})

test.each(mutations)('%s writes down who did it, from where, and nothing that is secret', async (path) => {
  const world = prepareWorld(app)
  const browser = await callerOf(path, world)
  const input = await validCalls[path](world, browser)
  const [caller, before] = [await callerId(browser), await lastSeq()]
  const held = [...browser.cookies.values()]
  const answer = await callProcedure(browser, path, input)
  expect(answer.status).toBe(200)

  const written = await rowsAfter(before)
  const expected = AUDITED[path]
  expect(written.map(({ action }) => action)).toEqual(expected.map(([action]) => action))
  for (const [n, row] of written.entries()) {
    const actors = { nobody: null, caller, owner: expected[n]?.[1] === 'owner' ? await ownerOf(row) : null }
    const actorId = actors[expected[n]?.[1] ?? 'nobody']
    expect(row).toMatchObject({ actorId, actorKind: actorId ? 'user' : 'visitor' })
    expect(row).toMatchObject({ ip: expect.stringMatching(/^10\./), userAgent: USER_AGENT })
    if (expected[n]?.[1] !== 'nobody') expect(row.actorId).toEqual(expect.any(String))
  }
  const secrets = [...secretsIn(input), ...secretsIn(answer.body), ...held, ...browser.cookies.values()]
  for (const secret of secrets) expect(JSON.stringify(written)).not.toContain(secret)
})

// What is said in a conversation is exempt.
const written = mutations.filter((path) => AUDITED[path].length > 0)

test.each(written)('%s does not happen when it cannot be written down', async (path) => {
  const world = prepareWorld(app)
  const browser = await callerOf(path, world)
  const input = await validCalls[path](world, browser)
  await pool.query('alter table audit_logs add constraint none_any_more check (false) not valid')
  try {
    const before = await everyTable(db)
    const { status } = await callProcedure(browser, path, input)
    expect(status).toBe(500)
    expect(await everyTable(db)).toEqual(before)
  } finally {
    await pool.query('alter table audit_logs drop constraint none_any_more')
  }
})

/** Every row of the product and of its queue, as text; the queue notes the minute in which it last looked after itself. */
async function everyTable(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs') and (schemaname, tablename) <> ('jobs', 'version')
    order by 1`.execute(db)
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}
