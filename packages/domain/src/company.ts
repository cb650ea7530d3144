import type { ContactRight } from './contact-right.ts'
import { AppError } from './errors.ts'
import type { OrganizationField } from './organization.ts'

/** What contacts may change about their own company. Only administrators change what it is called. */
export const companyFields = [
  'legalName',
  'postalAddress',
  'phone',
  'invoiceEmail',
  'taxId',
  'timeZone',
] as const satisfies OrganizationField[]
export type CompanyField = (typeof companyFields)[number]

interface Protection {
  right: ContactRight
  /** Who has the right. */
  people: string
  /** What the field is called in a sentence. */
  fieldName: string
}

/** The fields that need a right. Any contact may change the others. */
const protections: Partial<Record<CompanyField, Protection>> = {
  legalName: { right: 'signs', people: 'people who sign', fieldName: 'the legal name' },
  taxId: { right: 'signs', people: 'people who sign', fieldName: 'the tax ID' },
  invoiceEmail: { right: 'pays', people: 'people who pay', fieldName: 'the email for invoices' },
}

/** Undefined if contacts with these rights may change the field. */
function findProtection(field: CompanyField, rights: readonly ContactRight[]): Protection | undefined {
  const protection = protections[field]
  return protection && !rights.includes(protection.right) ? protection : undefined
}

/** Who may change this field, for a contact who may not: 'people who sign'. Undefined if they may. */
export function whoElseChanges(field: CompanyField, rights: readonly ContactRight[]): string | undefined {
  return findProtection(field, rights)?.people
}

/** Throws FORBIDDEN if one of the fields needs a right that the contact does not have. */
export function ensureMayChange(fields: readonly string[], rights: readonly ContactRight[]): void {
  for (const field of companyFields.filter((one) => fields.includes(one))) {
    const protection = findProtection(field, rights)
    if (!protection) continue
    throw new AppError('FORBIDDEN', `Only ${protection.people} may change ${protection.fieldName}`)
  }
}
