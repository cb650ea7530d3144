// In a file of its own: the initial script parses URLs with it and does not need the rules.
export const invoiceStatuses = ['DRAFT', 'OPEN', 'PAID', 'VOID'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** What a list can be filtered by. OVERDUE is not a status: it lists the open invoices past their due date. */
export const invoiceStatusFilters = [...invoiceStatuses, 'OVERDUE'] as const
export type InvoiceStatusFilter = (typeof invoiceStatusFilters)[number]
