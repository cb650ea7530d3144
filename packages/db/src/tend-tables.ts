import type pg from 'pg'

/** When PostgreSQL's own autovacuum would act: its defaults (PostgreSQL manual, "Automatic Vacuuming"). */
const WORN = `
  select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0) as vacuum
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`

/**
 * Vacuums and analyzes the tables that have changed enough since the last time, in one statement each, so that others
 * get their turn in between.
 */
export async function tendTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; vacuum: boolean }>(WORN)
  for (const { name, vacuum } of rows) await pool.query(`${vacuum ? 'vacuum analyze' : 'analyze'} ${name}`)
}
