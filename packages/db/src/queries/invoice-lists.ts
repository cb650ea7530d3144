import type { InvoiceStatus } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { selectInvoices } from './invoices.ts'
import { type KeyKind, toKeyed, toKeyedPage } from './keyset.ts'
import type { PageRequest } from './page.ts'
import { clientIn, type Scope } from './scope.ts'
import { anyContains, foldedContains, isBehind, orLast } from './sql.ts'

const orders = {
  newest: { key: sql.ref<string>('invoices.createdAt'), kind: 'instant', direction: 'desc' },
  due: { key: orLast(sql.ref('invoices.dueDate')), kind: 'date', direction: 'asc' },
  amount: { key: sql.ref<string>('invoices.amount'), kind: 'money', direction: 'desc' },
} as const satisfies Record<string, { key: unknown; kind: KeyKind; direction: 'asc' | 'desc' }>

export interface InvoiceFilter {
  search?: string | undefined
  status?: InvoiceStatus | undefined
  clientId?: string | undefined
  projectId?: string | undefined
  sort: keyof typeof orders
}

/** Searched by number and title, and, where they may be anybody's, by client. */
export async function listInvoices(db: Db, scope: Scope, request: PageRequest & InvoiceFilter) {
  const { clientId, cursor, limit, projectId, search, sort, status } = request
  const { direction, key, kind } = orders[sort]
  let query = selectInvoices(db, scope).select(key.as('sortKey'))
  if (status) query = query.where('invoices.status', '=', status)
  if (clientId) query = query.where('invoices.clientId', '=', clientId)
  if (projectId) query = query.where('invoices.projectId', '=', projectId)
  if (search) {
    query = query.where((eb) => {
      const named = anyContains([eb.ref('invoices.title'), eb.ref('invoices.number')], search)
      if (clientIn(scope)) return named
      const people = eb
        .selectFrom('users as people')
        .select('people.id')
        .where(({ ref }) => foldedContains(ref('people.searchText'), search))
      return eb.or([named, eb('invoices.clientId', 'in', people)])
    })
  }
  if (cursor)
    query = query.where(isBehind({ key, id: sql.ref('invoices.id') }, direction, toKeyed(cursor, kind)))
  const rows = await query
    .orderBy(key, direction)
    .orderBy('invoices.id', direction)
    .limit(limit + 1)
    .execute()
  return toKeyedPage(rows, limit)
}

/** Counts and sums in one statement; sums of nothing are '0.00'. `today` is the date where the business is. */
export function summarizeInvoices(db: Db, scope: Scope, today: string) {
  const clientId = clientIn(scope)
  const refunds = db
    .selectFrom('ledgerEntries')
    .innerJoin('invoices as refunded', 'refunded.id', 'ledgerEntries.invoiceId')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('ledgerEntries.amount'), val('0.00')).as('sum'))
    .where('ledgerEntries.type', '=', 'refund')
    .where('ledgerEntries.applied', '=', true)
  const query = db.selectFrom('invoices').select(({ eb, fn, val }) => {
    const count = (status: InvoiceStatus) => fn.countAll<number>().filterWhere('status', '=', status)
    const sum = (status: InvoiceStatus) =>
      fn.coalesce(fn.sum<string>('amount').filterWhere('status', '=', status), val('0.00'))
    return [
      sum('PAID').as('paid'),
      count('PAID').as('paidCount'),
      (clientId ? refunds.where('refunded.clientId', '=', clientId) : refunds)
        .$asScalar()
        .$castTo<string>()
        .as('refunded'),
      sum('OPEN').as('outstanding'),
      count('OPEN').as('openCount'),
      count('OPEN')
        .filterWhere(eb('dueDate', '<', today))
        .as('overdueCount'),
      count('DRAFT').as('draftCount'),
      count('VOID').as('voidCount'),
      fn.countAll<number>().as('total'),
    ]
  })
  const scoped = clientId ? query.where('clientId', '=', clientId).where('number', 'is not', null) : query
  return scoped.executeTakeFirstOrThrow()
}
