import type { AdminInvoice } from '@tallgrass/contracts'
import { addMoney, type InvoiceStatus, invoiceLabelAt, NO_MONEY } from '@tallgrass/domain'
import { today } from './desk.ts'

export function summaryOf(invoices: AdminInvoice[]) {
  const of = (status: InvoiceStatus) => invoices.filter((one) => one.status === status)
  const sum = (some: AdminInvoice[]) => addMoney(NO_MONEY, ...some.map(({ amount }) => amount))
  return {
    paid: sum(of('PAID')),
    paidCount: of('PAID').length,
    refunded: addMoney(NO_MONEY, ...invoices.map(({ refunded }) => refunded)),
    outstanding: sum(of('OPEN')),
    openCount: of('OPEN').length,
    overdueCount: invoices.filter((one) => invoiceLabelAt(one, today()) === 'OVERDUE').length,
    draftCount: of('DRAFT').length,
    voidCount: of('VOID').length,
    total: invoices.length,
  }
}
