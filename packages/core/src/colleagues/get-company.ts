import type { Company } from '@tallgrass/contracts'
import {
  findOrganization,
  listClientsOfOpenRecords,
  listColleagueInvitations,
  listContacts,
} from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import { accessOf } from './access-of.ts'
import { mayInvite } from './ensure-invites.ts'
import { toCompanyPerson } from './to-company-person.ts'
import { toInvitedColleague } from './to-invited-colleague.ts'

/** What contacts know about their own organization, and who has access to its records. */
export async function getCompany({ db, scope, user }: ClientCtx): Promise<Company> {
  const { organizationId } = scope
  const [organization, contacts, ofOpenRecords, invited] = await Promise.all([
    findOrganization(db, organizationId),
    listContacts(db, organizationId),
    listClientsOfOpenRecords(db, organizationId),
    listColleagueInvitations(db, organizationId),
  ])
  if (!organization) throw noSuch('Organization')
  const { inCharge, people, rightsToGive } = accessOf({ contacts, ofOpenRecords, reader: user.id })
  const { invoiceEmail, legalName, name, phone, postalAddress, taxId, timeZone, version } = organization
  return {
    name,
    legalName,
    postalAddress,
    phone,
    invoiceEmail,
    taxId,
    timeZone,
    version,
    mayInvite: mayInvite(organization),
    rightsToGive,
    people: people.map((person) => toCompanyPerson(person, inCharge)),
    invited: invited.map(toInvitedColleague),
  }
}
