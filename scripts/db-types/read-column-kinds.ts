import type { Db } from '@tallgrass/db'
import { sql } from 'kysely'

interface Given {
  entityOfTable: Readonly<Record<string, string>>
  idColumns: Readonly<Record<string, string>>
}

interface Column {
  table: string
  column: string
}

/** The types of columns whose kind of text the schema itself shows: ids by their keys, amounts by their scale. */
export async function readColumnKinds(db: Db, { entityOfTable, idColumns }: Given) {
  const columns: Record<string, string> = { ...idColumns }
  for (const [table, entity] of Object.entries(entityOfTable)) columns[`${table}.id`] = `${entity}Id`
  for (const { column, table, target } of await readReferences(db)) {
    const entity = entityOfTable[target]
    if (entity) columns[`${table}.${column}`] = `${entity}Id`
  }
  const types = [...new Set(Object.values(columns))]
  const imports = Object.fromEntries(types.map((type) => [type, '@tallgrass/domain']))
  return { ids: { columns, imports }, money: await readMoney(db) }
}

/** Every column that refers to the id of another table. */
async function readReferences(db: Db): Promise<(Column & { target: string })[]> {
  const { rows } = await sql<Column & { target: string }>`
    select source.relname as "table", a.attname as "column", target.relname as target
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as pair (own, other)
    join pg_class source on source.oid = c.conrelid
    join pg_class target on target.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = pair.other
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and b.attname = 'id'`.execute(db)
  return rows
}

/** Every numeric column with two decimals. */
async function readMoney(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<Column & { generated: boolean }>`
    select table_name as "table", column_name as "column", column_default is not null or is_generated = 'ALWAYS' as generated
    from information_schema.columns
    where table_schema = 'public' and data_type = 'numeric' and numeric_scale = 2`.execute(db)
  const typed = rows.map(({ column, generated, table }) => [
    `${table}.${column}`,
    generated ? 'Generated<Money>' : 'Money',
  ])
  return Object.fromEntries(typed)
}
