import type { InvoiceRow, Page } from '@tallgrass/db'
import { invoiceLabelAt } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Ctx } from '../ctx.ts'

/** An invoice with its label as of today. */
export function toInvoice<Row extends InvoiceRow>({ clock }: Pick<Ctx, 'clock'>, row: Row) {
  return { ...row, label: invoiceLabelAt(row, businessDayAt(clock())) }
}

export function toInvoices<Row extends InvoiceRow>(ctx: Pick<Ctx, 'clock'>, rows: Row[]) {
  return rows.map((row) => toInvoice(ctx, row))
}

export function toInvoicePage<Row extends InvoiceRow>(ctx: Pick<Ctx, 'clock'>, page: Page<Row>) {
  return { ...page, items: toInvoices(ctx, page.items) }
}
