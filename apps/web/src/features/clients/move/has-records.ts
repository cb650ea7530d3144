import type { OrganizationDetails } from '@tallgrass/contracts'

/** True if the client has anything that must not stay behind without a contact. */
export function hasRecords({ agreements, invoices, projects }: OrganizationDetails): boolean {
  return [agreements, invoices, projects].some(({ items }) => items.length > 0)
}
