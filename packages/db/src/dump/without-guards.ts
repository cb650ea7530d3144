import type pg from 'pg'

interface ForeignKey {
  /** Quoted where necessary. */
  table: string
  name: string
  definition: string
}

/**
 * Runs `load` without foreign keys and triggers, which would refuse or change rows that arrive in any order. Both
 * are there again afterward, and the keys are valid: a row that refers to nothing is refused then. Needs only
 * the rights of the tables' owner. Part of the transaction of `client`.
 */
export async function withoutGuards(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`,
  )
  const { rows: guarded } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table
     from pg_trigger join pg_class c on c.oid = tgrelid
     where not tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  )
  for (const { name, table } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table } of guarded) await client.query(`alter table ${table} disable trigger user`)
  await load()
  for (const { definition, name, table } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { table } of guarded) await client.query(`alter table ${table} enable trigger user`)
}
