import { parseId, parseMoney } from '@tallgrass/domain'
import { anInvoice, aProject, aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { newId } from './id.ts'

const database = await openTestDatabase()
const { changes, db, pool } = database
afterAll(database.close)

const at = new Date('2026-11-20T09:00:00.000Z')

type Named = [
  transaction: string,
  kind: string,
  id: string | null,
  organization: string | null,
  user: string | null,
]

const heard: Named[] = []
const began = Promise.withResolvers<void>()
const marks = new Map<string, () => void>()
changes.listen({
  began: began.resolve,
  lost() {},
  changed(payload) {
    const named: Named = JSON.parse(payload)
    if (named[1] === 'mark') marks.get(String(named[2]))?.()
    else heard.push(named)
  },
})
await began.promise

/** Resolves once everything is heard that was committed before. */
async function mark(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const name = String(marks.size)
  marks.set(name, resolve)
  await pool.query("select name_change('mark', $1, null, null)", [name])
  await promise
  return heard.length
}

/** What is heard of some work. */
async function heardDuring(work: () => Promise<unknown>): Promise<Named[]> {
  const [from] = [await mark(), await work(), await mark()]
  return heard.slice(from)
}

test('names what was committed, for the client whose it is', async () => {
  const client = await aUser(db)
  const ids: string[] = []
  const named = await heardDuring(async () => ids.push((await aProject(db, client.id)).id))
  expect(named).toContainEqual([expect.any(String), 'project', ids[0], client.organizationId, null])
})

test('names nothing that was rolled back', async () => {
  const undone = async () => {
    const transaction = database.transaction(async (trx) => {
      await aUser(trx)
      throw new Error('Undone')
    })
    await expect(transaction).rejects.toThrow('Undone')
  }
  expect(await heardDuring(undone)).toEqual([])
})

test('names a draft to administrators alone, and the invoice to its client once it has a number', async () => {
  const client = await aUser(db)
  const invoice = await anInvoice(db, client.id)
  const change = (values: { title?: string; status?: 'OPEN'; number?: string }) =>
    heardDuring(() => db.updateTable('invoices').set(values).where('id', '=', invoice.id).execute())
  const named = (organization: string | null) => [
    expect.any(String),
    'invoice',
    invoice.id,
    organization,
    null,
  ]
  expect(await change({ title: 'Website' })).toEqual([named(null)])
  const issued = await change({ status: 'OPEN', number: 'INV-2025-9001' })
  expect(issued).toEqual([named(null), named(client.organizationId)])
})

test('names a call to everyone whose portal shows it', async () => {
  const [booker, owner] = [
    await aUser(db, { emailVerifiedAt: null }),
    await aUser(db, { emailVerifiedAt: at }),
  ]
  const leadId = newId('Lead', at)
  const lead = { id: leadId, email: owner.email ?? '', clientId: booker.id, createdAt: at }
  await db.insertInto('leads').values(lead).execute()
  const id = newId('Booking', at)
  const book = () =>
    db.insertInto('bookings').values({ id, leadId, type: 'scorm-demo', createdAt: at }).execute()
  const users = (await heardDuring(book))
    .filter(([, kind]) => kind === 'booking')
    .map(([, , , , user]) => user)
  expect(new Set(users)).toEqual(new Set([null, booker.id, owner.id]))
})

test('names every cost of a project to its client, who sees all of them', async () => {
  const client = await aUser(db)
  const project = await aProject(db, client.id)
  const cost = { category: 'MISC', label: 'Stamps', amount: parseMoney('5.00'), billable: false } as const
  const add = () =>
    db
      .insertInto('costItems')
      .values({ ...cost, id: newId('Cost', at), projectId: project.id, createdAt: at })
      .execute()
  const organizations = (await heardDuring(add)).map(([, , , organization]) => organization)
  expect(organizations).toEqual([client.organizationId])
})

test('names a cancelled invitation of a colleague to the company that asked for it', async () => {
  const client = await aUser(db)
  const person = { firstName: 'Elena', lastName: 'Marsh', email: `elena${at.getTime()}@example.com` }
  const invitationId = newId('Invitation', at)
  await db
    .insertInto('userInvitations')
    .values({
      ...person,
      id: invitationId,
      role: 'CLIENT',
      inviteTokenHash: 'none',
      createdAt: at,
      expiresAt: at,
    })
    .execute()
  await db
    .insertInto('colleagueInvitations')
    .values({
      ...person,
      id: newId('ColleagueInvitation', at),
      organizationId: client.organizationId ?? parseId('Organization', ''),
      invitedBy: client.id,
      invitationId,
      signs: false,
      pays: false,
      reviews: false,
      createdAt: at,
      expiresAt: at,
    })
    .execute()
  const cancel = () =>
    db.updateTable('userInvitations').set({ status: 'CANCELLED' }).where('id', '=', invitationId).execute()
  const named = [expect.any(String), 'invitation', invitationId, client.organizationId, null]
  expect(await heardDuring(cancel)).toEqual([named])
})

/** Tables that no screen shows, or that change with one that is named. */
const UNNAMED = [
  'api_keys',
  'audit_head',
  'audit_segments',
  'audit_tombstones',
  'authenticators',
  'beta_testers',
  'booking_links',
  'business_totals',
  'calendar_feeds',
  'call_reminders',
  'chat_tokens',
  'data_exports',
  'document_files',
  'document_signatures',
  'due_totals',
  'email_changes',
  'email_confirmations',
  'events',
  'identities',
  'installation_keys',
  'invoice_counters',
  'invoice_lines',
  'invoice_reminders',
  'invoice_totals',
  'known_devices',
  'message_drafts',
  'organization_facts',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'payment_notices',
  'rate_limits',
  'recovery_codes',
  'reported_weeks',
  'sandbox_refunds',
  'sandbox_sessions',
  'sign_in_links',
  'sign_ins',
  'stored_files',
  'task_reminders',
  'total_changes',
  'unread_projects',
  'user_pictures',
  'webhook_attempts',
]

test('every table names its changes, or is known not to', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' and not exists (select from pg_trigger
        where tgrelid = pg_class.oid and not tgisinternal
          and (tgname = relname || '_changes' or tgname = 'sessions_ended'))`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(UNNAMED)
})
