import type { OrganizationRow } from '@tallgrass/db'
import { ensureFresh, type OrganizationField } from '@tallgrass/domain'
import type { AuditFacts } from '../audit/audit.ts'

type Facts = Record<OrganizationField, string | null> & { contactsInvite: boolean }

/** What is known about a client, with its tags as one text: for the audit log, and for both sides of a late edit. */
export function factsOf(organization: Pick<OrganizationRow, OrganizationField | 'contactsInvite'>): Facts {
  const {
    contactsInvite,
    invoiceEmail,
    legalName,
    name,
    notes,
    phone,
    postalAddress,
    tags,
    taxId,
    timeZone,
  } = organization
  return {
    name,
    legalName,
    postalAddress,
    phone,
    invoiceEmail,
    taxId,
    timeZone,
    notes,
    tags: tags.join(', '),
    contactsInvite,
  }
}

/** Throws CONFLICT with both sides, if the client is no longer the version that the caller saw. */
export function ensureClientFresh(organization: OrganizationRow, seen: number, edits: AuditFacts = {}): void {
  const yours = { ...edits, version: seen }
  ensureFresh('client', { yours, theirs: { ...factsOf(organization), version: organization.version } })
}
