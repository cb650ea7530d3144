// Clients have a list and a page, are archived, and two that are the same become one.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await rememberMerges(db)
  await nameEveryOrganization(db)
  await indexLists(db)
  await letRecordsMove(db)
}

async function rememberMerges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('organizations')
    // The one that has its people and records since, where old links lead.
    .addColumn('merged_into', 'uuid')
    // The first of its people, kept when the last of them leaves.
    .addColumn('contact_name', 'text')
    .execute()
  await db.schema
    .alterTable('organizations')
    .addForeignKeyConstraint('organizations_merged_into_fkey', ['merged_into'], 'organizations', ['id'])
    .execute()
  await db.schema
    .alterTable('organizations')
    .addCheckConstraint(
      'organizations_merged_archived',
      sql`merged_into is null or (archived_at is not null and merged_into <> id)`,
    )
    .execute()
  await db.schema.createIndex('organizations_merged').on('organizations').column('merged_into').execute()
}

const FIRST_CONTACT = `select users.name from users where users.organization_id = organizations.id
  order by users.created_at, users.id limit 1`

/** What it is called everywhere: its own name, or that of its first contact. */
async function nameEveryOrganization(db: Kysely<unknown>): Promise<void> {
  await sql`update organizations set contact_name = (${sql.raw(FIRST_CONTACT)})`.execute(db)
  for (const table of ['projects', 'agreements', 'e_signature_documents', 'invoices']) {
    // No one is left in it but an administrator who was a client once.
    await sql`
      update organizations set contact_name = users.name
        from ${sql.id(table)} records join users on users.id = records.client_id
        where records.organization_id = organizations.id and contact_name is null`.execute(db)
  }
  await sql`
    alter table organizations add column shown_name text not null
      generated always as (coalesce(name, contact_name, 'Unnamed client')) stored`.execute(db)
  await sql`
    create function name_contact() returns trigger language plpgsql as $$
    begin
      update organizations set contact_name = (${sql.raw(FIRST_CONTACT)})
        where id in (old.organization_id, new.organization_id)
          and contact_name is distinct from coalesce((${sql.raw(FIRST_CONTACT)}), contact_name);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger users_contact_name after insert or update of name, role, organization_id on users
      for each row execute function name_contact()`.execute(db)
}

async function indexLists(db: Kysely<unknown>): Promise<void> {
  await sql`create index organizations_by_name on organizations (lower(shown_name), id)`.execute(db)
  await sql`create index organizations_tags on organizations using gin (tags)`.execute(db)
  await sql`create index organizations_of_tax_id on organizations (lower(tax_id))`.execute(db)
  // What is open is summed for all of them to find those who owe most, so it is read from the index alone.
  await sql`
    create index invoices_open_of_organization on invoices (organization_id)
      include (amount, due_date) where status = 'OPEN'`.execute(db)
}

/** A project and its papers change their organization together, in several statements of one transaction. */
async function letRecordsMove(db: Kysely<unknown>): Promise<void> {
  for (const table of ['agreements', 'invoices']) {
    await sql`
      alter table ${sql.id(table)} alter constraint ${sql.id(`${table}_project_fkey`)} deferrable`.execute(db)
  }
  // A record that is made while its client moves waits for the move, and is of the organization that it leads to.
  const theirs = ['projects', 'agreements', 'e_signature_documents', 'invoices'].map(
    (table) => `select organization_id from ${table} where client_id = person`,
  )
  await sql`
    create or replace function organization_of(person uuid) returns uuid language sql as $$
      select coalesce(
        (select organization_id from users where id = person for share),
        (select organization_id from (${sql.raw(theirs.join(' union all '))}) records limit 1)
      )
    $$`.execute(db)
}
