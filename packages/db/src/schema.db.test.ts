import { openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'

const { close, pool } = await openTestDatabase()
afterAll(close)

async function select<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>(query, values)).rows
}

test('every foreign key has an index that starts with its columns', async () => {
  const unindexed = await select(
    `select c.conrelid::regclass::text as "table", c.conname as "foreignKey"
     from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
       select from pg_index i
       where i.indrelid = c.conrelid and i.indpred is null and i.indisvalid
         and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
     )`,
  )
  expect(unindexed).toEqual([])
})

test('there are foreign keys for the index check to look at', async () => {
  const [count] = await select<{ keys: number }>(
    "select count(*) as keys from pg_constraint where contype = 'f'",
  )
  expect(count?.keys).toBeGreaterThan(15)
})

test.each([
  ['users', 'created_at desc, id desc'],
  ['user_invitations', 'created_at desc, id desc'],
  ['audit_logs', 'at desc, id desc'],
  ['outbox_mails', 'created_at desc, id desc'],
  ['projects', 'created_at desc, id desc'],
  ['agreements', 'created_at desc, id desc'],
  ['invoices', 'created_at desc, id desc'],
  ['leads', 'created_at desc, id desc'],
  ['bookings', 'created_at desc, id desc'],
  ['bookings', 'scheduled_for, id'],
  ['invoices', "coalesce(due_date, 'infinity'::date), id"],
  ['invoices', 'amount desc, id desc'],
  ['work_items', 'status, created_at desc, id desc'],
  ['work_items', 'status, kind, created_at desc, id desc'],
  ['waitlist_entries', 'created_at desc, id desc'],
  ['webhook_endpoints', 'created_at desc, id desc'],
  ['beta_testers', 'created_at desc, id desc'],
  ['organizations', 'created_at desc, id desc'],
  ['organizations', 'lower(shown_name), id'],
])('an index of %s provides the order %s', (table, order) => expectIndexed(table, order))

test.each([
  ['projects', 'created_at desc, id desc'],
  ['projects', 'lower(name), id'],
  ['projects', "coalesce(target_end_date, 'infinity'::date), id"],
  ['agreements', 'created_at desc, id desc'],
  ['invoices', 'created_at desc, id desc'],
  ['e_signature_documents', 'step, id desc'],
])('an index of %s provides the order %s within an organization', (table, order) =>
  expectIndexed(table, order, "where organization_id = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'"),
)

