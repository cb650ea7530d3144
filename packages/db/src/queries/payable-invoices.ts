import type { Db } from '../database.ts'
import type { Invoices } from '../schema.gen.ts'
import { selectInvoices } from './invoices.ts'
import { ensureMoved, type Move } from './move.ts'
import type { Scope } from './scope.ts'

/** As its payment page shows it, with the key that opens the page. */
export function findInvoiceWithKey(db: Db, scope: Scope, id: string) {
  return selectInvoices(db, scope)
    .select('invoices.checkoutKey')
    .where('invoices.id', '=', id)
    .executeTakeFirst()
}

/** Writes down what became of it. Throws CONFLICT when its status is no longer `from`. */
export async function moveInvoiceRow(
  db: Db,
  id: string,
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

/** The costs that it charges can be charged again. */
export async function freeCosts(db: Db, invoiceId: string): Promise<void> {
  await db
    .updateTable('costItems')
    .set({ invoiceLineId: null })
    .where('invoiceLineId', 'in', (eb) =>
      eb.selectFrom('invoiceLines').select('id').where('invoiceId', '=', invoiceId),
    )
    .execute()
}
