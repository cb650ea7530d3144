import type pg from 'pg'

interface ForeignKey {
  /** Quoted where necessary. */
  table: string
  name: string
  definition: string
}

interface Index {
  /** Quoted where necessary. */
  name: string
  definition: string
}

/**
 * Runs `load` without foreign keys and triggers, which would refuse or change rows that arrive in any order, and
 * without indexes, which are built faster at once. All are there again afterward, and the keys are valid: a row
 * that refers to nothing is refused then. Needs only the rights of the tables' owner. Part of the transaction of
 * `client`.
 */
export async function withoutGuards(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const keys = await client.query<ForeignKey>(FOREIGN_KEYS)
  const indexes = await client.query<Index>(INDEXES)
  const guarded = await client.query<{ table: string }>(TABLES_WITH_TRIGGERS)
  for (const { name, table } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  for (const { table } of guarded.rows) await client.query(`alter table ${table} disable trigger user`)
  await load()
  for (const { definition } of indexes.rows) await client.query(definition)
  for (const { definition, name, table } of keys.rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { table } of guarded.rows) await client.query(`alter table ${table} enable trigger user`)
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`

/** Those that no constraint needs. */
const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'i' and not c.relispartition
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`

const TABLES_WITH_TRIGGERS = `
  select distinct tgrelid::regclass::text as table
  from pg_trigger join pg_class c on c.oid = tgrelid
  where not tgisinternal and c.relnamespace = current_schema()::regnamespace`
