import { type Money, NO_MONEY, type ProjectId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { organizationIn, type Scope } from './scope.ts'

/** The sums of a project, read in one statement. Sums over no agreements are null, sums over no invoices '0.00'. */
export function sumProjectMoney(db: Db, scope: Scope, projectId: ProjectId) {
  const organizationId = organizationIn(scope)
  const agreements = db.selectFrom('agreements').where('projectId', '=', projectId)
  const invoices = db.selectFrom('invoices').where('projectId', '=', projectId)
  const sources = organizationId
    ? {
        agreements: agreements.where('organizationId', '=', organizationId),
        invoices: invoices.where('organizationId', '=', organizationId),
      }
    : { agreements, invoices }
  return db
    .selectNoFrom(() => {
      const prices = sources.agreements.select(({ fn }) => fn.sum<Money | null>('price').as('sum'))
      const sumOf = (column: 'amount' | 'refunded', status: 'OPEN' | 'PAID') =>
        sources.invoices
          .where('status', '=', status)
          .select(({ fn, val }) => fn.coalesce(fn.sum<Money>(column), val(NO_MONEY)).as('sum'))
          .$asScalar()
      return [
        prices.where('status', '=', 'SIGNED_BOTH').$asScalar().as('agreed'),
        prices.where('status', 'in', ['SENT', 'SIGNED_CLIENT']).$asScalar().as('unsigned'),
        sumOf('amount', 'PAID').as('paid'),
        sumOf('amount', 'OPEN').as('open'),
        sumOf('refunded', 'PAID').as('refunded'),
      ]
    })
    .$narrowType<{ paid: Money; open: Money; refunded: Money }>()
    .executeTakeFirstOrThrow()
}
