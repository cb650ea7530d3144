// The audit chain is sealed in segments, so that the rows of old ones can be archived and what follows still holds.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_segments')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('first_seq', 'bigint', (c) => c.notNull())
    .addColumn('last_seq', 'bigint', (c) => c.notNull())
    // Of the row before the first, and of the last; the former is empty in the first segment.
    .addColumn('previous_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('sealed_at', 'timestamptz', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    // When its rows went into a file, the SHA-256 of that, and the signature over both.
    .addColumn('archived_at', 'timestamptz')
    .addColumn('archive_sha256', 'text')
    .addColumn('archive_signature', 'text')
    .addUniqueConstraint('audit_segments_number_key', ['number'])
    .addUniqueConstraint('audit_segments_last_seq_key', ['last_seq'])
    .addCheckConstraint(
      'audit_segments_not_empty',
      sql`number > 0 and first_seq > 0 and last_seq >= first_seq`,
    )
    .addCheckConstraint(
      'audit_segments_archived_whole',
      sql`num_nulls(archived_at, archive_sha256, archive_signature) in (0, 3)`,
    )
    .execute()

  // A segment stays as it was sealed, and is archived once.
  await sql`
    create function guard_audit_segments() returns trigger language plpgsql as $$
    declare
      archive text[] := array['archived_at', 'archive_sha256', 'archive_signature'];
    begin
      if tg_op = 'UPDATE' then
        if old.archived_at is null and to_jsonb(old) - archive = to_jsonb(new) - archive then
          return new;
        end if;
      end if;
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger audit_segments_append_only before update or delete on audit_segments
      for each row execute function guard_audit_segments()`.execute(db)

  // A row goes only after its segment was archived.
  await sql`
    create function keep_audit_logs() returns trigger language plpgsql as $$
    begin
      if exists (
        select from audit_segments
        where archived_at is not null and old.seq between first_seq and last_seq
      ) then
        return old;
      end if;
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`drop trigger audit_logs_kept on audit_logs`.execute(db)
  await sql`
    create trigger audit_logs_kept before delete on audit_logs
      for each row execute function keep_audit_logs()`.execute(db)
}
