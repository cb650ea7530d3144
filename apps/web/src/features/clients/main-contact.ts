import type { Contact, OrganizationDetails } from '@tallgrass/contracts'

/** Who a new record is made for at first: whoever is in charge of the newest project, or the first contact. */
export function mainContactOf({ contacts, projects }: OrganizationDetails): Contact | undefined {
  const [newest] = projects.items
  return contacts.find(({ id }) => id === newest?.clientId) ?? contacts[0]
}
