import type { Contact, OrganizationDetails } from '@tallgrass/contracts'

/** The contact preselected for a new record: who is in charge of the newest project, or else the first active one. */
export function mainContactOf({ contacts, projects }: OrganizationDetails): Contact | undefined {
  const [newest] = projects.items
  const active = contacts.filter(({ deactivatedAt }) => !deactivatedAt)
  return active.find(({ id }) => id === newest?.clientId) ?? active[0]
}
