import { aUser } from '@tallgrass/testing'
import type { TestApp } from './test-app.ts'

/** An organization with one contact, who has an account without a password. */
export async function givenOrganization({ services }: TestApp, values: Parameters<typeof aUser>[1] = {}) {
  const { email, id: contactId, organizationId, name } = await aUser(services.database.db, values)
  if (!organizationId) throw new Error(`${name} is no client`)
  return { id: organizationId, contactId, email, contactName: name }
}
