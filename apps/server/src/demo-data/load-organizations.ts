import { requireAdmin, updateOrganization } from '@tallgrass/core'
import { findUserByEmail } from '@tallgrass/db'
import type { DemoTime } from './demo-time.ts'
import { organizationFacts } from './organizations.ts'

/** Gives clients an address, tags and what else is known about them. */
export async function loadOrganizations(time: DemoTime): Promise<void> {
  for (const { daysAgo, email, facts } of organizationFacts) {
    const admin = requireAdmin(time.asOwner(daysAgo))
    const person = await findUserByEmail(admin.db, email)
    if (!person?.organizationId) throw new Error(`The demo data has no client at ${email}`)
    await updateOrganization(admin, { ...facts, id: person.organizationId, version: 1 })
  }
}
