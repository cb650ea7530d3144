import type {
  AnyId,
  ColleagueInvitationId,
  LedgerEntryId,
  OrganizationId,
  ProjectId,
  UserId,
  WorkItemEntity,
  WorkItemId,
  WorkItemKind,
  WorkItemStatus,
} from '@tallgrass/domain'
import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, WorkItems } from '../schema.gen.ts'
import { selectEndedColleagueInvitations } from './colleague-invitations.ts'
import { compileOnce } from './compiled.ts'
import { ensureMoved } from './move.ts'
import { type PageRequest, readPage } from './page.ts'
import { orNull, partOf, shownEmail } from './sql.ts'

/** Inserts one item per cause. A cause that already has an item is skipped. Returns the number of new items. */
export async function insertWorkItems(db: Db, items: Insertable<WorkItems>[]): Promise<number> {
  const rows = await db
    .insertInto('workItems')
    .values(items)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .execute()
  return rows.length
}

interface WorkItemsOf {
  status: WorkItemStatus
  /** All kinds by default. */
  kinds?: readonly WorkItemKind[] | undefined
}

/** Newest first, each with its invoice, the person it is about and the user who closed it. */
export async function listWorkItems(db: Db, { cursor, kinds, limit, status }: PageRequest & WorkItemsOf) {
  let query = db
    .selectFrom('workItems')
    .select([
      'workItems.id',
      'workItems.kind',
      'workItems.status',
      'workItems.detail',
      'workItems.amount',
      'workItems.currency',
      'workItems.entity',
      'workItems.entityId',
      'workItems.projectId',
      'workItems.invoiceId',
      'workItems.paymentId',
      'workItems.createdAt',
      'workItems.closedAt',
      'workItems.note',
    ])
    .select(aboutWhom)
    .where('workItems.status', '=', status)
  if (kinds) query = query.where('workItems.kind', 'in', kinds)
  return readPage(
    query,
    { at: 'workItems.createdAt', id: 'workItems.id', direction: 'desc' },
    { cursor, limit },
  )
}

/**
 * What the records of an item say, looked up one by one: for nine joined tables, PostgreSQL would look for the best order
 * ten times as long as it then reads.
 */
function aboutWhom({ fn, ref, selectFrom }: ExpressionBuilder<DB, 'workItems'>) {
  const invoice = selectFrom('invoices').whereRef('invoices.id', '=', 'workItems.invoiceId')
  const agreement = selectFrom('agreements').whereRef('agreements.id', '=', 'workItems.entityId')
  const project = selectFrom('projects').whereRef('projects.id', '=', 'workItems.projectId')
  const client = selectFrom('users').where(({ eb }) =>
    eb(
      'users.id',
      '=',
      fn.coalesce(
        invoice.select('invoices.clientId'),
        agreement.select('agreements.clientId'),
        project.select('projects.clientId'),
      ),
    ),
  )
  const lead = selectFrom('leads').whereRef('leads.id', '=', 'workItems.entityId')
  const mail = selectFrom('outboxMails').whereRef('outboxMails.id', '=', 'workItems.entityId')
  const organization = selectFrom('organizations').whereRef(
    'organizations.id',
    '=',
    'workItems.organizationId',
  )
  return [
    invoice.select('invoices.number').as('invoiceNumber'),
    fn
      .coalesce(
        client.select('users.name'),
        lead.select((eb) =>
          eb.fn.coalesce('leads.name', orNull(shownEmail(eb.ref('leads.email'))), 'leads.phone').as('name'),
        ),
        mail.select('outboxMails.recipient'),
        organization.select('organizations.shownName'),
      )
      .as('whose'),
    fn
      .coalesce(
        ref('workItems.organizationId'),
        invoice.select('invoices.organizationId'),
        agreement.select('agreements.organizationId'),
        project.select('projects.organizationId'),
      )
      .as('organizationId'),
    selectFrom('users')
      .whereRef('users.id', '=', 'workItems.closedBy')
      .select('users.name')
      .as('closedByName'),
  ] as const
}

/** The number of open items per kind, and per kind of record that they are about. */
export const countOpenWorkItems = compileOnce((db) =>
  db
    .selectFrom('businessTotals')
    .select(({ fn, ref }) => [
      partOf<WorkItemKind>(ref('status'), ':', 1).as('kind'),
      orNull(partOf<WorkItemEntity>(ref('status'), ':', 2)).as('entity'),
      fn.sum<number>('count').as('open'),
    ])
    .where('businessTotals.kind', '=', sql.lit('work_item'))
    .groupBy('status')
    .having(({ eb, fn }) => eb(fn.sum<number>('count'), '>', sql.lit(0))),
)

/** Locks the work item until the transaction ends. */
export function lockWorkItem(trx: Db, id: WorkItemId) {
  return trx
    .selectFrom('workItems')
    .select(['id', 'kind', 'status', 'invoiceId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface Closing {
  status: WorkItemStatus
  note: string
  /** Null if no user closed it. */
  closedBy: UserId | null
  closedAt: Date
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function closeWorkItem(
  db: Db,
  id: WorkItemId,
  { from, ...closing }: Closing & { from: WorkItemStatus },
): Promise<void> {
  const moved = await db
    .updateTable('workItems')
    .set(closing)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

/** The open items of a payment. */
export function listItemsOfPayment(db: Db, paymentId: LedgerEntryId, kinds: readonly WorkItemKind[]) {
  return db
    .selectFrom('workItems')
    .select(['id', 'kind', 'amount', 'createdAt'])
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'OPEN')
    .where('kind', 'in', kinds)
    .execute()
}

/**
 * These work items, those that ask for the invitation of these colleagues, those of one kind, those of one kind about one
 * record, or those of one kind about any part of one project.
 */
export type WorkItemsAbout =
  | { ids: WorkItemId[] }
  | { colleagues: ColleagueInvitationId[] }
  | { endedInvitationsOf: OrganizationId }
  | { kind: WorkItemKind }
  | { kind: WorkItemKind; entityId: AnyId }
  | { kind: WorkItemKind; projectId: ProjectId }

/** Closes the open items. Closed ones stay unchanged. */
export async function closeWorkItemsAbout(db: Db, about: WorkItemsAbout, closing: Closing): Promise<void> {
  await db
    .updateTable('workItems')
    .set(closing)
    .where('status', '=', 'OPEN')
    .where((eb) => {
      if ('ids' in about) return eb('id', 'in', about.ids)
      if ('colleagues' in about) return eb('colleagueInvitationId', 'in', about.colleagues)
      if (!('endedInvitationsOf' in about)) return eb.and(about)
      const ended = selectEndedColleagueInvitations(db, about.endedInvitationsOf)
      return eb('colleagueInvitationId', 'in', ended)
    })
    .execute()
}

/** Erases what the items that ask for these invitations say about the people. Returns the items. */
export function eraseWorkItemsAboutColleagues(db: Db, ids: ColleagueInvitationId[], text: string) {
  return db
    .updateTable('workItems')
    .set({ detail: text, note: text })
    .where('colleagueInvitationId', 'in', ids)
    .returning('id')
    .execute()
}
