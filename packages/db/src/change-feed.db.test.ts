import { anInvoice, aProject, aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'

const database = await openTestDatabase()
const { changes, db, pool } = database
afterAll(database.close)

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

/** Tables that no screen shows, or that change with one that is named. */
const UNNAMED = [
  'audit_head',
  'audit_segments',
  'audit_tombstones',
  'beta_testers',
  'booking_links',
  'calendar_feeds',
  'call_reminders',
  'document_files',
  'document_signatures',
  'events',
  'installation_keys',
  'invoice_counters',
  'invoice_lines',
  'invoice_reminders',
  'password_resets',
  'payment_notices',
  'rate_limits',
  'reported_weeks',
  'sandbox_refunds',
  'sandbox_sessions',
  'task_reminders',
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
