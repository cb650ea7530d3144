// Open work, leads and invitations are counted, and what several clients share is known, as rows change.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A table cannot change while checks of what earlier migrations changed wait for the commit.
  await sql`set constraints all immediate`.execute(db)
  await widenTotals(db)
  await createFacts(db)
  await foldFactsAtCommit(db)
  for (const noted of [...COUNTED, ...FACTS]) await note(db, noted)
  await countWhatIsThere(db)
}

async function widenTotals(db: Kysely<unknown>): Promise<void> {
  const kinds = ['agreement', 'invitation', 'invoice', 'lead', 'project', 'task', 'user', 'work_item']
  const known = { business_totals: kinds, total_changes: [...kinds, 'fact'] }
  for (const [table, values] of Object.entries(known)) {
    const name = sql.id(`${table}_kind_known`)
    await sql`alter table ${sql.id(table)} drop constraint ${name}, add constraint ${name}
      check (kind in (${sql.join(values.map((value) => sql.lit(value)))}))`.execute(db)
  }
  await sql`alter table total_changes add column fact text`.execute(db)
}

/**
 * What organizations in use are compared by, and their tags; and the domains of all people's addresses. A fact is shared if
 * the numbers of its organizations, taken from their random ids, are not all the same: then their variance is not zero. Tags
 * are only listed.
 */
