import { ADMINISTRATORS, ANYONE, type Policy } from './policy.ts'

export const paymentPolicies = {
  'portal.checkout.get': ANYONE,
  'portal.checkout.start': ANYONE,
  'portal.checkout.outcome': ANYONE,
  'portal.sandbox.get': ANYONE,
  'portal.sandbox.pay': ANYONE,
  'admin.invoices.void': ADMINISTRATORS,
  'admin.invoices.recordPayment': ADMINISTRATORS,
  'admin.invoices.refund': ADMINISTRATORS,
  'admin.invoices.remind': ADMINISTRATORS,
  'admin.invoices.sendAgain': ADMINISTRATORS,
  'admin.workItems.list': ADMINISTRATORS,
  'admin.workItems.counts': ADMINISTRATORS,
  'admin.workItems.close': ADMINISTRATORS,
} as const satisfies Record<string, Policy>

export const auditedPaymentChanges = {
  'portal.checkout.start': [['checkout.start', 'visitor']],
  // The sandbox stands in for an external service.
  'portal.sandbox.pay': [],
  'admin.invoices.void': [['invoice.void', 'caller']],
  'admin.invoices.recordPayment': [['payment.record', 'caller']],
  'admin.invoices.remind': [['invoice.remind', 'caller']],
  'admin.invoices.sendAgain': [['invoice.resend', 'caller']],
  'admin.invoices.refund': [
    ['refund.request', 'caller'],
    ['refund.settle', 'caller'],
  ],
  'admin.workItems.close': [['work-item.close', 'caller']],
} satisfies Record<string, [action: string, actor: 'caller' | 'visitor'][]>
