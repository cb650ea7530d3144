import { hours } from '@tallgrass/brand'
import type { InvoiceRow, Page } from '@tallgrass/db'
import { calendarDateAt, invoiceLabelAt } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** The date where the business is: what 'overdue' and the date of issue go by. */
export function businessDayAt(instant: Date): string {
  return calendarDateAt(instant, hours.timeZone)
}

/** With what follows from its facts today. */
export function toInvoice<Row extends InvoiceRow>({ clock }: Pick<Ctx, 'clock'>, row: Row) {
  return { ...row, label: invoiceLabelAt(row, businessDayAt(clock())) }
}

export function toInvoices<Row extends InvoiceRow>(ctx: Pick<Ctx, 'clock'>, rows: Row[]) {
  return rows.map((row) => toInvoice(ctx, row))
}

export function toInvoicePage<Row extends InvoiceRow>(ctx: Pick<Ctx, 'clock'>, page: Page<Row>) {
  return { ...page, items: toInvoices(ctx, page.items) }
}
