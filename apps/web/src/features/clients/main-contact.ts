import type { Contact, OrganizationDetails } from '@tallgrass/contracts'

/** The contact preselected for a new record: the one in charge of the newest project, or else the first. */
export function mainContactOf({ contacts, projects }: OrganizationDetails): Contact | undefined {
  const [newest] = projects.items
  return contacts.find(({ id }) => id === newest?.clientId) ?? contacts[0]
}
