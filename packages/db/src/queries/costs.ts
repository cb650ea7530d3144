import { type CostCategory, type CostId, type Money, NO_MONEY, type ProjectId } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { CostItems } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'

const columns = [
  'costItems.id',
  'costItems.projectId',
  'costItems.label',
  'costItems.category',
  'costItems.vendor',
  'costItems.amount',
  'costItems.billable',
  'costItems.reimbursable',
  'costItems.notes',
  'costItems.createdAt',
  'costItems.version',
] as const

function selectCosts(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('costItems')
    .innerJoin('projects', 'projects.id', 'costItems.projectId')
    .select(columns)
  return organizationId ? query.where('projects.organizationId', '=', organizationId) : query
}

export function findCost(db: Db, scope: Scope, id: CostId) {
  return selectCosts(db, scope).where('costItems.id', '=', id).executeTakeFirst()
}

/** In the order they were added. */
export async function listCosts(
  db: Db,
  scope: Scope,
  { cursor, limit, projectId }: PageRequest & { projectId: ProjectId },
) {
  const query = selectCosts(db, scope).where('costItems.projectId', '=', projectId)
  return readPage(
    query,
    { at: 'costItems.createdAt', id: 'costItems.id', direction: 'asc' },
    { cursor, limit },
  )
}

export async function insertCosts(db: Db, rows: Insertable<CostItems>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('costItems').values(rows).execute()
}

export async function updateCost(db: Db, id: CostId, changes: Updateable<CostItems>): Promise<void> {
  await db
    .updateTable('costItems')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteCost(db: Db, id: CostId): Promise<void> {
  await db.deleteFrom('costItems').where('id', '=', id).execute()
}

/** Sums over no costs are '0.00'. */
export async function sumCosts(db: Db, scope: Scope, projectId: ProjectId) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('costItems')
    .innerJoin('projects', 'projects.id', 'costItems.projectId')
    .select(({ fn, val }) => {
      const sum = () => fn.sum<Money>('costItems.amount')
      const orZero = (amount: ReturnType<typeof sum>) => fn.coalesce(amount, val(NO_MONEY))
      const sumOf = (category: CostCategory) => orZero(sum().filterWhere('costItems.category', '=', category))
      return [
        orZero(sum()).as('total'),
        orZero(sum().filterWhere('costItems.billable', '=', true)).as('billable'),
        orZero(sum().filterWhere('costItems.reimbursable', '=', true)).as('reimbursable'),
        sumOf('SERVICE_FEES').as('serviceFees'),
        sumOf('SUBSCRIPTIONS').as('subscriptions'),
        sumOf('MISC').as('misc'),
        sumOf('TRAVEL').as('travel'),
      ]
    })
    .where('costItems.projectId', '=', projectId)
  const scoped = organizationId ? query.where('projects.organizationId', '=', organizationId) : query
  const { billable, misc, reimbursable, serviceFees, subscriptions, total, travel } =
    await scoped.executeTakeFirstOrThrow()
  const byCategory = { SERVICE_FEES: serviceFees, SUBSCRIPTIONS: subscriptions, MISC: misc, TRAVEL: travel }
  return { total, billable, reimbursable, byCategory }
}
