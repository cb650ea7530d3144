import type { Contact, OrganizationDetails } from '@tallgrass/contracts'

/**
 * True if one of the client's newest records is in the contact's charge. False proves nothing: older records, and closed
 * agreements, are not listed.
 */
export function isInCharge(
  { agreements, invoices, projects }: OrganizationDetails,
  { id }: Contact,
): boolean {
  return [agreements, invoices, projects].some(({ items }) => items.some(({ clientId }) => clientId === id))
}
