// A client is an organization, a company or a private person, and has several people who act for it.
import { type Kysely, sql } from 'kysely'

/** What belongs to an organization and has one of its people in charge, by `client_id`. */
const RECORDS = ['projects', 'agreements', 'e_signature_documents', 'invoices'] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrganizations(db)
  await addOrganizationOfUsers(db)
  for (const table of RECORDS)
    await db.schema.alterTable(table).addColumn('organization_id', 'uuid').execute()
  await fillIn(db)
  for (const table of RECORDS) await requireOrganization(db, table)
  await indexRecords(db)
  await keepPartsTogether(db)
  await fillInFromNowOn(db)
}

async function createOrganizations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('organizations')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    // Null while a private person has no other name than their own.
    .addColumn('name', 'text')
    .addColumn('legal_name', 'text')
    .addColumn('postal_address', 'text')
    .addColumn('phone', 'text')
    .addColumn('invoice_email', 'text')
    .addColumn('tax_id', 'text')
    .addColumn('time_zone', 'text')
    .addColumn('notes', 'text')
    .addColumn('tags', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('archived_at', 'timestamptz')
    .addCheckConstraint('organizations_invoice_email_lower_case', sql`invoice_email = lower(invoice_email)`)
    .execute()
  await db.schema
    .createIndex('organizations_newest')
    .on('organizations')
    .columns(['created_at desc', 'id desc'])
    .execute()
}

async function addOrganizationOfUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('organization_id', 'uuid')
    // What they may do for their organization, beside reading all that is its own.
    .addColumn('signs', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('pays', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('reviews', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute()
}

/** One organization for each client, and for each administrator who has records from when they were a client. */
async function fillIn(db: Kysely<unknown>): Promise<void> {
  const inCharge = RECORDS.map((table) => `select client_id from ${table}`).join(' union ')
  await sql`
    update users set organization_id = gen_random_uuid()
      where role = 'CLIENT' or id in (${sql.raw(inCharge)})`.execute(db)
  await sql`
    insert into organizations (id, name, created_at)
      select organization_id, org, created_at from users where organization_id is not null`.execute(db)
  for (const table of RECORDS) {
    await sql`
      update ${sql.id(table)} set organization_id = users.organization_id
        from users where users.id = client_id`.execute(db)
  }
  await sql`update users set organization_id = null where role <> 'CLIENT'`.execute(db)
  await db.schema
    .alterTable('users')
    .addForeignKeyConstraint('users_organization_id_fkey', ['organization_id'], 'organizations', ['id'])
    .execute()
  await db.schema
    .alterTable('users')
    .addCheckConstraint(
      'users_organization_of_clients',
      sql`(role = 'CLIENT') = (organization_id is not null)`,
    )
    .execute()
  await db.schema.createIndex('users_of_organization').on('users').column('organization_id').execute()
}

async function requireOrganization(db: Kysely<unknown>, table: (typeof RECORDS)[number]): Promise<void> {
  await db.schema
    .alterTable(table)
    .alterColumn('organization_id', (c) => c.setNotNull())
    .execute()
  await db.schema
    .alterTable(table)
    .addForeignKeyConstraint(`${table}_organization_id_fkey`, ['organization_id'], 'organizations', ['id'])
    .execute()
  await db.schema
    .createIndex(`${table}_of_organization`)
    .on(table)
    .columns(['organization_id', 'created_at desc', 'id desc'])
    .execute()
}

/** The orders of lists, which are of one organization now. The newest of one person remain indexed. */
async function indexRecords(db: Kysely<unknown>): Promise<void> {
  await sql`drop index projects_of_client_by_name, projects_of_client_by_target`.execute(db)
  await sql`drop index e_signature_documents_in_order_client_id`.execute(db)
  await sql`
    create index projects_of_organization_by_name on projects (organization_id, lower(name), id)`.execute(db)
  await sql`
    create index projects_of_organization_by_target
      on projects (organization_id, coalesce(target_end_date, 'infinity'), id)`.execute(db)
  await db.schema
    .createIndex('e_signature_documents_in_order_organization_id')
    .on('e_signature_documents')
    .columns(['organization_id', 'step', 'id desc'])
    .execute()
}

/** A project and its papers are of one organization, with the same person in charge or not. */
async function keepPartsTogether(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addUniqueConstraint('projects_id_organization_id_key', ['id', 'organization_id'])
    .execute()
  for (const table of ['agreements', 'invoices']) {
    const [key, index] = [`${table}_project_fkey`, `${table}_of_project`]
    await sql`
      alter table ${sql.id(table)}
        drop constraint ${sql.id(key)},
        add constraint ${sql.id(key)}
          foreign key (project_id, organization_id) references projects (id, organization_id)
          on delete set null (project_id)`.execute(db)
    await db.schema.dropIndex(index).execute()
    await db.schema.createIndex(index).on(table).columns(['project_id', 'organization_id']).execute()
  }
  await db.schema.alterTable('projects').dropConstraint('projects_id_client_id_key').execute()
}

/**
 * No version writes the organization of a record, and none that of a new user but for a colleague of another. They
 * get it here, which version 0.1.0 cannot pass by either.
 */
async function fillInFromNowOn(db: Kysely<unknown>): Promise<void> {
  // An administrator has no organization, but may be in charge of records from when they were a client.
  const theirs = RECORDS.map((table) => `select organization_id from ${table} where client_id = person`)
  await sql`
    create function organization_of(person uuid) returns uuid language sql as $$
      select coalesce(
        (select organization_id from users where id = person),
        (select organization_id from (${sql.raw(theirs.join(' union all '))}) records limit 1)
      )
    $$`.execute(db)
  await sql`
    create function place_record() returns trigger language plpgsql as $$
    begin
      new.organization_id := coalesce(organization_of(new.client_id), new.organization_id);
      return new;
    end $$`.execute(db)
  for (const table of RECORDS) {
    const name = sql.id(`${table}_organization`)
    await sql`
      create trigger ${name} before insert or update of client_id on ${sql.id(table)}
        for each row execute function place_record()`.execute(db)
  }
  await placeUsers(db)
}

async function placeUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function place_user() returns trigger language plpgsql as $$
    begin
      if new.role <> 'CLIENT' then
        new.organization_id := null;
        return new;
      end if;
      new.organization_id := coalesce(new.organization_id, organization_of(new.id));
      if new.organization_id is null then
        new.organization_id := gen_random_uuid();
        insert into organizations (id, name, created_at)
          values (new.organization_id, new.org, case tg_op when 'INSERT' then new.created_at else now() end);
      end if;
      select name into new.org from organizations where id = new.organization_id;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger users_organization before insert or update of role, organization_id on users
      for each row execute function place_user()`.execute(db)
  // Sessions, lists and the search read the name from its people, as version 0.1.0 does.
  await sql`
    create function name_people() returns trigger language plpgsql as $$
    begin
      update users set org = new.name where organization_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger organizations_name after update of name on organizations
      for each row when (new.name is distinct from old.name) execute function name_people()`.execute(db)
}
