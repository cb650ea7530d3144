import { parseId } from '@tallgrass/domain'
import { anInvoice, openEmptyDatabase } from '@tallgrass/testing'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { applyMigrations, migrateToLatest } from './migrate.ts'
import { listLedgerOf } from './queries/invoice-details.ts'
import { listMovementsToPrint } from './queries/invoice-documents.ts'
import { findPayment } from './queries/ledger.ts'

/** A database with the migrations up to `name`. */
async function givenDatabaseAt(name: string) {
  const database = await openEmptyDatabase()
  onTestFinished(database.close)
  await applyMigrations(database, { to: name })
  return database
}

const CLIENT = '01a1f7d0-0b33-7623-a6a1-000000000001'
const PROJECT = '01a1f7d0-0b33-7623-a6a1-000000000002'

/** Named by the columns of the first version. */
async function aClient(pool: pg.Pool) {
  await pool.query(
    `insert into users (id, name, email, role, password_hash, created_at)
     values ('${CLIENT}', 'Maren Okafor', 'maren@example.com', 'CLIENT', 'none', now())`,
  )
  return parseId('User', CLIENT)
}

test('older tasks and reviews get a position and a round', async () => {
  const { db, pool } = await givenDatabaseAt('0016_create_chat_sessions')
  await aClient(pool)
  await pool.query(`
    insert into projects (id, client_id, name, created_at) values ('${PROJECT}', '${CLIENT}', 'Hotline', now());
    insert into tasks (id, project_id, title, status, created_at) values
      (gen_random_uuid(), '${PROJECT}', 'Second', 'READY_FOR_REVIEW', '2026-11-02'),
      (gen_random_uuid(), '${PROJECT}', 'First', 'APPROVED', '2026-11-01'),
      (gen_random_uuid(), '${PROJECT}', 'Third', 'TODO', '2026-11-03');
    insert into reviews (id, task_id, client_id, decision, created_at)
      select gen_random_uuid(), id, '${CLIENT}', decision, day::timestamptz
      from tasks, (values ('REVISE', '2026-11-04'), ('APPROVE', '2026-11-05')) as given (decision, day)
      where title = 'First'`)

  await migrateToLatest({ db, pool })

  const tasks = db.selectFrom('tasks').select(['title', 'round', 'readyAt', 'version']).orderBy('position')
  expect(await tasks.execute()).toEqual([
    { title: 'First', round: 2, readyAt: null, version: 1 },
    { title: 'Second', round: 1, readyAt: '2026-11-02T00:00:00.000Z', version: 1 },
    { title: 'Third', round: 0, readyAt: null, version: 1 },
  ])
  const reviews = db.selectFrom('reviews').select(['round', 'decision', 'reviewerId']).orderBy('round')
  expect(await reviews.execute()).toEqual([
    { round: 1, decision: 'REVISE', reviewerId: CLIENT },
    { round: 2, decision: 'APPROVE', reviewerId: CLIENT },
  ])
})

test('a confidence outside the range is clamped, and other replies stay unchanged', async () => {
  const { db, pool } = await givenDatabaseAt('0032_note_the_keys')
  await pool.query(`
    insert into chat_sessions (id, token_hash, created_at) values ('one', 'hash', now());
    insert into chat_messages (id, session_id, role, content, timestamp, metadata)
      select gen_random_uuid(), 'one', 'assistant', content, now(), metadata::jsonb
      from (values ('below', '{"confidence": -0.13, "intent": "pricing"}'), ('above', '{"confidence": 1.2}'),
        ('none', '{"confidence": null}'), ('fine', '{"confidence": 0.42}'), ('not said', '{}')) as said (content, metadata)`)

  await migrateToLatest({ db, pool })

  const replies = db.selectFrom('chatMessages').select(['content', 'metadata']).orderBy('content')
  expect(await replies.execute()).toEqual([
    { content: 'above', metadata: { confidence: 1 } },
    { content: 'below', metadata: { confidence: 0, intent: 'pricing' } },
    { content: 'fine', metadata: { confidence: 0.42 } },
    { content: 'none', metadata: { confidence: 0 } },
    { content: 'not said', metadata: {} },
  ])
})

