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

type ProtectingRight = Exclude<ContactRight, 'reviews'>

/** The fields that need a right. Any contact may change the others. */
const rightsByField: Partial<Record<CompanyField, ProtectingRight>> = {
  legalName: 'signs',
  taxId: 'signs',
  invoiceEmail: 'pays',
}

const people: Record<ProtectingRight, string> = { signs: 'people who sign', pays: 'people who pay' }

const fieldNames: Partial<Record<string, string>> = {
  legalName: 'the legal name',
  taxId: 'the tax ID',
  invoiceEmail: 'the email for invoices',
}

/** Who may change this field, for a contact who may not: 'people who sign'. Undefined if they may. */
export function whoElseChanges(field: CompanyField, rights: readonly ContactRight[]): string | undefined {
  const right = rightsByField[field]
  return right && !rights.includes(right) ? people[right] : undefined
}

/** Throws FORBIDDEN if one of the fields needs a right that the contact does not have. */
export function ensureMayChange(fields: readonly string[], rights: readonly ContactRight[]): void {
  for (const field of companyFields.filter((one) => fields.includes(one))) {
    const others = whoElseChanges(field, rights)
    if (others) throw new AppError('FORBIDDEN', `Only ${others} may change ${fieldNames[field] ?? 'this'}`)
  }
}
