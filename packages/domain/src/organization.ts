/** What two organizations that may be the same have in common. */
export const duplicateReasons = ['name', 'domain', 'address', 'taxId'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** What is known about an organization and can be edited. */
export const organizationFields = [
  'name',
  'legalName',
  'postalAddress',
  'phone',
  'invoiceEmail',
  'taxId',
  'timeZone',
  'notes',
  'tags',
] as const
export type OrganizationField = (typeof organizationFields)[number]
