import type { OrganizationDetails } from '@tallgrass/contracts'
import type { OrganizationField } from '@tallgrass/domain'

/** The names of a client's facts, in the order of the form. */
export const fieldNames: Record<OrganizationField, string> = {
  name: 'Name',
  legalName: 'Legal Name',
  postalAddress: 'Postal Address',
  phone: 'Phone',
  invoiceEmail: 'Email for Invoices',
  taxId: 'Tax ID',
  timeZone: 'Time Zone',
  tags: 'Tags',
  notes: 'Internal Notes',
}

/** A fact as text; empty if it is not known. */
export function factOf(client: OrganizationDetails, field: OrganizationField): string {
  return field === 'tags' ? client.tags.join(', ') : (client[field] ?? '')
}
