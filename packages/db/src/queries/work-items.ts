import type { WorkItemKind, WorkItemStatus } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { WorkItems } from '../schema.gen.ts'
import { ensureMoved } from './move.ts'
import { type PageRequest, readPage } from './page.ts'

/** A cause that has been told before stays one item. */
export async function insertWorkItem(db: Db, item: Insertable<WorkItems>): Promise<void> {
  await db
    .insertInto('workItems')
    .values(item)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute()
}

/** Newest first, each with its invoice, its client and whoever closed it. */
export async function listWorkItems(
  db: Db,
  { cursor, limit, status }: PageRequest & { status: WorkItemStatus },
) {
  const query = db
    .selectFrom('workItems')
    .leftJoin('invoices', 'invoices.id', 'workItems.invoiceId')
    .leftJoin('users as clients', 'clients.id', 'invoices.clientId')
    .leftJoin('users as closers', 'closers.id', 'workItems.closedBy')
    .select([
      'workItems.id',
      'workItems.kind',
      'workItems.status',
      'workItems.detail',
      'workItems.amount',
      'workItems.currency',
      'workItems.invoiceId',
      'workItems.paymentId',
      'workItems.createdAt',
      'workItems.closedAt',
      'workItems.note',
      'invoices.number as invoiceNumber',
      'clients.name as clientName',
      'closers.name as closedByName',
    ])
    .where('workItems.status', '=', status)
  return readPage(
    query,
    { at: 'workItems.createdAt', id: 'workItems.id', direction: 'desc' },
    { cursor, limit },
  )
}

export async function countOpenWorkItems(db: Db, kinds: readonly WorkItemKind[]): Promise<number> {
  const { open } = await db
    .selectFrom('workItems')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('status', '=', 'OPEN')
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return open
}

/** Nobody else closes it until the transaction ends. */
export function lockWorkItem(trx: Db, id: string) {
  return trx
    .selectFrom('workItems')
    .select(['id', 'kind', 'status', 'invoiceId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Throws CONFLICT when its status is no longer `from`. */
export async function closeWorkItem(
  db: Db,
  id: string,
  {
    from,
    ...closing
  }: { note: string; closedBy: string; closedAt: Date } & Record<'from' | 'status', WorkItemStatus>,
): Promise<void> {
  const moved = await db
    .updateTable('workItems')
    .set(closing)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}
