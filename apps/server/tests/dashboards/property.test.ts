import { isLostToAnother } from '@tallgrass/db'
import { leadStatuses, projectStatuses, taskStatuses } from '@tallgrass/domain'
import { hostileRuns, openTestDatabase } from '@tallgrass/testing'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { keptTotals, totalsOfRows } from '../support/totals.ts'

const database = await openTestDatabase()
afterAll(database.close)

const PATIENCE_MS = 120_000
/** One of the statuses, which one depends on the number. */
const status = (statuses: readonly string[], number: string) =>
  `(array[${statuses.map((name) => `'${name}'`).join(', ')}])[1 + (${number}) % ${statuses.length}]`
const taskStatus = (number: string) => status(taskStatuses, number)
const projectStatus = (number: string) => status(projectStatuses, number)

/** One row of a table, which one depends on `n`. */
const any = (table: string, n: number, where = 'true') =>
  `(select * from ${table} where ${where} order by md5(id::text || '${n}') limit 1)`
const date = (n: number) => `case when ${n} % 4 > 0 then date '2026-11-20' + ${n} % 7 end`

/** What the product does to the rows that are counted, one at a time and many at once. */
const steps = {
  'add a client': (n: number) =>
    `insert into users (id, name, email, role, password_hash, created_at)
       select id, 'Ada', id || '@example' || ${n} % 3 || '.com', 'CLIENT', 'none', now() from (select gen_random_uuid() as id) added where ${n} >= 0`,
  'add an administrator': (n: number) =>
    `insert into users (id, name, email, role, password_hash, created_at)
       select id, 'Bo', id || '@example.com', 'ADMIN', 'none', now() from (select gen_random_uuid() as id) added where ${n} >= 0`,
  'delete an administrator': (n: number) =>
    `delete from users where id in (select id from ${any('users', n, "role = 'ADMIN'")} gone)`,
  'deactivate someone': (n: number) =>
    `update users set deactivated_at = case when ${n} % 3 > 0 then now() end
       where id in (select id from ${any('users', n)} changed)`,
  'change an address': (n: number) =>
    `update users set email = id || '@example' || ${n} % 5 || '.com' where id in (select id from ${any('users', n)} changed)`,
  'edit clients': (n: number) =>
    `update organizations set name = 'Works ' || ${n} % 3, tax_id = case when ${n} % 4 > 0 then 'US ' || ${n} % 4 end,
         postal_address = nullif(left('Main Street', ${n} % 5), ''),
         tags = case when ${n} % 3 > 0 then array['vip', 'tag ' || ${n} % 3] else '{}' end
       where id in (select id from organizations order by md5(id::text || '${n}') limit 1 + ${n} % 2)`,
  'archive a client': (n: number) =>
    `update organizations set archived_at = case when ${n} % 3 > 0 then now() end
       where id in (select id from ${any('organizations', n)} archived)`,
  'add a lead': (n: number) =>
    `insert into leads (id, email, created_at)
       select id, id || '@example.com', now() from (select gen_random_uuid() as id) added where ${n} >= 0`,
  'move leads': (n: number) =>
    `update leads set status = ${status(leadStatuses, `${n}`)},
         closed_as = case when ${n} % 3 = 0 then 'spam' end, closed_at = case when ${n} % 3 = 0 then now() end
       where id in (select id from leads order by md5(id::text || '${n}') limit 1 + ${n} % 3)`,
  'invite someone': (n: number) =>
    `insert into user_invitations (id, first_name, last_name, email, role, invite_token_hash, expires_at, created_at)
       select id, 'Ada', 'Bo', id || '@example.com', 'CLIENT', id, now(), now()
       from (select gen_random_uuid() as id) added where ${n} >= 0`,
  'cancel an invitation': (n: number) =>
    `update user_invitations set status = 'CANCELLED', accepted_at = null
       where id in (select id from ${any('user_invitations', n)} cancelled)`,
  'raise work': (n: number) =>
    `insert into work_items (id, kind, cause, detail, entity, entity_id, created_at)
       select gen_random_uuid(), (array['job_failed', 'lead_uncontacted'])[1 + k % 2], gen_random_uuid(), 'Look', entity,
         case when entity is not null then gen_random_uuid() end, now()
       from generate_series(${n}, ${n} + 1) k, lateral (select case when k % 3 > 0 then 'task' end as entity) subject`,
  'close work': (n: number) =>
    `update work_items set status = 'CLOSED', closed_at = now(), note = 'Done'
       where id in (select id from ${any('work_items', n)} closed)`,
  'add a project': (n: number) =>
    `insert into projects (id, client_id, name, status, created_at)
       select gen_random_uuid(), id, 'Work', ${projectStatus(`${n}`)}, now()
       from ${any('users', n, "role = 'CLIENT'")} client`,
  'add tasks': (n: number) =>
    `insert into tasks (id, project_id, title, owner, status, due_date, ready_at, created_at)
       select gen_random_uuid(), project.id, 'Step', (array['ADMIN', 'CLIENT'])[1 + (${n} + k) % 2],
         ${taskStatus(`${n} + k`)}, ${date(n)}, now(), now()
       from ${any('projects', n)} project, generate_series(1, 4) k`,
  'move a task': (n: number) =>
    `update tasks set status = ${taskStatus(`${n}`)}, due_date = ${date(n)}
       where id in (select id from ${any('tasks', n)} moved)`,
  'move the tasks of a project': (n: number) =>
    `update tasks set status = ${taskStatus(`${n} + position`)}, owner = 'CLIENT'
       where project_id in (select id from ${any('projects', n)} project)`,
  'move a project': (n: number) =>
    `update projects set status = ${projectStatus(`${n}`)}
       where id in (select id from ${any('projects', n)} moved)`,
  'delete a project': (n: number) =>
    `delete from projects where id in (select id from ${any('projects', n)} gone)`,
  'add an agreement': (n: number) =>
    `insert into agreements (id, client_id, type, project_name, status, created_at)
       select gen_random_uuid(), id, 'SOW', 'Work', (array['DRAFT', 'SENT', 'SIGNED_BOTH'])[1 + ${n} % 3], now()
       from ${any('users', n, "role = 'CLIENT'")} client`,
  'send an agreement': (n: number) =>
    `update agreements set status = 'SENT', closed_at = null
       where id in (select id from ${any('agreements', n)} moved)`,
  'close an agreement': (n: number) =>
    `update agreements set status = 'DRAFT', closed_at = now()
       where id in (select id from ${any('agreements', n)} moved)`,
  'draft invoices': (n: number) =>
    `insert into invoices (id, client_id, title, amount, due_date, created_at)
       select gen_random_uuid(), client.id, 'Work', 10 + ${n} % 100 + k * 0.11, ${date(n)}, now()
       from ${any('users', n, "role = 'CLIENT'")} client, generate_series(1, 2) k`,
  'edit a draft': (n: number) =>
    `update invoices set amount = 5 + ${n} % 1000 * 0.01
       where id in (select id from ${any('invoices', n, "status = 'DRAFT'")} edited) and status = 'DRAFT'`,
  'delete a draft': (n: number) =>
    `delete from invoices where id in (select id from ${any('invoices', n, "status = 'DRAFT'")} gone) and status = 'DRAFT'`,
  'issue an invoice': (n: number) =>
    `update invoices set status = 'OPEN', number = id, due_date = ${date(n)}
       where id in (select id from ${any('invoices', n, "status = 'DRAFT'")} issued) and status = 'DRAFT'`,
  'move due dates': (n: number) =>
    `update invoices set due_date = due_date + 1
       where status = 'OPEN' and organization_id in (select id from ${any('organizations', n)} theirs)`,
  'pay an invoice': (n: number) =>
    `with paid as (
       update invoices set status = 'PAID', paid_at = now()
         where id in (select id from ${any('invoices', n, "status = 'OPEN'")} paid) and status = 'OPEN' returning id, amount
     ) insert into ledger_entries (id, invoice_id, type, method, amount, currency, applied, received_at, created_at)
       select gen_random_uuid(), id, 'payment', 'card', amount, 'USD', true, now(), now() from paid`,
  'refund a part': (n: number) =>
    `with given as (
       insert into refunds (id, invoice_id, payment_id, amount, currency, reason, status, created_at, settled_at)
         select gen_random_uuid(), invoice_id, id, 0.01 + ${n} % 9, 'USD', 'Less', 'succeeded', now(), now()
         from ${any('ledger_entries', n, "type = 'payment'")} payment returning *
     ) insert into ledger_entries
         (id, invoice_id, type, method, amount, currency, applied, payment_id, refund_id, received_at, created_at)
       select gen_random_uuid(), invoice_id, 'refund', 'card', amount, 'USD', ${n} % 5 > 0, payment_id, id, now(), now()
       from given`,
  'void an invoice': (n: number) =>
    `update invoices set status = 'VOID', paid_at = null
       where id in (select id from ${any('invoices', n, "status in ('OPEN', 'PAID')")} voided) and status in ('OPEN', 'PAID')`,
  'merge two clients': (n: number) =>
    `set constraints agreements_project_fkey, invoices_project_fkey deferred;
     create temporary table pair on commit drop as
       select one.id as gone, other.id as kept from ${any('organizations', n)} one, ${any('organizations', n + 1)} other;
     ${['users', 'projects', 'agreements', 'invoices']
       .map((table) => `update ${table} set organization_id = kept from pair where organization_id = gone;`)
       .join('\n')}
     drop table pair`,
}
type Step = keyof typeof steps
const stepNames = Object.keys(steps).filter((name): name is Step => name in steps)

