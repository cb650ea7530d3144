// Tasks know that their project has ended, and invoices what was refunded, so that a row alone says what it counts as.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await markTasksOfEndedProjects(db)
  await keepRefundsOfInvoices(db)
}

/** What is overdue is a range of an index over what is open, which takes the project's end with the task. */
async function markTasksOfEndedProjects(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks add column project_ended boolean not null default false`.execute(db)
  // No screen shows the column, so none has to hear of it.
  await sql`alter table tasks disable trigger user`.execute(db)
  await sql`
    update tasks set project_ended = true
      from projects where projects.id = project_id and projects.status in ('COMPLETE', 'ARCHIVED')`.execute(
    db,
  )
  await sql`alter table tasks enable trigger user`.execute(db)
  // A task that is added while its project ends waits for that: the lock keeps the project as it is read.
  await sql`
    create function place_task() returns trigger language plpgsql as $$
    begin
      select status in ('COMPLETE', 'ARCHIVED') into new.project_ended
        from projects where id = new.project_id for share;
      new.project_ended := coalesce(new.project_ended, false);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger tasks_of_project before insert or update of project_id on tasks
      for each row execute function place_task()`.execute(db)
  await sql`
    create function end_tasks() returns trigger language plpgsql as $$
    begin
      update tasks set project_ended = new.status in ('COMPLETE', 'ARCHIVED') where project_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger projects_end_tasks after update of status on projects
      for each row when (
        (old.status in ('COMPLETE', 'ARCHIVED')) is distinct from (new.status in ('COMPLETE', 'ARCHIVED'))
      ) execute function end_tasks()`.execute(db)
  await sql`
    create index tasks_open_by_due_date on tasks (due_date, id)
      where status <> 'APPROVED' and not project_ended`.execute(db)
  await sql`
    create index tasks_to_review on tasks (ready_at, id)
      where status = 'READY_FOR_REVIEW' and owner = 'CLIENT' and not project_ended`.execute(db)
}

/** The ledger is only ever added to, and an invoice may change its organization: so the invoice has the sum. */
async function keepRefundsOfInvoices(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column refunded numeric(10, 2) not null default 0`.execute(db)
  await sql`alter table invoices disable trigger user`.execute(db)
  await sql`
    update invoices set refunded = given.sum
      from (
        select invoice_id, sum(amount) from ledger_entries where type = 'refund' and applied group by invoice_id
      ) given where given.invoice_id = id`.execute(db)
  await sql`alter table invoices enable trigger user`.execute(db)
  await sql`
    create function add_refunds() returns trigger language plpgsql as $$
    begin
      update invoices set refunded = refunded + given.sum
        from (
          select invoice_id, sum(amount) from new_rows where type = 'refund' and applied group by invoice_id
        ) given where given.invoice_id = id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ledger_entries_refunded after insert on ledger_entries
      referencing new table as new_rows for each statement execute function add_refunds()`.execute(db)
}
