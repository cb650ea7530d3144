import type { OrganizationId } from '@tallgrass/domain'
import type { TestApp } from './test-app.ts'

/** The organization of a client, by their address. */
export async function organizationOf(app: TestApp, { email }: { email: string }): Promise<OrganizationId> {
  const { organizationId } = await app.services.database.db
    .selectFrom('users')
    .select('organizationId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  if (!organizationId) throw new Error(`${email} is no client`)
  return organizationId
}