test('a notice that waits for a payment gets that payment in a column instead of a sentence', async () => {
  const { db, pool } = await givenDatabaseAt('0041_seal_audit_segments')
  await pool.query(`
    insert into payment_notices
      (id, provider, notice_id, type, about, about_id, outcome, received_at, settled_at)
      select gen_random_uuid(), 'stripe', name, 'refund.updated', 'refund', 're_' || name, outcome, now(), settled::timestamptz
      from (values ('new', null, null), ('settled', 'Given back', '2026-11-02'),
        ('waits', 'Waits for payment pi_7 of stripe', null)) as given (name, outcome, settled)`)

  await migrateToLatest({ db, pool })

  const notices = db.selectFrom('paymentNotices').select(['outcome', 'waitsFor']).orderBy('noticeId')
  expect(await notices.execute()).toEqual([
    { outcome: null, waitsFor: null },
    { outcome: 'Given back', waitsFor: null },
    { outcome: null, waitsFor: 'pi_7' },
  ])
})

test('a payment from before there were manual ones reads as one, and no other word is taken', async () => {
  const { db, pool } = await givenDatabaseAt('0043_name_awaited_payments')
  const { id: invoiceId } = await anInvoice(db, await aClient(pool), { status: 'PAID' })
  const add = (method: string) =>
    pool.query(
      `insert into ledger_entries (id, invoice_id, type, method, amount, currency, applied, received_at, created_at)
       values (gen_random_uuid(), $1, 'payment', $2, 10, 'USD', $3, now(), now())`,
      [invoiceId, method, method === 'elsewhere'],
    )
  await add('elsewhere')

  await migrateToLatest({ db, pool })

  await add('manual')
  await expect(add('cash')).rejects.toThrow('ledger_entries_method_known')
  const manual = { method: 'manual', amount: '10.00' }
  const ledger = await listLedgerOf(db, invoiceId)
  expect(ledger).toMatchObject([manual, manual])
  expect(await Promise.all(ledger.map(({ id }) => findPayment(db, id)))).toMatchObject([manual, manual])
  expect(await listMovementsToPrint(db, [invoiceId])).toMatchObject([manual])
  // As it was written: the ledger is only added to.
  const stored = db.selectFrom('ledgerEntries').select('method').orderBy('createdAt')
  expect(await stored.execute()).toEqual([{ method: 'elsewhere' }, { method: 'manual' }])
})

test('open work items are closed if their money was already refunded', async () => {
  const { db, pool } = await givenDatabaseAt('0043_name_awaited_payments')
  const { id: invoiceId } = await anInvoice(db, await aClient(pool), { status: 'VOID' })
  await pool.query(
    `with payment as (
       insert into ledger_entries (id, invoice_id, type, method, amount, currency, applied, received_at, created_at)
       values (gen_random_uuid(), $1, 'payment', 'card', 10, 'USD', false, '2026-11-01', '2026-11-01') returning id
     ), given_back as (
       insert into refunds (id, invoice_id, payment_id, amount, currency, reason, status, created_at, settled_at)
       select gen_random_uuid(), $1, id, amount, 'USD', 'Twice', status, day::timestamptz,
         case status when 'succeeded' then now() end
       from payment, (values (6, 'succeeded', '2026-11-02'), (4, 'succeeded', '2026-11-04'), (9, 'requested', '2026-11-05'))
         as given (amount, status, day)
     )
     insert into work_items (id, kind, cause, detail, payment_id, amount, created_at)
     select gen_random_uuid(), kind, cause, 'Refund it', payment.id, amount, '2026-11-03'
     from payment, (values ('refund_due', 'covered', 10), ('payment_mismatch', 'not covered', 11),
       ('refund_failed', 'replaced', 4), ('refund_failed', 'not replaced', 5)) as item (kind, cause, amount)`,
    [invoiceId],
  )

  await migrateToLatest({ db, pool })

  const items = db.selectFrom('workItems').select(['cause', 'status', 'note']).orderBy('cause')
  const closed = { status: 'CLOSED', note: 'The whole amount was refunded.' }
  expect(await items.execute()).toEqual([
    { cause: 'covered', ...closed },
    { cause: 'not covered', status: 'OPEN', note: null },
    { cause: 'not replaced', status: 'OPEN', note: null },
    { cause: 'replaced', ...closed },
  ])
})

