import {
  addMoney,
  discountInWords,
  formatLongDate,
  formatMoney,
  isMoneyLess,
  NO_MONEY,
  type PricedLine,
} from '@tallgrass/domain'
import { drawFacts } from './facts-grid.ts'
import { factsOf } from './facts-of-invoice.ts'
import { drawHeading } from './heading.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { drawLetterhead } from './letterhead.ts'
import type { NoteTone } from './note.ts'
import { drawPageFeet } from './page-foot.ts'
import { paper } from './paper.ts'
import { drawPaymentPanel } from './payment-panel.ts'
import { drawProse } from './prose.ts'
import { closeSheet, openSheet, type Sheet, tag, write } from './sheet.ts'
import { drawSums, type Sum } from './sums.ts'
import { type Column, drawTable } from './table.ts'
import { drawWatermark } from './watermark.ts'

const TITLE = { face: 'strong', size: 12 } as const
const PROSE = { size: 9.5, color: paper.muted } as const

/** The invoice as a PDF. Equal facts give equal bytes. */
export function renderInvoice(invoice: InvoiceFacts): Promise<Buffer> {
  const name = invoice.number ? `Invoice ${invoice.number}` : 'Draft invoice'
  const sheet = openSheet({ at: invoice.createdAt, title: name, subject: invoice.title })
  drawLetterhead(sheet)
  drawHeading(sheet, name, noteOf(invoice))
  drawFacts(sheet, factsOf(invoice))
  drawTitle(sheet, invoice)
  drawTable(sheet, columnsFor(invoice), invoice.lines)
  sheet.doc.y += 10
  drawSums(sheet, sumsOf(invoice))
  drawPaymentPanel(sheet, invoice)
  if (invoice.status === 'DRAFT' || invoice.status === 'VOID') drawWatermark(sheet, invoice.status)
  drawPageFeet(sheet, invoice.number ?? name)
  return closeSheet(sheet)
}

function noteOf(invoice: InvoiceFacts): { text: string; tone: NoteTone } {
  const { isOverdue, paidOn, refunded, status, total, voidedOn } = invoice
  if (status === 'DRAFT') return { text: 'Draft, not yet issued', tone: 'plain' }
  if (status === 'VOID')
    return { text: voidedOn ? `Voided on ${formatLongDate(voidedOn)}` : 'Void', tone: 'ended' }
  if (isOverdue) return { text: 'Overdue', tone: 'ended' }
  if (status === 'OPEN') return { text: 'Payment due', tone: 'waiting' }
  if (!isMoneyLess(NO_MONEY, refunded)) {
    return { text: paidOn ? `Paid on ${formatLongDate(paidOn)}` : 'Paid', tone: 'good' }
  }
  return { text: isMoneyLess(refunded, total) ? 'Partly refunded' : 'Refunded', tone: 'plain' }
}

function drawTitle(sheet: Sheet, { description, title }: InvoiceFacts): void {
  const { doc, left, width } = sheet
  doc.y += 26
  tag(sheet, 'H2', () => write(sheet, title, { x: left, y: doc.y, ink: TITLE, width }))
  doc.y += 3
  if (description) drawProse(sheet, description, PROSE)
  doc.y += 12
}

/** Includes a tax column only if a line is taxed. */
function columnsFor({ taxes }: InvoiceFacts): Column<InvoiceFacts['lines'][number]>[] {
  return [
    { label: 'Description', cell: ({ description }) => description },
    { label: 'Quantity', width: 62, align: 'right', cell: ({ quantity }) => withCommas(quantity) },
    { label: 'Unit price', width: 80, align: 'right', cell: ({ unitPrice }) => formatMoney(unitPrice) },
    ...(taxes.length > 0 ? [taxColumn] : []),
    { label: 'Net', width: 82, align: 'right', cell: ({ net }) => formatMoney(net) },
  ]
}

const taxColumn: Column<PricedLine> = {
  label: 'Tax',
  width: 44,
  align: 'right',
  cell: ({ taxRate }) => `${taxRate}%`,
}

function withCommas(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

function sumsOf({ currency, discount, net, taxes, total }: InvoiceFacts): Sum[] {
  const taxed = taxes.map((of) => ({
    label: `Tax ${of.rate}% on ${formatMoney(of.net)}`,
    amount: of.tax,
  }))
  const before = discount && [
    { label: 'Subtotal', amount: addMoney(net, discount.amount) },
    { label: discountInWords(discount), amount: discount.amount, isRefund: true },
  ]
  return [
    ...(before ?? []),
    ...(taxes.length > 0 ? [{ label: 'Net', amount: net }, ...taxed] : []),
    { label: `Total, ${currency}`, amount: total, final: true },
  ]
}
