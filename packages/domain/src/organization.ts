/** What two organizations that may be the same have in common. */
export const duplicateReasons = ['name', 'domain', 'address', 'taxId'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Values of organizations that the database counts. */
export type OrganizationFact = DuplicateReason | 'tag'

/** What papers call an organization: its legal name, or its name. Null for a private person without either. */
export function nameOnPaper({ legalName, name }: { legalName: string | null; name: string | null }) {
  return legalName ?? name
}

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
