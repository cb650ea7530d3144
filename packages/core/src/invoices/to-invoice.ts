import type { InvoiceRow, Page } from '@tallgrass/db'
import { type CalendarDate, invoiceLabelAt } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Ctx } from '../ctx.ts'

/** An invoice with its label as of today. */
export function toInvoice<Row extends InvoiceRow>({ clock }: Pick<Ctx, 'clock'>, row: Row) {
  return withLabelOn(businessDayAt(clock()), row)
}

export function toInvoices<Row extends InvoiceRow>({ clock }: Pick<Ctx, 'clock'>, rows: Row[]) {
  const today = businessDayAt(clock())
  return rows.map((row) => withLabelOn(today, row))
}

function withLabelOn<Row extends InvoiceRow>(day: CalendarDate, row: Row) {
  return { ...row, label: invoiceLabelAt(row, day) }
}

export function toInvoicePage<Row extends InvoiceRow>(ctx: Pick<Ctx, 'clock'>, page: Page<Row>) {
  return { ...page, items: toInvoices(ctx, page.items) }
}
