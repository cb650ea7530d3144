import {
  type ColleagueInvitationRow,
  expireOverdueInvitations,
  findPendingInvitation,
  findUserByEmail,
  moveInvitation,
} from '@tallgrass/db'
import { type InvitationId, toInstant } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { inviteClient } from '../invitations/invite-client.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'

type Colleague = Pick<
  ColleagueInvitationRow,
  'id' | 'organizationId' | 'email' | 'firstName' | 'lastName' | 'invitationId'
>

interface SentLink {
  /** Null if the address is taken: no link was sent. */
  invitationId: InvitationId | null
  expiresAt: Date
}

/**
 * Mails the invitation, unless the address is taken. Then, and if mail is off, administrators get a work item, in the
 * place of an earlier one. The caller is told neither.
 */
export async function inviteOrReport(ctx: ClientCtx, tx: Tx, colleague: Colleague): Promise<SentLink> {
  const { email, invitationId } = colleague
  await resolveWorkItems(tx, { colleagues: [colleague.id] }, 'The invitation was sent again.')
  const asked = `${ctx.user.name} invited ${email}`
  if (await isTaken(tx, colleague)) {
    if (invitationId) await moveInvitation(tx.db, invitationId, { from: 'PENDING', to: 'CANCELLED' })
    const way = `Move or merge the person, or reply to ${ctx.user.name}.`
    await report(tx, colleague, `${asked}, who already has an account or another invitation. ${way}`)
    return { invitationId: null, expiresAt: new Date(tx.now.getTime() + ctx.settings.invitationTtl * 1000) }
  }
  if (!tx.mailEnabled) {
    await report(tx, colleague, `${asked}, but email is not set up. Share a new link of the invitation.`)
  }
  const { expiresAt, id, isNew } = await inviteClient(ctx, tx, colleague)
  if (!isNew && id !== invitationId) throw new InvitedMeanwhile()
  return { invitationId: id, expiresAt: new Date(expiresAt) }
}

async function isTaken(tx: Tx, { email, invitationId }: Colleague): Promise<boolean> {
  await expireOverdueInvitations(tx.db, email, tx.now)
  const [user, pending] = [await findUserByEmail(tx.db, email), await findPendingInvitation(tx.db, email)]
  return user !== undefined || (pending !== undefined && pending.id !== invitationId)
}

async function report(tx: Tx, { id, organizationId }: Colleague, detail: string): Promise<void> {
  const cause = `colleague:${id}:${toInstant(tx.now)}`
  const about = { organizationId, colleagueInvitationId: id }
  await raiseWorkItem(tx, { ...about, kind: 'mail_failed', cause, detail })
}

/** Someone else has invited the person since this transaction looked. */
class InvitedMeanwhile extends Error {}

/** Two organizations may invite one address at once. The later one finds the invitation of the other. */
export async function retryIfInvited<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof InvitedMeanwhile) return work()
    throw error
  }
}
