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

/** A client who has just registered, moved to the organization of another. */
export async function colleagueOf(app: TestApp, other: Person) {
  const colleague = await app.client()
  await moveToOrganizationOf(app, other, colleague)
  return colleague
}
