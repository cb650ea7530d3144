// On its own: addresses are read by the first script, which has no use for the rules.
export const invoiceStatuses = ['DRAFT', 'OPEN', 'PAID', 'VOID'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]
