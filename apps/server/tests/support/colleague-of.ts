import type { ContactRights } from '@tallgrass/domain'
import type { TestApp } from './test-app.ts'

interface Person {
  email: string
}

/** Moves a client to the organization of another. */
export async function moveToOrganizationOf(app: TestApp, { email }: Person, person: Person): Promise<void> {
  await app.services.database.db
    .updateTable('users')
    .set((eb) => ({
      organizationId: eb.selectFrom('users as others').select('organizationId').where('email', '=', email),
    }))
    .where('email', '=', person.email)
    .execute()
}

/** Sets the rights of a contact, whatever they still have to do. */
export async function giveRights(
  app: TestApp,
  { email }: Person,
  rights: Partial<ContactRights> & { name?: string },
): Promise<void> {
  await app.services.database.db.updateTable('users').set(rights).where('email', '=', email).execute()
}

/** A client who has just registered, moved to the organization of another. They have all rights that are not named. */
export async function colleagueOf(
  app: TestApp,
  other: Person,
  facts: Partial<ContactRights> & { name?: string } = {},
) {
  const colleague = await app.client()
  await moveToOrganizationOf(app, other, colleague)
  if (Object.keys(facts).length > 0) await giveRights(app, colleague, facts)
  return colleague
}
