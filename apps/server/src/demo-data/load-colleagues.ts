import { type Ctx, requireAdmin } from '@tallgrass/core'
import { acceptInvitation, createContact, inviteContact } from '@tallgrass/core/people'
import type { DemoTime } from './demo-time.ts'
import { clientAt } from './find-person.ts'
import { colleagues, DEMO_PASSWORD } from './people.ts'

/** Gives some clients a second contact; one of them has not been invited yet. */
export async function loadColleagues(time: DemoTime): Promise<void> {
  for (const { accepted, daysAgo, of, rights, ...person } of colleagues) {
    const admin = requireAdmin(time.asOwner(daysAgo))
    const { organizationId } = await clientAt(admin.db, of)
    const input = { ...person, ...rights, organizationId, organizationName: null }
    const { id } = await createContact(admin, input)
    if (accepted === null) continue
    const { inviteUrl } = await inviteContact(admin, { id })
    await accept(time.at(daysAgo - 1), inviteUrl, accepted)
  }
}

/** Accepts an invitation, as the person who got it. */
export async function accept(ctx: Ctx, inviteUrl: string, username: string): Promise<void> {
  const token = new URL(inviteUrl).searchParams.get('token') ?? ''
  await acceptInvitation(ctx, { token, username, password: DEMO_PASSWORD })
}
