import { isViewing } from '@tallgrass/contracts'
import type { InvoiceRow, Page } from '@tallgrass/db'
import { type CalendarDate, invoiceLabelAt } from '@tallgrass/domain'
import { hasRight, type PortalCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import type { Ctx } from '../ctx.ts'

/** An invoice with its label as of today. */
export function toInvoice<Row extends InvoiceRow>({ clock }: Pick<Ctx, 'clock'>, row: Row) {
  return withLabelOn(businessDayAt(clock()), row)
}

/** Only contacts who pay are offered the payment page, beside administrators, who do not pay as a contact. */
export function toInvoices<Row extends InvoiceRow>(ctx: PortalCtx, rows: Row[]) {
  const today = businessDayAt(ctx.clock())
  const pays = hasRight(ctx, 'pays') && !isViewing(ctx)
  return rows.map((row) => withLabelOn(today, pays ? row : { ...row, url: null }))
}

function withLabelOn<Row extends InvoiceRow>(day: CalendarDate, row: Row) {
  return { ...row, label: invoiceLabelAt(row, day) }
}

export function toInvoicePage<Row extends InvoiceRow>(ctx: PortalCtx, page: Page<Row>) {
  return { ...page, items: toInvoices(ctx, page.items) }
}