async function createFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_facts (
      reason text not null,
      fact text not null,
      count integer not null,
      sum numeric(40, 0) not null,
      squares numeric(40, 0) not null,
      shared boolean not null generated always as (reason <> 'tag' and count * squares <> sum * sum) stored,
      constraint organization_facts_pkey primary key (reason, fact),
      constraint organization_facts_reason_known check (reason in ('name', 'address', 'taxId', 'domain', 'tag'))
    ) with (fillfactor = 70)`.execute(db)
  await sql`create index organization_facts_shared on organization_facts (reason desc, fact) where shared`.execute(
    db,
  )
}

/** The random part of the id. */
const NUMBER = "('x' || right(organization_id::text, 12))::bit(48)::bigint::numeric"

/** In the one function that changes totals, and so in one order. A fact with a count of zero is deleted. */
async function foldFactsAtCommit(db: Kysely<unknown>): Promise<void> {
  const isChange = sql.raw('having sum(count) <> 0 or sum(amount) <> 0 or sum(refunded) <> 0')
  await sql`
    create or replace function fold_totals() returns trigger language plpgsql as $$
    declare
      last bigint;
    begin
      -- The first change of a transaction folds all of them, and the others have nothing left to do.
      if new.id <= nullif(current_setting('totals.folded', true), '')::bigint then
        return null;
      end if;
      select max(id) into last from total_changes where id >= new.id;
      insert into invoice_totals
        select organization_id, status, sum(count), sum(amount), sum(refunded) from total_changes
          where id >= new.id and kind = 'invoice'
            and exists (select from organizations where organizations.id = organization_id)
          group by organization_id, status ${isChange} order by organization_id, status
        on conflict (organization_id, status) do update set
          count = invoice_totals.count + excluded.count,
          amount = invoice_totals.amount + excluded.amount,
          refunded = invoice_totals.refunded + excluded.refunded;
      insert into business_totals
        select kind, status, mod(pg_backend_pid(), 8), sum(count), sum(amount), sum(refunded) from total_changes
          where id >= new.id and kind <> 'fact'
          group by kind, status ${isChange} order by kind, status
        on conflict (kind, status, shard) do update set
          count = business_totals.count + excluded.count,
          amount = business_totals.amount + excluded.amount,
          refunded = business_totals.refunded + excluded.refunded;
      insert into due_totals
        select kind, due_date, sum(count), sum(amount) from total_changes
          where id >= new.id and due_date is not null
          group by kind, due_date ${isChange} order by kind, due_date
        on conflict (kind, due_date) do update set
          count = due_totals.count + excluded.count,
          amount = due_totals.amount + excluded.amount;
      if exists (select from total_changes where id >= new.id and kind = 'fact') then
        insert into organization_facts (reason, fact, count, sum, squares)
          select status, fact, sum(count), sum(count * number), sum(count * number * number)
            from (
              select status, fact, count, ${sql.raw(NUMBER)} as number from total_changes
                where id >= new.id and kind = 'fact'
            ) noted
            group by status, fact
            having sum(count) <> 0 or sum(count * number) <> 0 or sum(count * number * number) <> 0
            order by status, fact
          on conflict (reason, fact) do update set
            count = organization_facts.count + excluded.count,
            sum = organization_facts.sum + excluded.sum,
            squares = organization_facts.squares + excluded.squares;
        delete from organization_facts using total_changes
          where total_changes.id >= new.id and kind = 'fact' and reason = status
            and organization_facts.fact = total_changes.fact and organization_facts.count = 0;
      end if;
      delete from total_changes where id between new.id and last;
      perform set_config('totals.folded', last::text, true);
      return null;
    end $$`.execute(db)
}

interface Noted {
  /** Of the triggers and their function. */
  name: string
  table: string
  kind: 'fact' | 'invitation' | 'lead' | 'work_item'
  /** What the rows of a table count as, in SQL. It depends on nothing but the row. */
  rows: (table: string) => string
}

const ORGANIZATION_FACTS = { name: 'compared_name', address: 'compared_address', taxId: 'compared_tax_id' }

const plainRows = (status: string, where: string) => (table: string) =>
  `select null::uuid as organization_id, ${status} as status, null::text as fact from ${table} where ${where}`

const organizationFacts = (table: string) =>
  [
    ...Object.entries(ORGANIZATION_FACTS).map(
      ([reason, column]) => `select id as organization_id, '${reason}' as status, ${column} as fact
        from ${table} where ${column} is not null and archived_at is null`,
    ),
    `select id, 'tag', unnest(tags) from ${table} where archived_at is null`,
  ].join(' union all ')

const domains = (table: string) =>
  `select organization_id, 'domain' as status, email_domain as fact from ${table} where organization_id is not null`

const COUNTED: Noted[] = [
  {
    name: 'work_items_totals',
    table: 'work_items',
    kind: 'work_item',
    rows: plainRows("concat_ws(':', kind, entity)", "status = 'OPEN'"),
  },
  { name: 'leads_totals', table: 'leads', kind: 'lead', rows: plainRows('status', 'closed_as is null') },
  {
    name: 'user_invitations_totals',
    table: 'user_invitations',
    kind: 'invitation',
    rows: plainRows('status', 'true'),
  },
]

const FACTS: Noted[] = [
  { name: 'organizations_facts', table: 'organizations', kind: 'fact', rows: organizationFacts },
  { name: 'users_facts', table: 'users', kind: 'fact', rows: domains },
]

/** Notes what each statement changes from now on. */
async function note(db: Kysely<unknown>, { kind, name, rows, table }: Noted): Promise<void> {
  const insertion = (counted: string) => `
    insert into total_changes (kind, organization_id, status, fact, count, amount, refunded)
      select '${kind}', organization_id, status, fact, sum(n), 0, 0 from (${counted}) counted
        group by organization_id, status, fact having sum(n) <> 0`
  const added = `select *, 1 as n from (${rows('new_rows')}) added`
  const gone = `select *, -1 as n from (${rows('old_rows')}) gone`
  await sql`
    create function ${sql.id(name)}() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then ${sql.raw(insertion(added))};
        when 'DELETE' then ${sql.raw(insertion(gone))};
        else ${sql.raw(insertion(`${added} union all ${gone}`))};
      end case;
      return null;
    end $$`.execute(db)
  for (const event of ['insert', 'update', 'delete'] as const) {
    await sql`
      create trigger ${sql.id(`${name}_${event}`)} after ${sql.raw(event)} on ${sql.id(table)}
        referencing ${sql.raw(references[event])} for each statement execute function ${sql.id(name)}()`.execute(
      db,
    )
  }
}

const references = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

/** The triggers keep others from changing the rows until the commit. */
async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  for (const { kind, rows, table } of COUNTED) {
    await sql`
      insert into business_totals
        select ${sql.lit(kind)}, status, 0, count(*), 0, 0 from (${sql.raw(rows(table))}) counted group by status`.execute(
      db,
    )
  }
  await sql`
    insert into organization_facts (reason, fact, count, sum, squares)
      select status, fact, count(*), sum(number), sum(number * number)
        from (
          select status, fact, ${sql.raw(NUMBER)} as number
            from (${sql.raw(FACTS.map(({ rows, table }) => rows(table)).join(' union all '))}) present
        ) numbered
        group by status, fact`.execute(db)
}
