import { type Money, NO_MONEY, type ProjectId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { organizationIn, type Scope } from './scope.ts'

/** Sums over no agreements are null, sums over no invoices '0.00'. Read in one statement. */
export function sumProjectMoney(db: Db, scope: Scope, projectId: ProjectId) {
  const organizationId = organizationIn(scope)
  return db
    .selectNoFrom((eb) => {
      const agreements = eb.selectFrom('agreements').where('projectId', '=', projectId)
      const prices = (
        organizationId ? agreements.where('organizationId', '=', organizationId) : agreements
      ).select(({ fn }) => fn.sum<Money | null>('price').as('sum'))
      const invoices = eb.selectFrom('invoices').where('projectId', '=', projectId)
      const own = organizationId ? invoices.where('invoices.organizationId', '=', organizationId) : invoices
      const amounts = own.select(({ fn, val }) =>
        fn.coalesce(fn.sum<Money>('amount'), val(NO_MONEY)).as('sum'),
      )
      const refunds = own
        .where('invoices.status', '=', 'PAID')
        .innerJoin('ledgerEntries', 'ledgerEntries.invoiceId', 'invoices.id')
        .select(({ fn, val }) => fn.coalesce(fn.sum<Money>('ledgerEntries.amount'), val(NO_MONEY)).as('sum'))
        .where('ledgerEntries.type', '=', 'refund')
        .where('ledgerEntries.applied', '=', true)
      return [
        prices.where('status', '=', 'SIGNED_BOTH').$asScalar().as('agreed'),
        prices.where('status', 'in', ['SENT', 'SIGNED_CLIENT']).$asScalar().as('unsigned'),
        amounts.where('status', '=', 'PAID').$asScalar().as('paid'),
        amounts.where('status', '=', 'OPEN').$asScalar().as('open'),
        refunds.$asScalar().as('refunded'),
      ]
    })
    .$narrowType<{ paid: Money; open: Money; refunded: Money }>()
    .executeTakeFirstOrThrow()
}
