// A person can take over a conversation with the assistant, and answers by mail when the visitor has left.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await addState(db)
  await createPresence(db)
  await createTokens(db)
  await allowAlso(db, 'events', 'lead.writes_to_person')
  await allowAlso(db, 'mail_preferences', 'lead.writes_to_person')
}

async function addState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chat_sessions')
    // Who answers.
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('assistant'))
    // Who has taken over, while that is so.
    .addColumn('person_id', 'uuid')
    // Also while the person who has taken over is away, and the visitor wrote.
    .addColumn('waiting_since', 'timestamptz')
    .addColumn('handled_at', 'timestamptz')
    .addColumn('handled_by', 'uuid')
    // Later answers have not been mailed.
    .addColumn('answers_mailed_at', 'timestamptz')
    .execute()
  await sql`alter table chat_sessions
    add constraint chat_sessions_state_known check (state in ('assistant', 'waiting', 'person', 'closed')),
    add constraint chat_sessions_person check ((state = 'person') = (person_id is not null)),
    add constraint chat_sessions_waiting check (
      case state when 'waiting' then waiting_since is not null when 'person' then true else waiting_since is null end),
    add constraint chat_sessions_handled check ((handled_at is null) = (handled_by is null)),
    add constraint chat_sessions_person_id_fkey foreign key (person_id) references users (id),
    add constraint chat_sessions_handled_by_fkey foreign key (handled_by) references users (id)`.execute(db)
  await db.schema.createIndex('chat_sessions_of_person').on('chat_sessions').column('person_id').execute()
  await db.schema.createIndex('chat_sessions_by_handler').on('chat_sessions').column('handled_by').execute()
  await sql`create index chat_sessions_waiting_since on chat_sessions (waiting_since)
    where waiting_since is not null`.execute(db)
  // The administrator who wrote an answer; null for the assistant's.
  await db.schema.alterTable('chat_messages').addColumn('author_id', 'uuid').execute()
  await db.schema
    .alterTable('chat_messages')
    .addForeignKeyConstraint('chat_messages_author_id_fkey', ['author_id'], 'users', ['id'])
    .execute()
  await db.schema.createIndex('chat_messages_of_author').on('chat_messages').column('author_id').execute()
}

/** Who is there and who is typing, for a few seconds. */
async function createPresence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_presence')
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'timestamptz', (c) => c.notNull())
    // Null unless they are typing.
    .addColumn('typing_at', 'timestamptz')
    .addPrimaryKeyConstraint('chat_presence_pkey', ['session_id', 'side'])
    .addForeignKeyConstraint('chat_presence_session_id_fkey', ['session_id'], 'chat_sessions', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('chat_presence_side_known', sql`side in ('visitor', 'person')`)
    .execute()
  // Someone who stays is not named again.
  await sql`
    create function chat_presence_changes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or new.typing_at is distinct from old.typing_at
        or new.seen_at > old.seen_at + interval '45 seconds' then
        perform name_change('chat_presence', new.session_id, null, null);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger chat_presence_changes after insert or update on chat_presence
    for each row execute function chat_presence_changes()`.execute(db)
}

/** Ways into a conversation besides the cookie of its first browser: the link in a mail, and browsers that followed one. */
async function createTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_tokens')
    // SHA-256 of what the mail or the browser holds.
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('chat_tokens_session_id_fkey', ['session_id'], 'chat_sessions', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('chat_tokens_kind_known', sql`kind in ('link', 'browser')`)
    .execute()
  await db.schema.createIndex('chat_tokens_of_session').on('chat_tokens').column('session_id').execute()
  await db.schema.createIndex('chat_tokens_by_end').on('chat_tokens').column('expires_at').execute()
}

/** Adds a kind of event to those that the table already allows. */
async function allowAlso(db: Kysely<unknown>, table: string, kind: string): Promise<void> {
  const name = `${table}_kind_known`
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`.execute(db)
  const known = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`)
  await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)},
    add constraint ${sql.id(name)} check (kind in (${sql.raw([...known, `'${kind}'`].join(', '))}))`.execute(
    db,
  )
}
