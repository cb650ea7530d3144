import { AppError } from '@tallgrass/domain'
import type pg from 'pg'

/** A table that exists while a business is loaded into the database, and remains if that is interrupted. */
export const UNFINISHED_LOAD = 'unfinished_load'

type Queryable = Pick<pg.ClientBase, 'query'>

/** Throws NOT_READY if loading a business into this database was interrupted. */
export async function refuseUnfinishedLoad(client: Queryable): Promise<void> {
  if (await isUnfinishedLoad(client)) throw unfinishedLoad()
}

export function unfinishedLoad(): AppError {
  return new AppError(
    'NOT_READY',
    'A move or restore into this database was interrupted, so it is not complete. Run that command again; it starts over.',
  )
}

async function isUnfinishedLoad(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    UNFINISHED_LOAD,
  ])
  return rows[0]?.found === true
}

/** In a transaction, marks an empty database as unfinished and removes what an interrupted load left there. */
export async function beginLoad(client: pg.ClientBase): Promise<void> {
  if (await isUnfinishedLoad(client)) await client.query(CLEAR)
  await client.query(`create table ${UNFINISHED_LOAD} ()`)
}

/** From now on, the site may open the database. */
export async function endLoad(client: Queryable): Promise<void> {
  await client.query(`drop table ${UNFINISHED_LOAD}`)
}

/** Everything in it is from the interrupted load, because a load begins only in an empty database. */
const CLEAR = `
  do $$
  declare
    found text;
  begin
    for found in
      select c.oid::regclass from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    loop
      execute 'drop table if exists ' || found || ' cascade';
    end loop;
    for found in
      select p.oid::regprocedure from pg_proc p
      where p.pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute 'drop function if exists ' || found || ' cascade';
    end loop;
    drop schema if exists jobs cascade;
  end $$`