async function expectIndexed(table: string, order: string, where = '') {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // The tables are empty, so anything is cheap: only what no index provides is left to them.
    await client.query('set local enable_seqscan = off; set local enable_sort = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from ${table} ${where} order by ${order} limit 51`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toContain('Sort')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('money is numeric(10,2), sums of any number of amounts are wider, and no column is a floating-point number', async () => {
  const numeric = await select(
    `select table_name || '.' || column_name as name, numeric_precision as precision, numeric_scale as scale
     from information_schema.columns
     where table_schema = 'public' and data_type = 'numeric' order by 1`,
  )
  const money = { precision: 10, scale: 2 }
  const sum = { precision: 18, scale: 2 }
  expect(numeric).toEqual([
    { name: 'agreements.price', ...money },
    { name: 'business_totals.amount', ...sum },
    { name: 'business_totals.refunded', ...sum },
    { name: 'checkouts.amount', ...money },
    { name: 'cost_items.amount', ...money },
    { name: 'due_totals.amount', ...sum },
    { name: 'e_signature_documents.retainer_amount', ...money },
    { name: 'invoice_lines.list_quantity', precision: 9, scale: 3 },
    { name: 'invoice_lines.list_unit_price', ...money },
    { name: 'invoice_lines.net', ...money },
    { name: 'invoice_lines.quantity', precision: 9, scale: 3 },
    { name: 'invoice_lines.tax_rate', precision: 6, scale: 3 },
    { name: 'invoice_lines.unit_price', ...money },
    { name: 'invoice_totals.amount', ...sum },
    { name: 'invoice_totals.refunded', ...sum },
    { name: 'invoices.amount', ...money },
    { name: 'invoices.discount_percent', precision: 6, scale: 3 },
    { name: 'invoices.net', ...money },
    { name: 'invoices.refunded', ...money },
    { name: 'invoices.tax', ...money },
    { name: 'ledger_entries.amount', ...money },
    { name: 'organization_facts.squares', precision: 40, scale: 0 },
    { name: 'organization_facts.sum', precision: 40, scale: 0 },
    { name: 'refunds.amount', ...money },
    { name: 'sandbox_refunds.amount', ...money },
    { name: 'sandbox_sessions.amount', ...money },
    { name: 'total_changes.amount', ...sum },
    { name: 'total_changes.refunded', ...sum },
    { name: 'work_items.amount', ...money },
  ])
  const floating = await select(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type in ('real', 'double precision', 'money')`,
  )
  expect(floating).toEqual([])
})

test('timestamps have a time zone, and calendar dates are dates', async () => {
  const columns = await select<{ name: string; type: string }>(
    `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely%'
       and data_type ~ '^(date|time|timestamp|interval)'`,
  )
  const named = (type: string) => columns.filter((column) => column.type === type).map(({ name }) => name)
  expect(named('date').sort()).toEqual([
    'due_totals.due_date',
    'invoice_reminders.sent_on',
    'invoices.due_date',
    'invoices.issue_date',
    'projects.start_date',
    'projects.target_end_date',
    'reported_weeks.monday',
    'task_reminders.due_date',
    'tasks.due_date',
    'total_changes.due_date',
  ])
  expect(columns.length).toBe(named('date').length + named('timestamp with time zone').length)
})

test('every table has a UUID key, except for counters, singletons and rows with a natural key', async () => {
  const others = await select<{ name: string }>(
    `select t.table_name as name from information_schema.tables t
     where t.table_schema = 'public' and t.table_name not like 'kysely%' and not exists (
       select from information_schema.columns c
       where c.table_name = t.table_name and c.column_name = 'id' and c.data_type = 'uuid'
     )`,
  )
  expect(others.map(({ name }) => name).sort()).toEqual([
    'audit_head',
    'authenticators',
    'business_totals',
    'calendar_feeds',
    'call_reminders',
    'chat_presence',
    'chat_sessions',
    'chat_tokens',
    'document_files',
    'due_totals',
    'installation_keys',
    'invoice_counters',
    'invoice_reminders',
    'invoice_totals',
    'known_devices',
    'mail_preferences',
    'message_drafts',
    'message_reads',
    'organization_facts',
    'passkey_challenges',
    'provider_outcomes',
    'rate_limits',
    'recovery_codes',
    'reported_weeks',
    'sandbox_refunds',
    'sandbox_sessions',
    'task_reminders',
    'total_changes',
    'unread_projects',
    'user_pictures',
  ])
})

test.each([
  ['users', 'email'],
  ['user_invitations', 'email'],
  ['leads', 'email'],
  ['waitlist_entries', 'email'],
  ['beta_testers', 'email'],
])('a check keeps %s.%s in lower case', async (table, column) => {
  const checks = await select<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and conrelid = $1::regclass`,
    [table],
  )
  expect(checks.map(({ definition }) => definition).join()).toContain(`${column} = lower(${column})`)
})

test('deleting a project or a user deletes or clears these references', async () => {
  const rules = await select<{ rule: string }>(
    `select conrelid::regclass || ' → ' || confrelid::regclass || ': ' ||
       case confdeltype when 'c' then 'deleted' when 'n' then 'cleared' end as rule
     from pg_constraint where contype = 'f' and confdeltype not in ('a', 'r')
       and connamespace = 'public'::regnamespace`,
  )
  expect(rules.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining([
      'tasks → projects: deleted',
      'reviews → tasks: deleted',
      'acceptance_checklists → projects: deleted',
      'cost_items → projects: deleted',
      'tool_purchases → projects: deleted',
      'e_signature_documents → agreements: deleted',
      'agreements → projects: cleared',
      'invoices → projects: cleared',
      'sessions → users: deleted',
      'password_resets → users: deleted',
      'calendar_feeds → users: deleted',
    ]),
  )
  expect(
    rules.filter(({ rule }) => /^(audit_logs|invoices|agreements|user_invitations).*deleted/.test(rule)),
  ).toEqual([])
})
