import type { OrganizationId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { resolveWorkItems } from './resolve-work-items.ts'

/** Closes what asks administrators to invite a colleague who joined the organization, or is no longer invited. */
export async function resolveEndedInvitations(
  tx: Tx,
  organizationId: OrganizationId,
  note: 'The person joined the company.' | 'The invitation was cancelled.',
): Promise<void> {
  await resolveWorkItems(tx, { endedInvitationsOf: organizationId }, note)
}
