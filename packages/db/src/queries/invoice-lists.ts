import {
  type CalendarDate,
  type ClientId,
  type InvoiceStatus,
  type InvoiceStatusFilter,
  type Money,
  NO_MONEY,
  type OrganizationId,
  type ProjectId,
} from '@tallgrass/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { type KeyKind, readCursor } from './cursor.ts'
import { selectInvoices } from './invoices.ts'
import { type PageRequest, toKeyedPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'
import { anyContains, foldedContains, isAfter, isIndexed, MANY_PEOPLE } from './sql.ts'
import { selectOverdueTotal } from './totals.ts'

const orders = {
  newest: { key: sql.ref<string>('invoices.createdAt'), kind: 'instant', direction: 'desc' },
  // Those that are paid or void come after those without a date.
  due: {
    key: sql<string>`(case when ${sql.ref('invoices.status')} in ('OPEN', 'DRAFT') then coalesce(${sql.ref('invoices.dueDate')}, '9999-12-31') else 'infinity' end)`,
    kind: 'date',
    direction: 'asc',
  },
  amount: { key: sql.ref<string>('invoices.amount'), kind: 'money', direction: 'desc' },
} as const satisfies Record<string, { key: unknown; kind: KeyKind; direction: 'asc' | 'desc' }>

export interface InvoiceFilter {
  search?: string | undefined
  status?: InvoiceStatusFilter | undefined
  clientId?: ClientId | undefined
  organizationId?: OrganizationId | undefined
  projectId?: ProjectId | undefined
  sort: keyof typeof orders
  /** The date in the business's time zone. */
  today: CalendarDate
}

/** The search covers number and title and, for administrators, the client. */
export async function listInvoices(db: Db, scope: Scope, request: PageRequest & InvoiceFilter) {
  const { clientId, cursor, limit, projectId, search, sort, status, today } = request
  const { direction, key, kind } = orders[sort]
  let query = selectInvoices(db, scope).select(key.as('sortKey'))
  if (status === 'OVERDUE') query = query.where(overdueOn(today))
  else if (status) query = query.where('invoices.status', '=', status)
  if (request.organizationId) query = query.where('invoices.organizationId', '=', request.organizationId)
  if (clientId) query = query.where('invoices.clientId', '=', clientId)
  if (projectId) query = query.where('invoices.projectId', '=', projectId)
  if (search) {
    const people = organizationIn(scope) ? [] : await findPeople(db, search)
    query = query.where((eb) => {
      const matches = anyContains([eb.ref('invoices.title'), eb.ref('invoices.number')], search)
      if (people === 'many') return eb.or([matches, foldedContains(eb.ref('users.searchText'), search)])
      if (people.length === 0) return matches
      return eb.or([matches, eb('invoices.clientId', '=', eb.fn.any(eb.val(people)))])
    })
  }
  if (cursor)
    query = query.where(isAfter({ key, id: sql.ref('invoices.id') }, direction, readCursor(cursor, kind)))
  const rows = await query
    .orderBy(key, direction)
    .orderBy('invoices.id', direction)
    .limit(limit + 1)
    .execute()
  return toKeyedPage(rows, limit)
}

/** The rule `isOverdue`, in SQL. */
export function overdueOn(today: CalendarDate) {
  return (eb: ExpressionBuilder<DB, 'invoices'>) =>
    eb.and([eb('invoices.status', '=', sql.lit('OPEN')), eb('invoices.dueDate', '<', today)])
}

/**
 * Run first, so that the database can find the invoices of these users by an index instead of reading them all. If they are
 * many, so are their invoices, and the first of a list are soon found without.
 */
async function findPeople(db: Db, search: string): Promise<ClientId[] | 'many'> {
  if (!isIndexed(search)) return 'many'
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(({ ref }) => foldedContains(ref('searchText'), search))
    .limit(MANY_PEOPLE)
    .execute()
  return rows.length === MANY_PEOPLE ? 'many' : rows.map(({ id }) => id)
}

/**
 * Counts and sums, read in one statement. Sums over no invoices
 * are '0.00'. `today` is the date in the business's time zone.
 */
export async function summarizeInvoices(db: Db, scope: Scope, today: CalendarDate) {
  const rows = await sumByStatus(db, scope, today)
  const rowOf = (status: InvoiceStatus) => rows.find((row) => row.status === status)
  return {
    paid: rowOf('PAID')?.amount ?? NO_MONEY,
    paidCount: rowOf('PAID')?.count ?? 0,
    refunded: rows[0]?.refunded ?? NO_MONEY,
    outstanding: rowOf('OPEN')?.amount ?? NO_MONEY,
    openCount: rowOf('OPEN')?.count ?? 0,
    overdueCount: rowOf('OPEN')?.late ?? 0,
    draftCount: rowOf('DRAFT')?.count ?? 0,
    voidCount: rowOf('VOID')?.count ?? 0,
    total: rows.reduce((sum, { count }) => sum + count, 0),
  }
}

function sumByStatus(db: Db, scope: Scope, today: CalendarDate) {
  const organizationId = organizationIn(scope)
  return organizationId ? sumOfOrganization(db, organizationId, today) : sumOfBusiness(db, today)
}

function sumOfBusiness(db: Db, today: CalendarDate) {
  const totals = db.selectFrom('businessTotals').where('kind', '=', 'invoice')
  return totals
    .select(({ fn, selectFrom }) => [
      'status',
      fn.sum<number>('count').as('count'),
      fn.sum<Money>('amount').as('amount'),
      selectFrom(selectOverdueTotal('invoice', today).as('overdue'))
        .select('overdue.count')
        .$asScalar()
        .$castTo<number>()
        .as('late'),
      totals
        .select(() => fn.sum<Money>('refunded').as('sum'))
        .$asScalar()
        .$castTo<Money>()
        .as('refunded'),
    ])
    .groupBy('status')
    .execute()
}

function sumOfOrganization(db: Db, organizationId: OrganizationId, today: CalendarDate) {
  const invoices = db
    .selectFrom('invoices')
    .where('organizationId', '=', organizationId)
    .where('number', 'is not', null)
  return invoices
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<Money>('amount').as('amount'),
      fn.countAll<number>().filterWhere(overdueOn(today)).as('late'),
      invoices
        .select(() => fn.sum<Money>('refunded').as('sum'))
        .$asScalar()
        .$castTo<Money>()
        .as('refunded'),
    ])
    .groupBy('status')
    .execute()
}
