import {
  findInvoiceToPrint,
  type InvoiceToPrint,
  listIssuedInvoicesToPrint,
  listLinesToPrint,
  listMovementsToPrint,
} from '@tallgrass/db'
import {
  addMoney,
  type CalendarDate,
  type Instant,
  type InvoiceId,
  isOverdue,
  NO_MONEY,
  noSuch,
  type ProjectId,
  totalsCharged,
} from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import { toPercent } from './to-percent.ts'

/** An invoice as it is printed. Throws NOT_FOUND, also for someone else's invoice. */
export async function getInvoiceDocument(ctx: PortalCtx, input: { id: InvoiceId }) {
  return (await readInvoiceDocument(ctx, input)).invoice
}

/** The printed invoice with its payments and refunds. */
export async function readInvoiceDocument(ctx: PortalCtx, { id }: { id: InvoiceId }) {
  const { db, scope } = ctx
  const row = await findInvoiceToPrint(db, scope, id)
  if (!row) throw noSuch('Invoice')
  const [lines, movements] = await Promise.all([listLinesToPrint(db, [id]), listMovementsToPrint(db, [id])])
  return toDocument(ctx, row, { lines, movements })
}

/** All issued invoices of a project that the caller may see, oldest first. */
export async function readIssuedInvoices(ctx: PortalCtx, { projectId }: { projectId: ProjectId }) {
  const { db } = ctx
  const rows = await listIssuedInvoicesToPrint(db, projectId)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(await listLinesToPrint(db, ids), ({ invoiceId }) => invoiceId)
  const movements = Map.groupBy(await listMovementsToPrint(db, ids), ({ invoiceId }) => invoiceId)
  return rows.map((row) =>
    toDocument(ctx, row, { lines: lines.get(row.id) ?? [], movements: movements.get(row.id) ?? [] }),
  )
}

interface Parts {
  lines: Awaited<ReturnType<typeof listLinesToPrint>>
  movements: Awaited<ReturnType<typeof listMovementsToPrint>>
}

function toDocument(
  { clock, settings }: PortalCtx,
  row: InvoiceToPrint,
  { lines: own, movements: rows }: Parts,
) {
  const lines = linesOf(row, own)
  const { discount, listNets, net, taxes, total } = totalsCharged(lines, toPercent(row.discountPercent))
  const movements = rows.map(({ invoiceId: _, ...entry }) => ({ ...entry, on: dayOf(entry.receivedAt) }))
  const { billedTo, clientAddress, clientEmail, clientName, clientOrg, clientTaxId, ...rest } = row
  const { createdAt, discountPercent: _, paidAt, url, voidedAt, ...facts } = rest
  const invoice = {
    ...facts,
    createdAt: new Date(createdAt),
    client: billedTo ?? {
      name: clientName,
      org: clientOrg,
      address: clientAddress,
      email: clientEmail,
      taxId: clientTaxId,
    },
    isOverdue: isOverdue(row, businessDayAt(clock())),
    paidOn: paidAt && dayOf(paidAt),
    voidedOn: voidedAt && dayOf(voidedAt),
    lines: lines.map((line, i) => ({ ...line, net: listNets[i] ?? NO_MONEY })),
    discount,
    net,
    taxes,
    total,
    refunded: addMoney(...movements.filter(({ type }) => type === 'refund').map(({ amount }) => amount)),
    payUrl: row.status === 'OPEN' && url ? `${settings.publicUrl}${url}` : null,
  }
  return { invoice, movements }
}

function dayOf(instant: Instant): CalendarDate {
  return businessDayAt(new Date(instant))
}

/** Invoices older than the lines table get one line for the whole amount. */
function linesOf({ amount, title }: InvoiceToPrint, lines: Parts['lines']) {
  if (lines.length > 0) return lines.map(({ invoiceId: _, ...line }) => line)
  return [{ description: title, quantity: '1', unitPrice: amount, taxRate: '0', net: amount }]
}
