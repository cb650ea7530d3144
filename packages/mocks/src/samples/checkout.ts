import type { CheckoutView, InvoiceDetails } from '@tallgrass/contracts'
import { NO_MONEY, parseMoney, totalsOf } from '@tallgrass/domain'

/** Adds up to $1,800.00, the amount of the open sample invoice. */
const lines = [
  {
    description: 'Calls answered after hours, set up and tested',
    quantity: '1',
    unitPrice: parseMoney('1067.50'),
  },
  { description: 'Training at your office, hours', quantity: '2.5', unitPrice: parseMoney('120.00') },
  { description: 'Headsets', quantity: '4', unitPrice: parseMoney('100.00'), taxRate: '8.125' },
].map((line) => ({ taxRate: '0', ...line }))

/** An invoice as anyone with its key sees it. */
export function checkoutOf(details: InvoiceDetails): CheckoutView {
  const { amount, clientName, currency, description, dueDate, issueDate, kind } = details
  const { label, number, paidAt, refunded, status, title, toReturn } = details
  const voidReason = details.voidReasonShared ? details.voidReason : null
  const billedTo = { clientName, clientOrg: null }
  const facts = { ...billedTo, amount, currency, description, dueDate, issueDate, kind }
  const money = { refunded, toReturn, cardProblem: null, testMode: true }
  const state = { label, number, paidAt, status, title, voidReason, ...money }
  const { lineNets, net, tax, taxes, total } = totalsOf(lines)
  if (total !== amount) {
    return {
      ...facts,
      ...state,
      lines: details.lines,
      discount: details.discount,
      net: details.net,
      taxes: [],
      tax: NO_MONEY,
    }
  }
  return {
    ...facts,
    ...state,
    lines: lines.map((line, n) => ({ ...line, net: lineNets[n] ?? net, costId: null })),
    discount: null,
    net,
    taxes,
    tax,
  }
}
