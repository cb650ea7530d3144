import { type Money, NO_MONEY, type ProjectId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { organizationIn, type Scope } from './scope.ts'

/** Whose prices and amounts are summed: the agreements and invoices that these select. */
type MoneySources = ReturnType<typeof allMoney>

/** Those of everyone, to be limited to a project or to an organization. */
export function allMoney(db: Db) {
  return { agreements: db.selectFrom('agreements'), invoices: db.selectFrom('invoices') }
}

/** Columns with a sum each. Sums over no agreements are null, sums over no invoices '0.00'. */
export function moneySums({ agreements, invoices }: MoneySources) {
  const prices = agreements.select(({ fn }) => fn.sum<Money | null>('agreements.price').as('sum'))
  const amounts = sumAmounts(invoices)
  const refunds = invoices
    .where('invoices.status', '=', 'PAID')
    .innerJoin('ledgerEntries', 'ledgerEntries.invoiceId', 'invoices.id')
    .select(({ fn, val }) => fn.coalesce(fn.sum<Money>('ledgerEntries.amount'), val(NO_MONEY)).as('sum'))
    .where('ledgerEntries.type', '=', 'refund')
    .where('ledgerEntries.applied', '=', true)
  return [
    prices.where('agreements.status', '=', 'SIGNED_BOTH').$asScalar().as('agreed'),
    prices.where('agreements.status', 'in', ['SENT', 'SIGNED_CLIENT']).$asScalar().as('unsigned'),
    amounts.where('invoices.status', '=', 'PAID').$asScalar().as('paid'),
    amounts.where('invoices.status', '=', 'OPEN').$asScalar().as('open'),
    refunds.$asScalar().as('refunded'),
  ] as const
}

export function sumAmounts(invoices: MoneySources['invoices']) {
  return invoices.select(({ fn, val }) =>
    fn.coalesce(fn.sum<Money>('invoices.amount'), val(NO_MONEY)).as('sum'),
  )
}

/** The sums of a project, read in one statement. */
export function sumProjectMoney(db: Db, scope: Scope, projectId: ProjectId) {
  const organizationId = organizationIn(scope)
  const all = allMoney(db)
  const agreements = all.agreements.where('agreements.projectId', '=', projectId)
  const invoices = all.invoices.where('invoices.projectId', '=', projectId)
  const sources = organizationId
    ? {
        agreements: agreements.where('agreements.organizationId', '=', organizationId),
        invoices: invoices.where('invoices.organizationId', '=', organizationId),
      }
    : { agreements, invoices }
  return db
    .selectNoFrom(() => moneySums(sources))
    .$narrowType<{ paid: Money; open: Money; refunded: Money }>()
    .executeTakeFirstOrThrow()
}
