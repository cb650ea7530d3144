import type { Company } from '@tallgrass/contracts'
import { contactRights } from '@tallgrass/domain'
import { sampleContacts } from './contacts.ts'
import { invitedByClient } from './invited-by-client.ts'
import { organizationDetailsOf } from './organizations.ts'
import { client, organizationOf } from './people.ts'

const organizationId = organizationOf(client)
const { invoiceEmail, legalName, name, phone, postalAddress, taxId, timeZone, version } =
  organizationDetailsOf({ id: organizationId })

/** The company of the client, who is in charge of it. */
export const company: Company = {
  name,
  legalName,
  postalAddress,
  phone,
  invoiceEmail,
  taxId,
  timeZone,
  version,
  mayInvite: true,
  rightsToGive: [...contactRights],
  people: sampleContacts
    .filter((contact) => contact.organizationId === organizationId)
    .map(({ email, hasAccount, id, name: person, pays, reviews, signs, version: seen }) => ({
      id,
      name: person,
      email,
      picture: null,
      hasAccount,
      signs,
      pays,
      reviews,
      isInCharge: id === client.id,
      version: seen,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name)),
  invited: invitedByClient.map(({ invitationId: _, invitedBy: __, invitedById: ___, ...one }) => one),
}
