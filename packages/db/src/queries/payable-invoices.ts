import type { InvoiceId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import type { Invoices } from '../schema.gen.ts'
import { selectInvoices } from './invoices.ts'
import { ensureMoved, type Move } from './move.ts'
import type { Scope } from './scope.ts'
import { nameOnPaper } from './sql.ts'

/** With the key of its payment page, whom it was billed to, and the legal name of the client's organization. */
export function findInvoiceWithKey(db: Db, scope: Scope, id: InvoiceId) {
  return selectInvoices(db, scope)
    .innerJoin('organizations', 'organizations.id', 'invoices.organizationId')
    .select(['invoices.checkoutKey', 'invoices.billedTo'])
    .select(nameOnPaper().as('clientOrg'))
    .where('invoices.id', '=', id)
    .executeTakeFirst()
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function moveInvoiceRow(
  db: Db,
  id: InvoiceId,
  { from, ...outcome }: Move<Invoices>,
): Promise<void> {
  const moved = await db
    .updateTable('invoices')
    .set((eb) => ({ ...outcome, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

/** Releases the costs that the invoice charges, so that they can be charged again. */
export async function releaseCosts(db: Db, invoiceId: InvoiceId): Promise<void> {
  await db
    .updateTable('costItems')
    .set({ invoiceLineId: null })
    .where('invoiceLineId', 'in', (eb) =>
      eb.selectFrom('invoiceLines').select('invoiceLines.id').where('invoiceId', '=', invoiceId),
    )
    .execute()
}
