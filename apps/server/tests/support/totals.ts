import type { Database } from '@tallgrass/db'

async function read({ pool }: Database, queries: string[]) {
  const answers: unknown[][] = []
  for (const query of queries) answers.push((await pool.query(query)).rows)
  return answers
}

/** The totals that the database keeps. */
export function keptTotals(database: Database) {
  return read(database, [
    `select organization_id, status, count, amount, refunded from invoice_totals
       where (count, amount, refunded) <> (0, 0, 0) order by 1, 2`,
    `select kind, status, sum(count) as count, sum(amount) as amount, sum(refunded) as refunded from business_totals
       group by 1, 2 having sum(count) <> 0 or sum(amount) <> 0 or sum(refunded) <> 0 order by 1, 2`,
    'select kind, due_date, count, amount from due_totals where (count, amount) <> (0, 0) order by 1, 2',
    "select id from organizations except select organization_id from invoice_totals where status = 'OPEN'",
    'select * from total_changes',
    'select reason, fact, count, shared from organization_facts order by 1, 2',
  ])
}

/** The same, added up. */
export function totalsOfRows(database: Database) {
  const invoices = `invoices left join lateral (
    select coalesce(sum(l.amount), 0.00) as refunds from ledger_entries l where invoice_id = invoices.id and type = 'refund' and applied
  ) given on true`
  const openTasks = `tasks join projects on projects.id = project_id
    where tasks.status <> 'APPROVED' and projects.status not in ('COMPLETE', 'ARCHIVED')`
  return read(database, [
    `select organization_id, status, count(*), sum(amount) as amount, sum(refunds) as refunded from ${invoices}
       group by 1, 2 order by 1, 2`,
    `select * from (
       select 'invoice' as kind, status, count(*), sum(amount) as amount, sum(refunds) as refunded from ${invoices} group by 2
       union all select 'project', status, count(*), 0.00, 0.00 from projects group by 2
       union all select 'agreement', case when closed_at is null then status else 'CLOSED' end, count(*), 0.00, 0.00
         from agreements group by 2
       union all select 'user', case when erased_at is not null then 'ERASED'
           else role || case when password_hash is null or deactivated_at is not null then '_INACTIVE' else '_ACTIVE' end end,
           count(*), 0.00, 0.00 from users group by 2
       union all select 'task', 'OPEN', count(*), 0.00, 0.00 from ${openTasks}
       union all select 'task', 'TO_REVIEW', count(*), 0.00, 0.00 from ${openTasks}
         and tasks.status = 'READY_FOR_REVIEW' and owner = 'CLIENT'
       union all select 'work_item', concat_ws(':', kind, entity), count(*), 0.00, 0.00 from work_items
         where status = 'OPEN' group by 2
       union all select 'lead', status, count(*), 0.00, 0.00 from leads where closed_as is null group by 2
       union all select 'invitation', status, count(*), 0.00, 0.00 from user_invitations group by 2
     ) counted where count > 0 order by 1, 2`,
    `select 'invoice' as kind, due_date, count(*), sum(amount) as amount from invoices
       where status = 'OPEN' and due_date is not null group by 2
     union all select 'task', due_date, count(*), 0.00 from ${openTasks} and due_date is not null group by 2
     order by 1, 2`,
    'select id from organizations where false',
    'select id from tasks where false',
    `select reason, fact, count(*), count(distinct organization_id) > 1 and reason <> 'tag' as shared from (
       select 'name' as reason, compared_name as fact, id as organization_id from organizations where archived_at is null
       union all select 'address', compared_address, id from organizations where archived_at is null
       union all select 'taxId', compared_tax_id, id from organizations where archived_at is null
       union all select 'tag', unnest(tags), id from organizations where archived_at is null
       union all select 'domain', email_domain, organization_id from users where organization_id is not null
     ) facts where fact is not null group by 1, 2 order by 1, 2`,
  ])
}