test('each client becomes an organization of one with all rights, and their records are of it', async () => {
  const { db, pool } = await givenDatabaseAt('0049_add_discounts')
  await pool.query(`
    insert into users (id, name, email, role, org, password_hash, created_at)
      select gen_random_uuid(), name, name || '@example.com', role, org, 'none', day::timestamptz
      from (values ('ana', 'CLIENT', 'Ruiz Tiles', '2026-11-01'), ('ben', 'CLIENT', 'Ruiz Tiles', '2026-11-02'),
        ('cleo', 'CLIENT', null, '2026-11-03'), ('dan', 'ADMIN', 'Dan Roofs', '2026-11-04'),
        ('eve', 'ADMIN', null, '2026-11-05')) as given (name, role, org, day);
    insert into projects (id, client_id, name, created_at)
      select gen_random_uuid(), id, name, now() from users where name <> 'eve';
    insert into agreements (id, client_id, project_id, type, project_name, created_at)
      select gen_random_uuid(), client_id, id, 'MSA', name, now() from projects;
    insert into e_signature_documents (id, agreement_id, client_id, document_title, document_type, created_at)
      select gen_random_uuid(), id, client_id, 'Scope', 'scope_of_work', now() from agreements;
    insert into invoices (id, client_id, project_id, title, amount, created_at)
      select gen_random_uuid(), client_id, id, name, 0, now() from projects`)

  await migrateToLatest({ db, pool })

  const people = db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.name', 'users.org', 'organizations.name as organization', 'organizations.createdAt'])
    .orderBy('users.name')
  expect(await people.execute()).toEqual([
    { name: 'ana', org: 'Ruiz Tiles', organization: 'Ruiz Tiles', createdAt: '2026-11-01T00:00:00.000Z' },
    { name: 'ben', org: 'Ruiz Tiles', organization: 'Ruiz Tiles', createdAt: '2026-11-02T00:00:00.000Z' },
    { name: 'cleo', org: null, organization: null, createdAt: '2026-11-03T00:00:00.000Z' },
    { name: 'dan', org: 'Dan Roofs', organization: null, createdAt: null },
    { name: 'eve', org: null, organization: null, createdAt: null },
  ])
  const rights = db.selectFrom('users').select(['signs', 'pays', 'reviews']).distinct()
  expect(await rights.execute()).toEqual([{ signs: true, pays: true, reviews: true }])
  // What an administrator is in charge of, from when they were a client, has to be someone's.
  const organizations = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .orderBy('createdAt')
    .execute()
  expect(organizations.map(({ name }) => name)).toEqual(['Ruiz Tiles', 'Ruiz Tiles', null, 'Dan Roofs'])
  for (const table of ['projects', 'agreements', 'e_signature_documents', 'invoices']) {
    const { rows } = await pool.query<{ organization_id: string }>(
      `select t.organization_id from ${table} t join users on users.id = t.client_id order by users.name`,
    )
    expect(rows.map((row) => row.organization_id)).toEqual(organizations.map(({ id }) => id))
  }
  const documents = await db.selectFrom('eSignatureDocuments').select(['clientId', 'signerId']).execute()
  expect(documents.length).toBeGreaterThan(0)
  for (const { clientId, signerId } of documents) expect(signerId).toBe(clientId)
})

