// Open screens hear what changed: triggers name it, in the order of commits.
import { type Kysely, sql } from 'kysely'

/** Names of a row, in SQL; `row` stands for the old or the new one. */
interface NamedTable {
  table: string
  kind: string
  /** The record that is named; by default the row's own. */
  id?: string
  /** Whose screens show it besides administrators'. */
  organization?: string
  people?: string[]
}

const ofProject = '(select organization_id from projects where id = row.project_id)'
const ofInvoice = '(select organization_id from invoices where id = row.invoice_id and number is not null)'

const tables: NamedTable[] = [
  { table: 'acceptance_checklists', kind: 'checklist', organization: ofProject },
  { table: 'agreements', kind: 'agreement', organization: 'row.organization_id' },
  { table: 'audit_logs', kind: 'audit', id: 'null' },
  { table: 'backups', kind: 'backup' },
  {
    table: 'bookings',
    kind: 'booking',
    // Who booked it while signed in, became the client, or has confirmed the visitor's address.
    people: [
      'row.client_id',
      '(select client_id from leads where id = row.lead_id)',
      `(select users.id from users join leads on leads.email = users.email
        where leads.id = row.lead_id and users.email_verified_at is not null)`,
    ],
  },
  {
    table: 'chat_messages',
    kind: 'conversation',
    id: 'row.session_id',
    people: ['(select user_id from chat_sessions where id = row.session_id)'],
  },
  { table: 'chat_sessions', kind: 'conversation', people: ['row.user_id'] },
  { table: 'checkouts', kind: 'invoice', id: 'row.invoice_id', organization: ofInvoice },
  { table: 'colleague_invitations', kind: 'invitation', organization: 'row.organization_id' },
  { table: 'cost_items', kind: 'cost', organization: ofProject },
  {
    table: 'document_events',
    kind: 'document',
    id: 'row.document_id',
    organization: `(select organization_id from e_signature_documents
      where id = row.document_id and sent_at is not null)`,
  },
  {
    table: 'e_signature_documents',
    kind: 'document',
    // Clients do not see unsent documents.
    organization: 'case when row.sent_at is not null then row.organization_id end',
  },
  {
    table: 'invoices',
    kind: 'invoice',
    // Nor drafts, which have no number.
    organization: 'case when row.number is not null then row.organization_id end',
  },
  { table: 'leads', kind: 'lead' },
  { table: 'ledger_entries', kind: 'invoice', id: 'row.invoice_id', organization: ofInvoice },
  { table: 'mail_preferences', kind: 'mail_preference', id: 'null', people: ['row.user_id'] },
  { table: 'notifications', kind: 'notification', people: ['row.user_id'] },
  { table: 'organizations', kind: 'client', organization: 'row.id' },
  { table: 'outbox_mails', kind: 'mail' },
  { table: 'projects', kind: 'project', organization: 'row.organization_id' },
  { table: 'provider_outcomes', kind: 'provider', id: 'null' },
  { table: 'refunds', kind: 'invoice', id: 'row.invoice_id', organization: ofInvoice },
  { table: 'restores', kind: 'backup' },
  {
    table: 'reviews',
    kind: 'task',
    id: 'row.task_id',
    organization: `(select projects.organization_id from tasks join projects on projects.id = tasks.project_id
      where tasks.id = row.task_id)`,
  },
  { table: 'tasks', kind: 'task', organization: ofProject },
  { table: 'tool_purchases', kind: 'tool', organization: ofProject },
  {
    table: 'user_invitations',
    kind: 'invitation',
    // The company page shows the links of colleagues.
    organization: '(select organization_id from colleague_invitations where invitation_id = row.id limit 1)',
  },
  { table: 'users', kind: 'user', organization: 'row.organization_id', people: ['row.id'] },
  { table: 'waitlist_entries', kind: 'waitlist' },
  { table: 'work_items', kind: 'work_item' },
]

export async function up(db: Kysely<unknown>): Promise<void> {
  // The transaction's number is the place from which a reader goes on after a lost connection.
  await sql`
    create function name_change(kind text, id text, organization_id uuid, user_id uuid) returns void
    language sql as $$
      select pg_notify('changes', json_build_array(
        pg_current_xact_id()::text, kind, id, organization_id, user_id)::text)
    $$`.execute(db)
  for (const table of tables) await nameChangesOf(db, table)
  await endAccess(db)
}

/** Both the old and the new row are named, because screens of either may show it. Equal names become one. */
async function nameChangesOf(db: Kysely<unknown>, { table, ...named }: NamedTable): Promise<void> {
  const { id = 'row.id', kind, organization = 'null', people = ['null'] } = named
  const name = (row: 'new' | 'old') => {
    const of = (text: string) => text.replaceAll(/\brow\./g, `${row}.`)
    const calls = people.map(
      (person) =>
        `perform name_change('${kind}', (${of(id)})::text, (${of(organization)})::uuid, (${of(person)})::uuid);`,
    )
    return sql.raw(calls.join('\n'))
  }
  const trigger = sql.id(`${table}_changes`)
  await sql`
    create function ${trigger}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then ${name('old')} end if;
      if tg_op <> 'DELETE' then ${name('new')} end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger ${trigger} after insert or update or delete on ${sql.id(table)}
    for each row execute function ${trigger}()`.execute(db)
}

/** Streams end with their session, and when their reader may see other things than before. */
async function endAccess(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function session_ended() returns trigger language plpgsql as $$
    begin
      perform name_change('session', old.id::text, null, null);
      return null;
    end $$`.execute(db)
  await sql`create trigger sessions_ended after delete on sessions
    for each row execute function session_ended()`.execute(db)
  await sql`
    create function access_changed() returns trigger language plpgsql as $$
    begin
      perform name_change('access', new.id::text, null, null);
      return null;
    end $$`.execute(db)
  await sql`create trigger users_access_changed
    after update of role, organization_id, signs, pays, reviews, deactivated_at on users
    for each row when ((old.role, old.organization_id, old.signs, old.pays, old.reviews, old.deactivated_at)
      is distinct from (new.role, new.organization_id, new.signs, new.pays, new.reviews, new.deactivated_at))
    execute function access_changed()`.execute(db)
}
