export const agreementTypes = ['MSA', 'SOW', 'TOOLS'] as const
export type AgreementType = (typeof agreementTypes)[number]

export const agreementStatuses = ['DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH'] as const
export type AgreementStatus = (typeof agreementStatuses)[number]

export const invoiceKinds = ['RETAINER', 'MILESTONE', 'FINAL'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const invoiceStatuses = ['DRAFT', 'OPEN', 'PAID', 'VOID'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]