test('contacts who were invited as leads are known by a mark, and work about colleagues by their invitation', async () => {
  const { db, pool } = await givenDatabaseAt('0062_remind_of_calls')
  const COLLEAGUE = '01a1f7d0-0b33-7623-a6a1-000000000003'
  await pool.query(`
    insert into users (id, name, email, role, created_at) select gen_random_uuid(), name, name || '@example.com', 'CLIENT', at::timestamptz
      from (values ('invited', '2026-11-01'), ('renamed', '2026-11-02'), ('by hand', '2026-11-03')) as given (name, at);
    insert into user_invitations (id, email, first_name, last_name, role, status, invite_token_hash, expires_at, created_at)
      select gen_random_uuid(), name || '@example.com', name, '', 'CLIENT', 'PENDING', name, now(),
        created_at + case name when 'by hand' then interval '1 minute' else interval '0' end
      from users;
    insert into leads (id, email, client_id, invitation_id, created_at)
      select gen_random_uuid(), users.email, users.id, user_invitations.id, now()
      from users join user_invitations using (email);
    update users set email = 'new@example.com' where name = 'renamed';
    insert into colleague_invitations
      (id, organization_id, email, first_name, last_name, signs, pays, reviews, invited_by, created_at, expires_at)
      select '${COLLEAGUE}', organization_id, 'dele@example.com', 'Dele', 'Okafor', true, true, true, id, now(), now()
      from users where name = 'by hand';
    insert into work_items (id, kind, cause, detail, organization_id, created_at)
      select gen_random_uuid(), 'mail_failed', cause, '', gone.organization_id, now()
      from (select organization_id from users where name = 'invited') as gone,
        (values ('colleague:${COLLEAGUE}:2026-11-01'), ('mail:${COLLEAGUE}:2026-11-01')) as given (cause);
    update organizations set archived_at = now(),
      merged_into = (select organization_id from users where name = 'by hand')
      where id = (select organization_id from users where name = 'invited')`)

  await migrateToLatest({ db, pool })

  const people = db.selectFrom('users').select(['name', 'organizationId', 'invitedAsLead']).orderBy('name')
  const [byHand, ...leads] = await people.execute()
  expect(byHand).toMatchObject({ name: 'by hand', invitedAsLead: false })
  expect(leads).toMatchObject([
    { name: 'invited', invitedAsLead: true },
    { name: 'renamed', invitedAsLead: true },
  ])
  const work = db.selectFrom('workItems').select(['colleagueInvitationId', 'organizationId']).orderBy('cause')
  const organizationId = byHand?.organizationId
  expect(await work.execute()).toEqual([
    { colleagueInvitationId: COLLEAGUE, organizationId },
    { colleagueInvitationId: null, organizationId },
  ])
})

test('accounts by invitation or with records count as confirmed, and others are asked', async () => {
  const { db, pool } = await givenDatabaseAt('0074_ask_for_a_second_factor')
  const id = (n: number) => `01a1f7d0-0b33-7623-a6a1-00000000000${n}`
  await pool.query(`
    insert into users (id, name, email, role, password_hash, created_at) values
      ('${id(1)}', 'Ruth', 'ruth@example.com', 'ADMIN', 'none', '2026-11-01'),
      ('${id(2)}', 'Invited', 'invited@example.com', 'CLIENT', 'none', '2026-11-02'),
      ('${id(3)}', 'Busy', 'busy@example.com', 'CLIENT', 'none', '2026-11-03'),
      ('${id(4)}', 'New', 'new@example.com', 'CLIENT', 'none', '2026-11-04'),
      ('${id(5)}', 'Waiting', 'waiting@example.com', 'CLIENT', null, '2026-11-05');
    insert into user_invitations (id, first_name, last_name, email, role, status, invited_by, invite_token_hash, expires_at,
        created_at, accepted_at)
      values ('${id(6)}', 'In', 'Vited', 'invited@example.com', 'CLIENT', 'ACCEPTED', '${id(1)}', 'hash', now(), now(), now());
    insert into projects (id, client_id, name, created_at) values ('${PROJECT}', '${id(3)}', 'Hotline', now())`)

  await migrateToLatest({ db, pool })

  const users = db.selectFrom('users').select(['name', 'emailVerifiedAt']).orderBy('createdAt')
  expect(await users.execute()).toEqual([
    { name: 'Ruth', emailVerifiedAt: '2026-11-01T00:00:00.000Z' },
    { name: 'Invited', emailVerifiedAt: '2026-11-02T00:00:00.000Z' },
    { name: 'Busy', emailVerifiedAt: '2026-11-03T00:00:00.000Z' },
    { name: 'New', emailVerifiedAt: null },
    { name: 'Waiting', emailVerifiedAt: null },
  ])
})
