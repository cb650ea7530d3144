import { ADMINISTRATORS, type Policy, SIGNED_IN } from './policy.ts'

export const invoicePolicies = {
  'portal.invoices.list': SIGNED_IN,
  'portal.invoices.summary': SIGNED_IN,
  'admin.invoices.list': ADMINISTRATORS,
  'admin.invoices.summary': ADMINISTRATORS,
  'admin.invoices.get': ADMINISTRATORS,
  'admin.invoices.create': ADMINISTRATORS,
  'admin.invoices.update': ADMINISTRATORS,
  'admin.invoices.issue': ADMINISTRATORS,
  'admin.invoices.billableCosts': ADMINISTRATORS,
  'admin.invoices.requestPayment': ADMINISTRATORS,
} as const satisfies Record<string, Policy>

export const invoiceRowPolicies: Record<string, Policy> = {
  'GET /api/invoices': SIGNED_IN,
  'GET /api/admin/invoices': ADMINISTRATORS,
  'POST /api/payments/create-request': ADMINISTRATORS,
}

export const auditedInvoiceChanges = {
  'admin.invoices.create': [['invoice.create', 'caller']],
  'admin.invoices.update': [['invoice.update', 'caller']],
  'admin.invoices.issue': [['invoice.issue', 'caller']],
  'admin.invoices.requestPayment': [['invoice.issue', 'caller']],
} satisfies Record<string, [action: string, actor: 'caller'][]>
