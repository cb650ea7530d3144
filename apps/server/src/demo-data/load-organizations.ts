import { requireAdmin, updateOrganization } from '@tallgrass/core'
import type { DemoTime } from './demo-time.ts'
import { clientAt } from './find-person.ts'
import { organizationFacts } from './organizations.ts'

/** Gives clients an address, tags and what else is known about them. */
export async function loadOrganizations(time: DemoTime): Promise<void> {
  for (const { daysAgo, email, facts } of organizationFacts) {
    const admin = requireAdmin(time.asOwner(daysAgo))
    const { organizationId } = await clientAt(admin.db, email)
    await updateOrganization(admin, { ...facts, id: organizationId, version: 1 })
  }
}
