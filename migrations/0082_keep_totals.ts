// Counts and sums are kept as rows change, instead of adding up a history that only grows.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTotals(db)
  await foldAtCommit(db)
  for (const counted of COUNTED) await count(db, counted)
  // The changes from nothing to today's rows.
  await sql`set constraints total_changes_fold immediate`.execute(db)
  await sql`set constraints total_changes_fold deferred`.execute(db)
  await keepARowOfEveryOrganization(db)
}

async function createTotals(db: Kysely<unknown>): Promise<void> {
  // Room for new versions of a row on its page, because a few rows change often.
  await sql`
    create table invoice_totals (
      organization_id uuid not null,
      status text not null,
      count integer not null,
      amount numeric(18, 2) not null,
      refunded numeric(18, 2) not null,
      constraint invoice_totals_pkey primary key (organization_id, status),
      constraint invoice_totals_organization_id_fkey
        foreign key (organization_id) references organizations (id) on delete cascade,
      constraint invoice_totals_status_known check (status in ('DRAFT', 'OPEN', 'PAID', 'VOID'))
    ) with (fillfactor = 70)`.execute(db)
  await sql`
    create index invoice_totals_most_open on invoice_totals (amount desc, organization_id desc)
      where status = 'OPEN'`.execute(db)
  // Each connection has one of a few rows, so that transactions seldom wait for each other.
  await sql`
    create table business_totals (
      kind text not null,
      status text not null,
      shard integer not null,
      count integer not null,
      amount numeric(18, 2) not null,
      refunded numeric(18, 2) not null,
      constraint business_totals_pkey primary key (kind, status, shard),
      constraint business_totals_kind_known check (kind in ('agreement', 'invoice', 'project', 'task', 'user'))
    ) with (fillfactor = 50)`.execute(db)
  await sql`
    create table due_totals (
      kind text not null,
      due_date date not null,
      count integer not null,
      amount numeric(18, 2) not null,
      constraint due_totals_pkey primary key (kind, due_date),
      constraint due_totals_kind_known check (kind in ('invoice', 'task'))
    ) with (fillfactor = 70)`.execute(db)
  // What the transaction has changed so far. The commit empties it.
  await sql`
    create table total_changes (
      id bigint not null generated always as identity,
      kind text not null,
      organization_id uuid,
      status text not null,
      due_date date,
      count integer not null,
      amount numeric(18, 2) not null,
      refunded numeric(18, 2) not null,
      constraint total_changes_pkey primary key (id),
      constraint total_changes_kind_known check (kind in ('agreement', 'invoice', 'project', 'task', 'user'))
    )`.execute(db)
}

/**
 * The totals change last, in one order: their rows are locked for the moment of the commit alone, and no transaction waits
 * for another that waits for it. No transaction sees the changes of another, so all that it sees are its own.
 */
async function foldAtCommit(db: Kysely<unknown>): Promise<void> {
  const isChange = sql.raw('having sum(count) <> 0 or sum(amount) <> 0 or sum(refunded) <> 0')
  await sql`
    create function fold_totals() returns trigger language plpgsql as $$
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
          where id >= new.id
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
      delete from total_changes where id between new.id and last;
      perform set_config('totals.folded', last::text, true);
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger total_changes_fold after insert on total_changes
      deferrable initially deferred for each row execute function fold_totals()`.execute(db)
}

interface Counted {
  table: string
  kind: string
  /** What the rows of a table count as, in SQL. */
  rows: (table: string) => string
}

/** What a row counts as depends on nothing but the row, so that transactions cannot miss each other's changes. */
const COUNTED: Counted[] = [
  {
    table: 'invoices',
    kind: 'invoice',
    rows: (
      table,
    ) => `select organization_id, status, case status when 'OPEN' then due_date end as due_date, amount, refunded
      from ${table}`,
  },
  {
    table: 'tasks',
    kind: 'task',
    rows: (
      table,
    ) => `${plainRows("'OPEN'", 'due_date')(table)} where status <> 'APPROVED' and not project_ended
      union all ${plainRows("'TO_REVIEW'")(table)}
        where status = 'READY_FOR_REVIEW' and owner = 'CLIENT' and not project_ended`,
  },
  { table: 'projects', kind: 'project', rows: plainRows('status') },
  {
    table: 'agreements',
    kind: 'agreement',
    rows: plainRows("case when closed_at is null then status else 'CLOSED' end"),
  },
  {
    table: 'users',
    kind: 'user',
    rows: plainRows(`case
      when erased_at is not null then 'ERASED'
      when password_hash is not null and deactivated_at is null then role || '_ACTIVE'
      else role || '_INACTIVE' end`),
  },
]

function plainRows(status: string, dueDate = 'null::date') {
  return (table: string) =>
    `select null::uuid as organization_id, ${status} as status, ${dueDate} as due_date, 0 as amount, 0 as refunded from ${table}`
}

/** Counts what is there, and what each statement changes from now on. */
async function count(db: Kysely<unknown>, { kind, rows, table }: Counted): Promise<void> {
  const insertion = (counted: string) => `
    insert into total_changes (kind, organization_id, status, due_date, count, amount, refunded)
      select '${kind}', organization_id, status, due_date, sum(n), sum(n * amount), sum(n * refunded) from (${counted}) counted
        group by organization_id, status, due_date
        having sum(n) <> 0 or sum(n * amount) <> 0 or sum(n * refunded) <> 0`
  const added = `select *, 1 as n from (${rows('new_rows')}) added`
  const gone = `select *, -1 as n from (${rows('old_rows')}) gone`
  const name = sql.id(`${table}_totals`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
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
      create trigger ${sql.id(`${table}_totals_${event}`)} after ${sql.raw(event)} on ${sql.id(table)}
        referencing ${sql.raw(references[event])} for each statement execute function ${name}()`.execute(db)
  }
  await sql.raw(insertion(`select *, 1 as n from (${rows(table)}) present`)).execute(db)
}

const references = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

/** What is open has a row even if it is nothing, so that clients are listed in the order of an index. */
async function keepARowOfEveryOrganization(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into invoice_totals select id, 'OPEN', 0, 0, 0 from organizations
      on conflict (organization_id, status) do nothing`.execute(db)
  await sql`
    create function begin_totals() returns trigger language plpgsql as $$
    begin
      insert into invoice_totals values (new.id, 'OPEN', 0, 0, 0);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger organizations_totals after insert on organizations
      for each row execute function begin_totals()`.execute(db)
}
