import type { Database } from '@tallgrass/db'
import { historyOf } from './grow-history.ts'
import { inBulk } from './in-bulk.ts'
import { madeAt } from './made-at.ts'

const insertClients = (from: number, to: number, clients: number) =>
  `insert into users (id, name, email, role, org, password_hash, created_at)
   select gen_random_uuid(), 'Client ' || n, 'client' || n || '@' || case when n % 5 = 0 then 'gmail.com'
       else 'works' || case when n % 100 = 1 then n + 1 else n end || '.example' end, 'CLIENT', 'Works ' || n, 'none',
     ${madeAt(clients)}
   from generate_series(${from}, ${to}) n`

/** The first ones let the triggers of users plan for many rows. */
const FEW = 500

/** Rows of every kind, spread over three years. Each client has ten projects, each project ten tasks. */
const statementsFor = (clients: number) => [
  insertClients(1, Math.min(FEW, clients), clients),
  'analyze users, organizations',
  insertClients(FEW + 1, clients, clients),
  // One of a hundred has a colleague in another client, and one of two hundred the tax id of another.
  `update organizations set postal_address = substr(name, 7) || ' Main Street', tax_id = 'US ' || case
       when substr(name, 7)::integer % 200 = 7 then 'twice' || substr(name, 7)::integer / 400 else substr(name, 7) end
   where name like 'Works %'`,
  `insert into projects (id, client_id, organization_id, name, type, status, start_date, target_end_date, description, created_at)
   select gen_random_uuid(), client.id, client.organization_id, 'Work ' || n || ' for ' || client.name,
     (array['Smart AI Setup', 'Automation Pack', 'Custom Build'])[1 + n % 3],
     (array['NEW', 'ACTIVE', 'ACTIVE', 'REVIEW', 'READY', 'COMPLETE', 'COMPLETE', 'COMPLETE', 'ARCHIVED'])[1 + n % 9],
     current_date - n % 1000, case when n % 5 > 0 then current_date + 200 - n % 1000 end,
     'What was agreed on for project ' || n, ${madeAt(clients * 10)}
   from generate_series(1, ${clients * 10}) n
   join (select id, name, organization_id, row_number() over (order by created_at) - 1 as place
         from users where role = 'CLIENT') client
     on client.place = n % (select count(*) from users where role = 'CLIENT')`,
  `insert into tasks (id, project_id, project_ended, title, detail, owner, status, due_date, position, round, ready_at,
     created_at)
   select gen_random_uuid(), p.id, p.status in ('COMPLETE', 'ARCHIVED'), 'Step ' || n, 'What is done in step ' || n,
     (array['ADMIN', 'CLIENT'])[1 + n % 2],
     (array['TODO', 'IN_PROGRESS', 'READY_FOR_REVIEW', 'APPROVED', 'APPROVED', 'CHANGES_REQUESTED'])[1 + (n + p.place) % 6],
     current_date + (n - 5)::integer, n, 1, p.created_at + n * interval '1 day', p.created_at
   from (select id, status, created_at, row_number() over (order by id) as place from projects) p,
     generate_series(1, 10) n`,
  `insert into reviews (id, task_id, client_id, reviewer_id, round, decision, created_at)
   select gen_random_uuid(), t.id, p.client_id, p.client_id, 1, 'APPROVE', t.created_at
   from tasks t join projects p on p.id = t.project_id where t.status = 'APPROVED' on conflict do nothing`,
  `insert into acceptance_checklists (id, project_id, item, status, created_at)
   select gen_random_uuid(), p.id, 'Item ' || n, (array['PENDING', 'PASSED', 'FAILED'])[1 + n % 3], p.created_at
   from projects p, generate_series(1, 5) n`,
  `insert into cost_items (id, project_id, category, label, amount, created_at)
   select gen_random_uuid(), p.id, (array['SERVICE_FEES', 'MISC', 'TRAVEL'])[1 + n % 3], 'Cost ' || n, n * 100.10, p.created_at
   from projects p, generate_series(1, 4) n`,
  `insert into tool_purchases (id, project_id, tool_name, created_at)
   select gen_random_uuid(), p.id, 'Tool ' || n, p.created_at from projects p, generate_series(1, 2) n`,
  `insert into agreements (id, client_id, organization_id, project_id, type, status, project_name, created_at)
   select gen_random_uuid(), client_id, organization_id, id, 'SOW',
     (array['DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH', 'SIGNED_BOTH'])[1 + place % 5], name, created_at
   from (select *, row_number() over (order by id) as place from projects) p`,
  `insert into e_signature_documents (id, agreement_id, client_id, signer_id, organization_id, document_title,
     document_type, status, created_at)
   select gen_random_uuid(), id, client_id, client_id, organization_id, project_name, 'scope_of_work',
     case status when 'SENT' then 'sent' when 'DRAFT' then 'draft' else 'completed' end, created_at
   from agreements`,
  `insert into invoices (id, client_id, organization_id, project_id, number, title, amount, status, issue_date, due_date, paid_at,
     checkout_key, created_at)
   select gen_random_uuid(), client_id, organization_id, id, 'INV-L-' || place || '-' || n, name, 1250.50 + n,
     case when paid then 'PAID' else 'OPEN' end, created_at::date, created_at::date + 14,
     case when paid then created_at end, 'key', created_at
   from (select *, row_number() over (order by id) as place from projects) p, generate_series(1, 3) n,
     lateral (select (place + n) % 4 > 0 as paid) settled`,
  `insert into invoice_lines (id, invoice_id, position, description, quantity, unit_price, tax_rate, net)
   select gen_random_uuid(), id, n, 'Part ' || n, 1, amount / 2, 0, amount / 2
   from invoices, generate_series(1, 2) n where number like 'INV-L-%'`,
  `insert into ledger_entries (id, invoice_id, type, method, amount, currency, applied, note, received_at, created_at)
   select gen_random_uuid(), id, 'payment', 'manual', amount, 'USD', true, 'Bank transfer', paid_at, paid_at
   from invoices where status = 'PAID' and number like 'INV-L-%'`,
  `insert into refunds (id, invoice_id, payment_id, amount, currency, reason, status, created_at, settled_at)
   select gen_random_uuid(), invoice_id, id, 50.25, 'USD', 'Less than planned', 'succeeded', created_at, created_at
   from (select *, row_number() over (order by id) as place from ledger_entries where type = 'payment') paid
   where place % 10 = 0`,
  `insert into ledger_entries (id, invoice_id, type, method, amount, currency, applied, note, payment_id, refund_id,
     received_at, created_at)
   select gen_random_uuid(), invoice_id, 'refund', 'manual', amount, currency, true, reason, payment_id, id,
     settled_at, settled_at
   from refunds where reason = 'Less than planned'`,
  `insert into audit_logs (id, actor_id, action, entity, entity_id, after, at)
   select gen_random_uuid(), p.client_id, 'task.move', 'task', gen_random_uuid(),
     jsonb_build_object('projectId', p.id, 'status', 'APPROVED'), p.created_at + n * interval '1 hour'
   from projects p, generate_series(1, 10) n`,
]

interface Growth {
  clients: number
  /** Also what years leave behind: messages, files, leads, calls, mails, work done, and more of the audit log. */
  history?: boolean
}

/**
 * Adds clients with ten projects each, ten tasks and three invoices per project, and everything that belongs to them.
 */
export async function growBusiness(
  pool: Database['pool'],
  { clients, history = false }: Growth,
): Promise<void> {
  await inBulk(pool, [...statementsFor(clients), ...(history ? historyOf(clients) : [])])
}
