import { openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'

const { close, pool } = await openTestDatabase()
afterAll(close)

/** Every column with a closed set of values. */
const VALUE_SETS: Record<string, string[]> = {
  'users.role': ['ADMIN', 'CLIENT'],
  'user_invitations.role': ['ADMIN', 'CLIENT'],
  'user_invitations.status': ['PENDING', 'ACCEPTED', 'EXPIRED', 'CANCELLED'],
  'projects.type': [
    'Smart AI Setup',
    'Learning Suite: SCORM',
    'Learning Suite: STRIDES',
    'Automation Pack',
    'Custom Build',
  ],
  'projects.status': ['NEW', 'ACTIVE', 'REVIEW', 'READY', 'COMPLETE', 'ARCHIVED'],
  'tasks.owner': ['ADMIN', 'CLIENT'],
  'messages.side': ['ADMIN', 'CLIENT'],
  'tasks.status': ['TODO', 'IN_PROGRESS', 'READY_FOR_REVIEW', 'APPROVED', 'CHANGES_REQUESTED'],
  'data_exports.status': ['asked', 'ready', 'failed', 'ended'],
  'sessions.way': ['password', 'passkey', 'link', 'provider', 'registration'],
  'sign_ins.outcome': ['signed_in', 'wrong_password', 'wrong_code', 'refused'],
  'sign_ins.way': ['password', 'passkey', 'link', 'provider', 'registration'],
  'reviews.decision': ['APPROVE', 'REVISE'],
  'acceptance_checklists.status': ['PENDING', 'PASSED', 'FAILED'],
  'cost_items.category': ['SERVICE_FEES', 'SUBSCRIPTIONS', 'MISC', 'TRAVEL'],
  'tool_purchases.transfer_status': ['PENDING', 'CONFIGURED', 'TRANSFERRED'],
  'agreements.type': ['MSA', 'SOW', 'TOOLS'],
  'agreements.status': ['DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH'],
  'e_signature_documents.document_type': [
    'retainer',
    'scope_of_work',
    'project_review_terms',
    'completion_signoff',
  ],
  'e_signature_documents.status': ['draft', 'sent', 'in_progress', 'completed', 'declined', 'expired'],
  'e_signature_documents.provider': ['builtin', 'boldsign'],
  'document_files.kind': ['original', 'final'],
  'document_events.event': [
    'created',
    'sent',
    'opened',
    'consented',
    'signed',
    'declined',
    'countersigned',
    'reminded',
    'extended',
    'withdrawn',
    'expired',
    'sealed',
    'downloaded',
  ],
  'files.side': ['ADMIN', 'CLIENT'],
  'files.purpose': ['project', 'task', 'message', 'hand-in'],
  'files.preview': ['NONE', 'PENDING', 'READY', 'FAILED'],
  'events.entity': [
    'lead',
    'conversation',
    'invitation',
    'task',
    'project',
    'document',
    'invoice',
    'user',
    'webhook',
  ],
  'events.kind': [
    'lead.created',
    'lead.returned',
    'lead.asks_for_person',
    'lead.writes_to_person',
    'booking.made',
    'booking.changed',
    'booking.cancelled',
    'booking.tomorrow',
    'booking.soon',
    'booking.missed',
    'invitation.accepted',
    'task.ready_for_review',
    'task.handed_in',
    'task.approved',
    'task.changes_requested',
    'task.answered',
    'task.review_taken_back',
    'task.due',
    'file.added',
    'project.activated',
    'project.completed',
    'message.sent',
    'document.sent',
    'document.opened',
    'document.signed',
    'document.declined',
    'document.expiring',
    'document.expired',
    'document.withdrawn',
    'document.passed',
    'document.sealed',
    'invoice.issued',
    'invoice.due',
    'invoice.overdue',
    'invoice.paid',
    'invoice.refunded',
    'refund.failed',
    'account.administrator_added',
    'account.password_changed',
    'account.email_changed',
    'account.role_changed',
    'account.rights_changed',
    'account.deactivated',
    'account.reactivated',
    'account.calendar_address',
    'account.new_device',
    'account.sessions_ended',
    'account.password_required',
    'account.factor_changed',
    'account.export_ready',
    'account.export_failed',
    'webhook.suspended',
    'account.key_created',
    'account.business_key_created',
  ],
  'mail_preferences.kind': [
    'lead.created',
    'lead.returned',
    'lead.asks_for_person',
    'lead.writes_to_person',
    'booking.made',
    'booking.changed',
    'booking.cancelled',
    'booking.tomorrow',
    'booking.soon',
    'booking.missed',
    'invitation.accepted',
    'task.ready_for_review',
    'task.handed_in',
    'task.approved',
    'task.changes_requested',
    'task.answered',
    'task.review_taken_back',
    'task.due',
    'file.added',
    'project.activated',
    'project.completed',
    'message.sent',
    'document.sent',
    'document.opened',
    'document.signed',
    'document.declined',
    'document.expiring',
    'document.expired',
    'document.withdrawn',
    'document.passed',
    'document.sealed',
    'invoice.issued',
    'invoice.due',
    'invoice.overdue',
    'invoice.paid',
    'invoice.refunded',
    'refund.failed',
    'account.administrator_added',
    'account.password_changed',
    'account.email_changed',
    'account.role_changed',
    'account.rights_changed',
    'account.deactivated',
    'account.reactivated',
    'account.calendar_address',
    'account.new_device',
    'account.sessions_ended',
    'account.password_required',
    'account.factor_changed',
    'account.export_ready',
    'account.export_failed',
    'webhook.suspended',
    'account.key_created',
    'account.business_key_created',
    'business.week',
  ],
  'call_reminders.reminder': ['day', 'hour'],
  'task_reminders.waits_for': ['ADMIN', 'CLIENT'],
  'mail_preferences.mail': ['now', 'daily', 'never'],
  'notifications.mail': ['now', 'daily', 'never'],
  'document_signatures.role': ['CLIENT', 'PROVIDER'],
  'invoices.kind': ['RETAINER', 'MILESTONE', 'FINAL'],
  'invoices.status': ['DRAFT', 'OPEN', 'PAID', 'VOID'],
  'invoice_totals.status': ['DRAFT', 'OPEN', 'PAID', 'VOID'],
  'business_totals.kind': [
    'agreement',
    'invitation',
    'invoice',
    'lead',
    'project',
    'task',
    'user',
    'work_item',
  ],
  'due_totals.kind': ['invoice', 'task'],
  'total_changes.kind': [
    'agreement',
    'fact',
    'invitation',
    'invoice',
    'lead',
    'project',
    'task',
    'user',
    'work_item',
  ],
  'organization_facts.reason': ['address', 'domain', 'name', 'tag', 'taxId'],
  'invoices.currency': ['USD'],
  'checkouts.provider': ['sandbox', 'stripe'],
  'checkouts.status': ['creating', 'open', 'paid', 'expired'],
  'ledger_entries.type': ['payment', 'refund'],
  'ledger_entries.method': ['card', 'manual', 'elsewhere'],
  'refunds.status': ['requested', 'succeeded', 'failed'],
  'work_items.kind': [
    'refund_due',
    'payment_mismatch',
    'payment_unmatched',
    'refund_failed',
    'signoff_blocked',
    'untrusted_address',
    'file_altered',
    'lead_uncontacted',
    'client_answer',
    'countersign_due',
    'job_failed',
    'mail_failed',
    'backup_missing',
  ],
  'webhook_deliveries.status': ['PENDING', 'DELIVERED', 'FAILED'],
  'webhook_endpoints.status': ['ACTIVE', 'OFF', 'SUSPENDED'],
  'work_items.status': ['OPEN', 'CLOSED'],
  'leads.interest': ['smart-ai', 'learning-saas', 'both'],
  'leads.source': ['chat', 'checklist', 'schedule'],
  'leads.status': ['new', 'contacted', 'qualified', 'converted'],
  'bookings.type': ['smart-ai-call', 'scorm-demo', 'strides-demo'],
  'bookings.status': ['scheduled', 'completed', 'cancelled', 'no-show'],
  'chat_messages.role': ['user', 'assistant', 'system'],
  'chat_presence.side': ['visitor', 'person'],
  'chat_sessions.state': ['assistant', 'waiting', 'person', 'closed'],
  'chat_tokens.kind': ['link', 'browser'],
}

const DEFAULTS: Record<string, string | number | boolean> = {
  'users.role': 'CLIENT',
  'user_invitations.status': 'PENDING',
  'projects.type': 'Smart AI Setup',
  'projects.status': 'NEW',
  'tasks.status': 'TODO',
  'acceptance_checklists.status': 'PENDING',
  'acceptance_checklists.required': true,
  'cost_items.billable': true,
  'cost_items.reimbursable': false,
  'tool_purchases.transfer_status': 'PENDING',
  'agreements.status': 'DRAFT',
  'e_signature_documents.status': 'draft',
  'e_signature_documents.reminder_count': 0,
  'invoices.status': 'DRAFT',
  'invoices.currency': 'USD',
  'checkouts.status': 'creating',
  'refunds.status': 'requested',
  'webhook_deliveries.status': 'PENDING',
  'webhook_endpoints.status': 'ACTIVE',
  'work_items.status': 'OPEN',
  'leads.source': 'chat',
  'leads.status': 'new',
  'leads.interest': 'smart-ai',
  'bookings.status': 'scheduled',
  'beta_testers.wants_scorm': false,
  'beta_testers.wants_strides': false,
}

const ALL_VALUES = [...new Set(Object.values(VALUE_SETS).flat())]
const columnOf = (name: string) => name.split('.') as [table: string, column: string]

interface Check {
  expression: string
  literals: string[]
}

/** The checks that involve only this column. */
async function checksOf(name: string): Promise<Check[]> {
  const [table, column] = columnOf(name)
  const { rows } = await pool.query<{ expression: string }>(
    `select pg_get_expr(c.conbin, c.conrelid) as expression
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
     where c.contype = 'c' and c.convalidated and c.conrelid = $1::regclass and a.attname = $2`,
    [table, column],
  )
  return rows.map(({ expression }) => ({
    expression,
    literals: [...expression.matchAll(/'([^']*)'::text/g)].map(([, literal = '']) => literal),
  }))
}

async function accepts(name: string, value: string): Promise<boolean> {
  const [, column] = columnOf(name)
  for (const { expression } of await checksOf(name)) {
    const { rows } = await pool.query<{ ok: boolean }>(
      `select ${expression} as ok from (select $1::text as ${column}) as candidate`,
      [value],
    )
    if (!rows[0]?.ok) return false
  }
  return true
}

test.each(Object.entries(VALUE_SETS))('%s accepts exactly %j', async (name, values) => {
  const accepted: string[] = []
  for (const value of [...ALL_VALUES, '', 'NONSENSE', ...values.map((value) => `${value} `)]) {
    if (await accepts(name, value)) accepted.push(value)
  }
  expect(accepted.sort()).toEqual([...values].sort())
  expect((await checksOf(name)).flatMap(({ literals }) => literals).sort()).toEqual([...values].sort())
})

test.each(Object.keys(VALUE_SETS))('%s is not nullable', async (name) => {
  const { rows } = await pool.query(
    'select attnotnull from pg_attribute where attrelid = $1::regclass and attname = $2',
    columnOf(name),
  )
  expect(rows).toEqual([{ attnotnull: true }])
})

test.each(Object.entries(DEFAULTS))('%s is %j by default', async (name, value) => {
  const [table, column] = columnOf(name)
  const { rows } = await pool.query<{ expression: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as expression
     from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where d.adrelid = $1::regclass and a.attname = $2`,
    [table, column],
  )
  const defaults = await pool.query(`select ${rows[0]?.expression} as value`)
  expect(defaults.rows).toEqual([{ value }])
})
