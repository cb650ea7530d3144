import {
  addMoney,
  type CalendarDate,
  formatLongDate,
  isMoneyLess,
  type Money,
  NO_MONEY,
  type PaymentMethod,
  subtractMoney,
} from '@tallgrass/domain'
import { drawFacts } from './facts-grid.ts'
import { factsOf } from './facts-of-invoice.ts'
import { drawHeading } from './heading.ts'
import type { ReceiptFacts } from './invoice-facts.ts'
import { drawLetterhead } from './letterhead.ts'
import { drawPageFeet } from './page-foot.ts'
import { closeSheet, openSheet, tag, write } from './sheet.ts'
import { drawSums, formatSum, type Sum } from './sums.ts'
import { type Column, drawTable } from './table.ts'

const TITLE = { face: 'strong', size: 12 } as const

const methods: Record<PaymentMethod, string> = {
  card: 'Card',
  manual: 'Other method',
}

interface Movement {
  label: string
  on: CalendarDate
  method: string
  amount: Money
  isRefund: boolean
}

const columns: Column<Movement>[] = [
  { label: 'Payment', cell: ({ label }) => label },
  { label: 'Date', width: 120, cell: ({ on }) => formatLongDate(on) },
  { label: 'Method', width: 120, cell: ({ method }) => method },
  { label: 'Amount', width: 90, align: 'right', cell: formatSum },
]

/** The receipt for a paid invoice as a PDF. Equal facts give equal bytes. */
export function renderReceipt(receipt: ReceiptFacts): Promise<Buffer> {
  const { invoice, payments } = receipt
  const of = invoice.number ?? invoice.title
  const sheet = openSheet({ at: invoice.createdAt, title: `Receipt for ${of}`, subject: invoice.title })
  const { doc, left, width } = sheet
  const paidOn = payments[0]?.on
  drawLetterhead(sheet)
  const text = paidOn ? `Paid on ${formatLongDate(paidOn)}` : 'Paid'
  drawHeading(sheet, 'Receipt', { text, tone: 'good' })
  const [client, ...others] = factsOf({ ...invoice, dueDate: null, paidOn: null })
  drawFacts(sheet, [{ ...client, label: 'Received from' }, { label: 'Invoice', lines: [of] }, ...others])
  doc.y += 26
  tag(sheet, 'H2', () => write(sheet, invoice.title, { x: left, y: doc.y, ink: TITLE, width }))
  doc.y += 15
  drawTable(sheet, columns, movementsOf(receipt))
  doc.y += 10
  drawSums(sheet, sumsOf(receipt))
  drawPageFeet(sheet, `Receipt for ${of}`)
  return closeSheet(sheet)
}

function movementsOf({ payments, refunds }: ReceiptFacts): Movement[] {
  return [
    ...payments.map((payment) => ({
      label: 'Payment received',
      on: payment.on,
      method: methodOf(payment),
      amount: payment.amount,
      isRefund: false,
    })),
    ...refunds.map(({ amount, on }) => ({
      label: 'Refund',
      on,
      method: '',
      amount,
      isRefund: true,
    })),
  ]
}

/** No money moves in the sandbox, so its receipts must not look real. */
function methodOf({ method, provider }: ReceiptFacts['payments'][number]) {
  if (provider === 'sandbox') return 'Card (test)'
  return method ? methods[method] : ''
}

function sumsOf({ balance, invoice, paid, refunds }: ReceiptFacts): Sum[] {
  const refunded = addMoney(...refunds.map(({ amount }) => amount))
  const hasRefunds = isMoneyLess(NO_MONEY, refunded)
  return [
    { label: `Invoice total, ${invoice.currency}`, amount: invoice.total },
    { label: 'Paid', amount: paid },
    ...(hasRefunds
      ? [
          { label: 'Refunded', amount: refunded, isRefund: true },
          { label: 'Paid after refunds', amount: subtractMoney(paid, refunded) },
        ]
      : []),
    { label: 'Balance due', amount: balance, final: true },
  ]
}
