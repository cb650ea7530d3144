import type { Database } from '@tallgrass/db'
import type { Acknowledged } from './acknowledged.ts'

/** Everything acknowledged is there exactly once, and what was denied is not. */
export async function findAcknowledgedProblems({ pool }: Database, done: Acknowledged): Promise<string[]> {
  const count = async (sql: string, values: unknown[]) => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from ${sql}`,
      values,
    )
    return rows[0]?.count ?? 0
  }
  const problems: string[] = []
  const expectOne = async (what: string, sql: string, ...values: unknown[]) => {
    const found = await count(sql, values)
    if (found !== 1) problems.push(`${what} is there ${found} times`)
  }
  for (const { email, id } of done.leads)
    await expectOne(`Lead ${id}`, 'leads where email = $2 and (id = $1 or id <> $1)', id, email)
  for (const email of done.deniedLeads)
    if ((await count('leads where email = $1', [email])) > 0)
      problems.push(`Lead ${email} was denied and saved`)
  for (const { amount, id } of done.invoices)
    await expectOne(
      `Invoice ${id}`,
      'invoices where id = $1 and amount = $2 and number is not null',
      id,
      amount,
    )
  for (const { amount, invoiceId, sessionId } of done.payments) {
    const what = `The payment of invoice ${invoiceId}`
    await expectOne(what, "invoices where id = $1 and status = 'PAID'", invoiceId)
    await expectOne(
      what,
      "ledger_entries where invoice_id = $1 and type = 'payment' and applied and amount = $2",
      invoiceId,
      amount,
    )
    await expectOne(`Session ${sessionId}`, "sandbox_sessions where id = $1 and status = 'paid'", sessionId)
  }
  for (const { body, id } of done.messages)
    await expectOne(`Message ${id}`, 'messages where body = $2 and (id = $1 or id <> $1)', id, body)
  for (const { round, taskId } of done.approvals) {
    const what = `The approval of task ${taskId}`
    await expectOne(what, "tasks where id = $1 and status = 'APPROVED'", taskId)
    await expectOne(what, 'reviews where task_id = $1 and round = $2', taskId, round)
    await expectOne(
      `${what} in the audit log`,
      "audit_logs where entity_id = $1 and action = 'task.approve'",
      taskId,
    )
  }
  for (const { id } of done.files)
    await expectOne(
      `File ${id}`,
      'files join stored_files on stored_files.id = files.stored_id where files.id = $1 and completed_at is not null',
      id,
    )
  for (const { agreementId, by } of done.signatures)
    await expectOne(
      `Signature ${by} of agreement ${agreementId}`,
      `document_signatures s join e_signature_documents d on d.id = s.document_id
       where d.agreement_id = $1 and s.role = $2`,
      agreementId,
      by === 1 ? 'CLIENT' : 'PROVIDER',
    )
  for (const { email } of done.accounts) await expectOne(`Account ${email}`, 'users where email = $1', email)
  return problems
}

/** Rows that contradict each other, whatever was acknowledged. */
const contradictions: Record<string, string> = {
  'an email address of two leads': 'select email from leads group by email having count(*) > 1',
  'a number of two invoices':
    'select number from invoices where number is not null group by number having count(*) > 1',
  'a gap in the numbers of invoices': `select year from invoice_counters c
    where last <> (select count(*) from invoices where number like '%-' || c.year || '-%')`,
  'a paid invoice without one payment of its amount': `select i.id from invoices i
    where status = 'PAID' and amount is distinct from (select sum(amount) from ledger_entries l
      where l.invoice_id = i.id and type = 'payment' and applied)`,
  'a payment of an invoice that is not paid': `select i.id from invoices i
    join ledger_entries l on l.invoice_id = i.id and type = 'payment' where status <> 'PAID'`,
  'a payment recorded twice': `select provider_payment_id from ledger_entries where type = 'payment'
    group by provider_payment_id having count(*) > 1`,
  'a card charged without an entry in the ledger': `select id from sandbox_sessions s where status = 'paid'
    and not exists (select from ledger_entries l where l.provider_payment_id = s.payment_id)`,
  'a message sent twice': 'select body from messages group by body having count(*) > 1',
  'a gap in the numbers of messages':
    'select project_id from messages group by project_id having max(number) <> count(*)',
  'a task reviewed twice in a round':
    'select task_id from reviews group by task_id, round having count(*) > 1',
  'a document signed twice by one side':
    'select document_id from document_signatures group by document_id, role having count(*) > 1',
  'a job that failed for good':
    "select name || ': ' || coalesce(output::text, '') from jobs.job where state = 'failed'",
}

export async function findConsistencyProblems({ pool }: Database): Promise<string[]> {
  const problems: string[] = []
  for (const [what, sql] of Object.entries(contradictions)) {
    const { rows } = await pool.query<Record<string, unknown>>(sql)
    for (const row of rows) problems.push(`There is ${what}: ${Object.values(row)[0]}`)
  }
  const { rows } = await pool.query<{ receipts: number; payments: number }>(
    `select (select count(*)::integer from outbox_mails where template = 'payment-received') as receipts,
      (select count(*)::integer from ledger_entries where type = 'payment') as payments`,
  )
  const [{ payments, receipts } = { payments: 0, receipts: 0 }] = rows
  if (payments !== receipts) problems.push(`${receipts} receipts were written for ${payments} payments`)
  return problems
}
