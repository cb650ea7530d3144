import type { Company } from '@tallgrass/contracts'
import { contactRights } from '@tallgrass/domain'
import { sampleContacts } from './contacts.ts'
import { inDays, mockId } from './moments.ts'
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
    .map(({ email, hasAccount, id, name: person, pays, reviews, signs }) => ({
      id,
      name: person,
      email,
      hasAccount,
      signs,
      pays,
      reviews,
      isInCharge: id === client.id,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name)),
  invited: [
    {
      id: mockId('ColleagueInvitation', 1),
      name: 'Dele Okafor',
      email: 'dele@okafortile.example',
      signs: false,
      pays: true,
      reviews: false,
      expiresAt: inDays(5),
    },
    {
      id: mockId('ColleagueInvitation', 2),
      name: 'Edda Ruiz',
      email: 'edda@okafortile.example',
      signs: false,
      pays: false,
      reviews: false,
      expiresAt: inDays(-3),
    },
  ],
}
