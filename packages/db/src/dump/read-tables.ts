import type pg from 'pg'
import { byReferences } from './by-references.ts'
import { UNFINISHED_LOAD } from './unfinished-load.ts'

export interface DumpedColumn {
  name: string
  /** As PostgreSQL writes it, such as `numeric(10,2)`. */
  type: string
  isJson: boolean
}

/** A table of the business, with the columns that can be inserted: generated ones are not among them. */
export interface DumpedTable {
  name: string
  columns: DumpedColumn[]
}

/** Limits last for minutes. Kysely's tables hold no business, and migrating fills them. */
const LEFT_OUT = ['rate_limits', 'kysely_migration', 'kysely_migration_lock', UNFINISHED_LOAD]

/** All tables that hold the business. Each comes after those that it refers to, except in cycles. */
export async function readTables(client: pg.ClientBase): Promise<DumpedTable[]> {
  const { rows: tables } = await client.query<DumpedTable>(
    `select c.relname as name,
       json_agg(
         json_build_object(
           'name', a.attname,
           'type', format_type(a.atttypid, a.atttypmod),
           'isJson', a.atttypid in ('json'::regtype, 'jsonb'::regtype)
         ) order by a.attnum
       ) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct source.relname as from, target.relname as to
     from pg_constraint k
     join pg_class source on source.oid = k.conrelid
     join pg_class target on target.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
     order by 1, 2`,
  )
  return byReferences(tables, references)
}
