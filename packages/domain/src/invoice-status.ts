// In a file of its own: the initial script parses URLs with it and does not need the rules.
export const invoiceStatuses = ['DRAFT', 'OPEN', 'PAID', 'VOID'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]
