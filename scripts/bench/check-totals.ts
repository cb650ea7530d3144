import type { Database } from '@tallgrass/db'

const openTasks = "tasks where status <> 'APPROVED' and not project_ended"

/** Each total that the database keeps, and the same added up from its rows. */
const totals: [kept: string, ofRows: string][] = [
  [
    'select organization_id, status, count, amount, refunded from invoice_totals where count > 0',
    'select organization_id, status, count(*)::integer, sum(amount), sum(refunded) from invoices group by 1, 2',
  ],
  [
    'select kind, status, sum(count), sum(amount) from business_totals group by 1, 2 having sum(count) > 0',
    `select 'invoice', status, count(*), sum(amount) from invoices group by 2
     union all select 'project', status, count(*), 0 from projects group by 2
     union all select 'agreement', case when closed_at is null then status else 'CLOSED' end, count(*), 0
       from agreements group by 2
     union all select 'user', role || case when password_hash is null or deactivated_at is not null
       then '_INACTIVE' else '_ACTIVE' end, count(*), 0 from users group by 2
     union all select 'task', 'OPEN', count(*), 0 from ${openTasks}
     union all select 'task', 'TO_REVIEW', count(*), 0 from ${openTasks}
       and status = 'READY_FOR_REVIEW' and owner = 'CLIENT'
     union all select 'work_item', concat_ws(':', kind, entity), count(*), 0 from work_items where status = 'OPEN' group by 2
     union all select 'lead', status, count(*), 0 from leads where closed_as is null group by 2
     union all select 'invitation', status, count(*), 0 from user_invitations group by 2`,
  ],
  [
    'select kind, due_date, count, amount from due_totals where count > 0',
    `select 'invoice', due_date, count(*)::integer, sum(amount) from invoices
       where status = 'OPEN' and due_date is not null group by 2
     union all select 'task', due_date, count(*)::integer, 0 from ${openTasks} and due_date is not null group by 2`,
  ],
  [
    'select reason, fact, count, shared from organization_facts',
    `select reason, fact, count(*)::integer, count(distinct organization_id) > 1 and reason <> 'tag' from (
       select 'name' as reason, compared_name as fact, id as organization_id from organizations where archived_at is null
       union all select 'address', compared_address, id from organizations where archived_at is null
       union all select 'taxId', compared_tax_id, id from organizations where archived_at is null
       union all select 'tag', unnest(tags), id from organizations where archived_at is null
       union all select 'domain', email_domain, organization_id from users where organization_id is not null
     ) facts where fact is not null group by 1, 2`,
  ],
  [
    'select id from tasks where project_ended',
    `select tasks.id from tasks join projects on projects.id = project_id
       where projects.status in ('COMPLETE', 'ARCHIVED')`,
  ],
  [
    'select invoice_id, amount from (select id as invoice_id, refunded as amount from invoices where refunded > 0) kept',
    "select invoice_id, sum(amount) from ledger_entries where type = 'refund' and applied group by 1",
  ],
]

/** Throws if a total is not that of the rows. */
export async function checkTotals(pool: Database['pool']): Promise<void> {
  for (const [kept, ofRows] of totals) {
    const { rows } = await pool.query(
      `((${kept}) except all (${ofRows})) union all ((${ofRows}) except all (${kept})) limit 1`,
    )
    if (rows.length > 0) throw new Error(`A total is not that of the rows: ${JSON.stringify(rows[0])}`)
  }
}
