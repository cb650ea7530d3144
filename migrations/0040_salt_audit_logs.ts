// Personal data can leave the audit log and its chain still holds: hashes cover salted digests of what may be erased.
import { type Kysely, sql } from 'kysely'

/** What may be erased: its column, and its key among the salts and digests. */
const ERASABLE = { before: 'before', after: 'after', ip: 'ip', user_agent: 'userAgent' }

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit_logs')
    // A salt for each value that may be erased. Null in older rows, whose hashes cover the values themselves.
    .addColumn('salts', 'jsonb')
    // What the hash covers in place of a value that was erased.
    .addColumn('digests', 'jsonb')
    .execute()
  const salted = Object.entries(ERASABLE).map(
    ([column, key]) => sql`(${sql.ref(column)} is null) = (salts ->> ${sql.lit(key)} is null)`,
  )
  await db.schema
    .alterTable('audit_logs')
    .addCheckConstraint('audit_logs_salted', sql`salts is null or (${sql.join(salted, sql` and `)})`)
    .execute()

  // One for each row in which something was erased, signed with the key of the installation.
  await db.schema
    .createTable('audit_tombstones')
    // Of the row in audit_logs.
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('fields', sql`text[]`, (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addForeignKeyConstraint('audit_tombstones_id_fkey', ['id'], 'audit_logs', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()

  // Only a value that a tombstone names is cleared, together with its salt, and only its digest takes its place.
  const columns = Object.entries(ERASABLE).map(([column, key]) => sql`(${sql.lit(column)}, ${sql.lit(key)})`)
  await sql`
    create function guard_audit_logs() returns trigger language plpgsql as $$
    declare
      was jsonb := to_jsonb(old) - array['salts', 'digests'];
      becomes jsonb := to_jsonb(new) - array['salts', 'digests'];
      columns text[];
      fields text[];
    begin
      select array_agg(c.name), array_agg(c.field) into columns, fields
        from (values ${sql.join(columns)}) as c (name, field)
        where was -> c.name <> 'null' and becomes -> c.name = 'null';
      if fields is not null
        and fields <@ (select t.fields from audit_tombstones t where t.id = old.id)
        and was - columns = becomes - columns
        and new.salts is not distinct from old.salts - fields
        and (
          (old.salts is null and new.digests is null)
          or (new.digests ?& fields and new.digests - fields = coalesce(old.digests, '{}'))
        )
      then
        return new;
      end if;
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger audit_logs_append_only before update on audit_logs
      for each row execute function guard_audit_logs()`.execute(db)
  await sql`
    create trigger audit_logs_kept before delete on audit_logs
      for each row execute function refuse_change()`.execute(db)
}
