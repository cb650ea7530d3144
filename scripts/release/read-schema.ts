import { type Database, lastMigration } from '@tallgrass/db'
import { type DatabaseSchema, databaseSchema } from './database-schema.ts'

const OURS = `c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'`

/** The entry of `name` in the part of a table, or of all tables, as JSON. */
interface Entry {
  table: string
  name: string
  value: unknown
}

/** The columns that any of these catalog entries depend on. */
const columnsOf = (...objects: [catalog: string, id: string][]) => {
  const owners = objects.map(([catalog, id]) => `d.classid = '${catalog}'::regclass and d.objid = ${id}`)
  return `coalesce((
    select json_agg(a.attname order by a.attname) from (
      select distinct d.refobjsubid from pg_depend d
      where (${owners.join(' or ')}) and d.refobjid = c.oid and d.refobjsubid > 0
    ) used join pg_attribute a on a.attrelid = c.oid and a.attnum = used.refobjsubid), '[]')`
}

const PARTS = {
  columns: `
    select c.relname as "table", a.attname as name, json_build_object(
      'type', format_type(a.atttypid, a.atttypmod),
      'nullable', not a.attnotnull,
      'default', case when a.attidentity <> '' then 'identity'
        when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
      'generated', case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end) as value
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${OURS}`,
  // Newer versions of PostgreSQL list "not null" here, too.
  constraints: `
    select c.relname as "table", k.conname as name, json_build_object(
      'kind', case k.contype when 'p' then 'primary key' when 'u' then 'unique' when 'f' then 'foreign key'
        when 'c' then 'check' else 'exclusion' end,
      'columns', ${columnsOf(['pg_constraint', 'k.oid'], ['pg_class', 'k.conindid'])},
      'definition', pg_get_constraintdef(k.oid)) as value
    from pg_class c join pg_constraint k on k.conrelid = c.oid
    where ${OURS} and k.contype in ('p', 'u', 'f', 'c', 'x')`,
  indexes: `
    select c.relname as "table", i.relname as name, json_build_object(
      'unique', x.indisunique,
      'columns', ${columnsOf(['pg_class', 'x.indexrelid'])},
      'definition', pg_get_indexdef(x.indexrelid)) as value
    from pg_class c join pg_index x on x.indrelid = c.oid join pg_class i on i.oid = x.indexrelid
    where ${OURS} and not exists (select from pg_constraint k where k.conindid = i.oid and k.conrelid = c.oid)`,
  triggers: `
    select c.relname as "table", t.tgname as name, to_json(pg_get_triggerdef(t.oid)) as value
    from pg_class c join pg_trigger t on t.tgrelid = c.oid
    where ${OURS} and not t.tgisinternal`,
}

const FUNCTIONS = `
  select '' as "table", p.oid::regprocedure::text as name, to_json(pg_get_functiondef(p.oid)) as value
  from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

/** The schema of a migrated database. */
export async function readSchema({ pool }: Pick<Database, 'pool'>): Promise<DatabaseSchema> {
  const read = async (query: string) => (await pool.query<Entry>(query)).rows
  const names = await pool.query<{ name: string }>(`select c.relname as name from pg_class c where ${OURS}`)
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([part, query]) => ({ part, entries: await read(query) })),
  )
  const tables = names.rows.map(({ name }) => {
    const own = parts.map(({ entries, part }) => [
      part,
      byName(entries.filter(({ table }) => table === name)),
    ])
    return { name, value: Object.fromEntries(own) }
  })
  return databaseSchema.parse({
    migration: await lastMigration(pool),
    tables: byName(tables),
    functions: byName(await read(FUNCTIONS)),
  })
}

/** In an order that does not depend on the database. */
function byName(entries: { name: string; value: unknown }[]): Record<string, unknown> {
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(sorted.map(({ name, value }) => [name, value]))
}
