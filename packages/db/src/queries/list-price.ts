import type { Money } from '@tallgrass/domain'
import { sql } from 'kysely'
import { trimScale } from './sql.ts'

const column = (name: string) => sql.ref(`invoiceLines.${name}`)

/** The quantity and unit price of a line before a discount; its own columns have those after it. */
export function listPrice() {
  const quantity = sql<string>`coalesce(${column('listQuantity')}, ${column('quantity')})`
  const unitPrice = sql<Money>`coalesce(${column('listUnitPrice')}, ${column('unitPrice')})`
  return [trimScale(quantity).as('quantity'), unitPrice.as('unitPrice')] as const
}