interface Transaction {
  steps: [Step, number][]
  /** Taken back before the rest. */
  undone: [Step, number][]
  end: 'commit' | 'rollback'
}

const aStep = fc.tuple(fc.constantFrom(...stepNames), fc.nat(10_000))
const aTransaction = fc.record<Transaction>({
  undone: fc.array(aStep, { maxLength: 2 }),
  steps: fc.array(aStep, { minLength: 1, maxLength: 6 }),
  end: fc.constantFrom('commit', 'commit', 'commit', 'rollback'),
})
/** Those of a round run at the same time. */
const rounds = fc.array(fc.array(aTransaction, { minLength: 3, maxLength: 6 }), {
  minLength: 4,
  maxLength: 6,
})

test(
  'totals are those of the rows, whatever is changed together, at the same time, or taken back',
  async () => {
    await run({ steps: Array.from({ length: 6 }, (_, n) => ['add a client', n]), undone: [], end: 'commit' })
    let most = [0, 0, 0, 0, 0, 0]
    const property = fc.asyncProperty(rounds, async (given) => {
      for (const round of given) {
        await Promise.all(round.map(run))
        const kept = await keptTotals(database)
        expect(kept).toEqual(await totalsOfRows(database))
        most = most.map((length, n) => Math.max(length, kept[n]?.length ?? 0))
      }
    })
    const { numRuns, ...parameters } = hostileRuns()
    await fc.assert(property, { ...parameters, numRuns: Math.ceil(numRuns / 3), endOnFailure: true })
    // There was something to add up.
    expect([0, 1, 2, 5].every((kind) => (most[kind] ?? 0) > 0)).toBe(true)
  },
  PATIENCE_MS,
)

/** A transaction that lost to another has changed nothing. */
async function run({ end, steps: made, undone }: Transaction): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin; savepoint start')
    for (const [step, n] of undone) await client.query(steps[step](n))
    await client.query('rollback to savepoint start')
    for (const [step, n] of made) await client.query(steps[step](n))
    await client.query(end)
  } catch (error) {
    await client.query('rollback')
    if (!isLostToAnother(error) && !isOfDeletedProject(error)) throw error
  } finally {
    client.release()
  }
}

function isOfDeletedProject(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'tasks_project_id_fkey'
}
