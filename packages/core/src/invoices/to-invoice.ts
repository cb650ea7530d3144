import { hours } from '@tallgrass/brand'
import type { InvoiceRow, Page } from '@tallgrass/db'
import { calendarDateAt, invoiceLabelAt } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** The date where the business is: what 'overdue' and the date of issue go by. */
function businessDayAt(instant: Date): string {
  return calendarDateAt(instant, hours.timeZone)
}

/** Each with what follows from its facts today. */
export function toInvoices<Row extends InvoiceRow>({ clock }: Pick<Ctx, 'clock'>, rows: Row[]) {
  const today = businessDayAt(clock())
  return rows.map((row) => ({ ...row, label: invoiceLabelAt(row, today) }))
}

export function toInvoicePage<Row extends InvoiceRow>(ctx: Pick<Ctx, 'clock'>, page: Page<Row>) {
  return { ...page, items: toInvoices(ctx, page.items) }
}
