// An invoice can have a discount. Its lines keep what they cost before; the columns that are added up have the rest.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Only for a discount in percent. One in dollars is the difference between the lines before and after.
  await db.schema.alterTable('invoices').addColumn('discount_percent', 'numeric(6, 3)').execute()
  await db.schema
    .alterTable('invoices')
    .addCheckConstraint(
      'invoices_discount_percent_within',
      sql`discount_percent > 0 and discount_percent <= 100`,
    )
    .execute()
  await db.schema
    .alterTable('invoice_lines')
    .addColumn('list_quantity', 'numeric(9, 3)')
    .addColumn('list_unit_price', 'numeric(10, 2)')
    .execute()
  await db.schema
    .alterTable('invoice_lines')
    .addCheckConstraint(
      'invoice_lines_list_price_whole',
      sql`(list_quantity is null) = (list_unit_price is null)`,
    )
    .execute()
  await db.schema
    .alterTable('invoice_lines')
    .addCheckConstraint('invoice_lines_list_quantity_positive', sql`list_quantity > 0`)
    .execute()
  await db.schema
    .alterTable('invoice_lines')
    .addCheckConstraint('invoice_lines_list_unit_price_not_negative', sql`list_unit_price >= 0`)
    .execute()
}
