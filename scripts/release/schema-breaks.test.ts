import { expect, test } from 'vitest'
import type { ColumnSchema, ConstraintSchema, DatabaseSchema, TableSchema } from './database-schema.ts'
import { schemaBreaks } from './schema-breaks.ts'

const text: ColumnSchema = { type: 'text', nullable: false, default: null, generated: null }
const optional = { ...text, nullable: true }
const withDefault = { ...text, default: "''::text" }

const check = (columns: string[], definition: string): ConstraintSchema => ({
  kind: 'check',
  columns,
  definition,
})
const oneOf = (...values: string[]) =>
  check(['status'], `CHECK ((status = ANY (ARRAY[${values.map((value) => `'${value}'::text`).join(', ')}])))`)

const emailKey: ConstraintSchema = { kind: 'unique', columns: ['email'], definition: 'UNIQUE (email)' }
const cascade: ConstraintSchema = {
  kind: 'foreign key',
  columns: ['user_id'],
  definition: 'FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE',
}

const leads: TableSchema = {
  columns: { email: text, company: optional, status: withDefault, user_id: optional },
  constraints: {
    leads_email_key: emailKey,
    leads_status_known: oneOf('new', 'won'),
    leads_user_id_fkey: cascade,
  },
  indexes: {},
  triggers: {},
}

function aSchema(changes: Partial<TableSchema> = {}, more: Partial<DatabaseSchema> = {}): DatabaseSchema {
  const tables = { leads: { ...leads, ...changes }, notes: { ...leads, constraints: {} } }
  return { migration: '0001', tables, functions: { 'refuse()': 'raise' }, ...more }
}

const columns = (changes: Record<string, ColumnSchema>) =>
  aSchema({ columns: { ...leads.columns, ...changes } })
const constraints = (changes: Record<string, ConstraintSchema>) =>
  aSchema({ constraints: { ...leads.constraints, ...changes } })
const without = <T>(parts: Record<string, T>, name: string) =>
  Object.fromEntries(Object.entries(parts).filter(([each]) => each !== name))

const breaks = (after: DatabaseSchema, unread: string[] = []) => schemaBreaks(aSchema(), after, unread)

test.each<[string, DatabaseSchema]>([
  ['nothing', aSchema()],
  ['a new column that may be null or has a default', columns({ phone: optional, color: withDefault })],
  ['a column that may be null from now on', columns({ email: optional })],
  [
    'a default that is new or another one',
    columns({ email: withDefault, status: { ...text, default: '1' } }),
  ],
  ['a new table', aSchema({}, { tables: { ...aSchema().tables, files: leads } })],
  ['another value in a closed set', constraints({ leads_status_known: oneOf('new', 'called', 'won') })],
  ['a check with another name', constraints({ leads_states: oneOf('won', 'new') })],
  ['a check that is gone', aSchema({ constraints: without(leads.constraints, 'leads_status_known') })],
  ['a check of new columns alone', constraints({ phone_short: check(['phone'], 'CHECK (phone > 1)') })],
  [
    'an index that is not unique',
    aSchema({
      indexes: { leads_by_company: { unique: false, columns: ['company'], definition: 'company' } },
    }),
  ],
  ['a new function', aSchema({}, { functions: { 'refuse()': 'raise', 'other()': 'raise' } })],
])('%s breaks nothing', (_, after) => {
  expect(breaks(after)).toEqual([])
})

test.each<[string, DatabaseSchema, string]>([
  ['a dropped table', aSchema({}, { tables: { leads } }), 'The table notes is gone'],
  ['a dropped column', aSchema({ columns: without(leads.columns, 'company') }), 'leads.company is gone'],
  [
    'a renamed column',
    aSchema({ columns: { ...without(leads.columns, 'company'), firm: optional } }),
    'leads.company is gone',
  ],
  ['another type', columns({ email: { ...text, type: 'integer' } }), 'leads.email was text and is integer'],
  [
    'a column that cannot be null',
    columns({ company: withDefault }),
    'leads.company cannot be null any longer',
  ],
  ['a default that is gone', columns({ status: text }), 'leads.status has no default any longer'],
  [
    'a generated column',
    columns({ company: { ...optional, generated: 'lower(email)' } }),
    'leads.company is generated and cannot be written',
  ],
  [
    'a new column that must be written',
    columns({ phone: text }),
    'leads.phone must be written: it is not null and has no default',
  ],
  [
    'a value that a closed set lost',
    constraints({ leads_status_known: oneOf('new', 'called') }),
    'The check leads_status_known of leads.status is new or stricter',
  ],
  [
    'a new check',
    constraints({ leads_company_named: check(['company', 'phone'], "CHECK (company <> '')") }),
    'The check leads_company_named of leads.company, leads.phone is new or stricter',
  ],
  [
    'a new unique constraint',
    constraints({ leads_company_key: { ...emailKey, columns: ['company'], definition: 'UNIQUE (company)' } }),
    'The unique leads_company_key of leads.company is new or stricter',
  ],
  [
    'a new unique index',
    aSchema({
      indexes: { one_company: { unique: true, columns: ['company'], definition: 'lower(company)' } },
    }),
    'The unique index one_company of leads.company is new or stricter',
  ],
  [
    'a unique constraint that inserts name on conflict',
    aSchema({ constraints: without(leads.constraints, 'leads_email_key') }),
    'The unique leads_email_key of leads.email is gone',
  ],
  [
    'a foreign key that no longer cascades',
    constraints({
      leads_user_id_fkey: { ...cascade, definition: 'FOREIGN KEY (user_id) REFERENCES users(id)' },
    }),
    'The foreign key leads_user_id_fkey of leads.user_id is new or stricter',
  ],
  [
    'a cascade that is gone',
    aSchema({ constraints: without(leads.constraints, 'leads_user_id_fkey') }),
    'The foreign key leads_user_id_fkey of leads.user_id is gone',
  ],
  [
    'a new trigger',
    aSchema({ triggers: { leads_kept: 'before delete' } }),
    'The trigger leads_kept of leads is new or different',
  ],
  [
    'another function',
    aSchema({}, { functions: { 'refuse()': 'return' } }),
    'The function refuse() is different, and triggers call it',
  ],
])('%s is reported', (_, after, sentence) => {
  expect(breaks(after)).toEqual([sentence])
})

test('what the release before does not read may be dropped, with its constraints', () => {
  const after = aSchema(
    { columns: without(leads.columns, 'email'), constraints: without(leads.constraints, 'leads_email_key') },
    {},
  )
  expect(breaks(after)).toEqual(['leads.email is gone'])
  expect(breaks(after, ['leads.email'])).toEqual([])
  expect(breaks(aSchema({}, { tables: { leads } }), ['notes'])).toEqual([])
})

test('what the release before does not write must not become mandatory', () => {
  const sentence = 'leads.company must be written: it is not null and has no default'
  expect(breaks(columns({ company: text }), ['leads.company'])).toEqual([sentence])
})
