// Duplicates, unread messages and searches are found by an index instead of reading all clients, projects or invoices.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A table cannot be indexed while checks of what earlier migrations changed wait for the commit.
  await sql`set constraints all immediate`.execute(db)
  await compareOrganizations(db)
  await keepUnreadProjects(db)
  await indexSearches(db)
  await indexLists(db)
}

/** What possible duplicates share, next to each row. */
async function compareOrganizations(db: Kysely<unknown>): Promise<void> {
  // In lower case, with single spaces. Without any name, there is nothing to compare.
  const compared = { name: 'coalesce(name, contact_name)', address: 'postal_address', tax_id: 'tax_id' }
  const columns = Object.entries(compared).map(([column, text]) =>
    sql.raw(String.raw`add column compared_${column} text
      generated always as (regexp_replace(trim(lower(${text})), '\s+', ' ', 'g')) stored`),
  )
  await sql`alter table organizations ${sql.join(columns)}`.execute(db)
  await sql`
    alter table users add column email_domain text not null
      generated always as (split_part(email, '@', 2)) stored`.execute(db)
  for (const column of Object.keys(compared)) {
    await sql`
      create index ${sql.id(`organizations_by_compared_${column}`)}
        on organizations (${sql.id(`compared_${column}`)}) where archived_at is null`.execute(db)
  }
  await sql`
    create index users_by_email_domain on users (email_domain, organization_id)
      where organization_id is not null`.execute(db)
}

/**
 * The projects in which an administrator may have unread messages, up to this number. They see all projects, so these are
 * a few of very many. A row may remain when its messages are deleted; none is missing.
 */
async function keepUnreadProjects(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unread_projects (
      user_id uuid not null,
      project_id uuid not null,
      number integer not null,
      constraint unread_projects_pkey primary key (user_id, project_id),
      constraint unread_projects_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
      constraint unread_projects_project_id_fkey foreign key (project_id) references projects (id) on delete cascade
    )`.execute(db)
  await sql`create index unread_projects_of_project on unread_projects (project_id)`.execute(db)
  await sql`create index users_administrators on users (id) where role = 'ADMIN'`.execute(db)
  const store = sql.raw(`on conflict (user_id, project_id) do update
    set number = greatest(unread_projects.number, excluded.number)`)
  await sql`
    create function add_unread() returns trigger language plpgsql as $$
    begin
      insert into unread_projects
        select users.id, project_id, max(number) from new_rows
          join users on users.role = 'ADMIN' and users.id <> author_id
          group by users.id, project_id order by users.id, project_id
        ${store};
      return null;
    end $$`.execute(db)
  await sql`
    create trigger messages_unread after insert on messages
      referencing new table as new_rows for each statement execute function add_unread()`.execute(db)
  await sql`
    create function remove_unread() returns trigger language plpgsql as $$
    begin
      delete from unread_projects
        where user_id = new.user_id and project_id = new.project_id and number <= new.number;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger message_reads_unread after insert or update on message_reads
      for each row execute function remove_unread()`.execute(db)
  // A message that is sent while someone becomes an administrator waits for that: the lock keeps it from being missed.
  const unreadBy = (person: string) =>
    sql.raw(`
    select ${person}.id, messages.project_id, max(messages.number) from messages
      left join message_reads reads on reads.user_id = ${person}.id and reads.project_id = messages.project_id
      where messages.created_at > ${person}.created_at and messages.author_id <> ${person}.id
        and messages.number > coalesce(reads.number, 0)
      group by 1, 2`)
  await sql`
    create function find_unread() returns trigger language plpgsql as $$
    begin
      lock table messages in share row exclusive mode;
      insert into unread_projects ${unreadBy('new')} ${store};
      return null;
    end $$`.execute(db)
  await sql`
    create trigger users_unread_insert after insert on users
      for each row when (new.role = 'ADMIN') execute function find_unread()`.execute(db)
  await sql`
    create trigger users_unread_update after update of role on users
      for each row when (new.role = 'ADMIN' and old.role <> 'ADMIN') execute function find_unread()`.execute(
    db,
  )
  await sql`
    insert into unread_projects
      select found.* from users administrator, lateral (${unreadBy('administrator')}) found
        where administrator.role = 'ADMIN'`.execute(db)
}

/** By parts of three letters, like the names of projects (0023) and invoices (0024). */
async function indexSearches(db: Kysely<unknown>): Promise<void> {
  const searched = {
    users: ['search_text'],
    organizations: ['shown_name', 'legal_name', 'phone', 'tax_id'],
    agreements: ['project_name'],
    leads: ['name', 'phone', 'company', 'email'],
    waitlist_entries: ['name', 'email', 'company'],
  }
  for (const [table, columns] of Object.entries(searched)) {
    const parts = columns.map((column) => sql`${sql.id(column)} gin_trgm_ops`)
    await sql`
      create index ${sql.id(`${table}_search_parts`)} on ${sql.id(table)} using gin (${sql.join(parts)})`.execute(
      db,
    )
  }
}

async function indexLists(db: Kysely<unknown>): Promise<void> {
  // Calls to come, and calls without an outcome, among all that there ever were.
  await sql`
    create index bookings_scheduled on bookings (scheduled_for, id) where status = 'scheduled'`.execute(db)
  await sql`create index work_items_open on work_items (kind, entity) where status = 'OPEN'`.execute(db)
  await sql`
    create index chat_sessions_latest_by_state on chat_sessions (state, last_message_at desc, id desc)
      where last_message_at is not null`.execute(db)
  await sql`
    create index chat_sessions_latest_handled on chat_sessions (last_message_at desc, id desc)
      where last_message_at is not null and handled_at is not null`.execute(db)
}
