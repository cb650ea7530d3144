import { submittedChecklist } from '@tallgrass/contracts'
import { findLeadWithClient, listBookingsOfLead, listConversationsOfLead } from '@tallgrass/db'
import { invitationStatusAt, type LeadId, noSuch } from '@tallgrass/domain'
import { z } from 'zod'
import type { AdminCtx } from '../authorize.ts'
import { readMessages } from '../conversations/read-messages.ts'

/** Conversations shown with a lead. The list of conversations has the rest. */
const MAX_CONVERSATIONS = 10

const metadata = z.object({ checklists: z.array(submittedChecklist).default([]) })

type LeadRow = NonNullable<Awaited<ReturnType<typeof findLeadWithClient>>>

/** A lead with its checklists, conversations, bookings, invitation and client. Throws NOT_FOUND. */
export async function getLead(ctx: AdminCtx, { id }: { id: LeadId }) {
  const row = await findLeadWithClient(ctx.db, id)
  if (!row) throw noSuch('Lead')
  const bookings = await listBookingsOfLead(ctx.db, id)
  const conversations = await listConversationsOfLead(ctx.db, { leadId: id, limit: MAX_CONVERSATIONS })
  const sessionIds = conversations.map((conversation) => conversation.id)
  const messages = await readMessages(ctx, sessionIds)
  return {
    ...row,
    checklists: metadata.parse(row.metadata).checklists.toReversed(),
    conversations: conversations.map((conversation) => ({
      ...conversation,
      messages: messages.filter(({ sessionId }) => sessionId === conversation.id),
    })),
    bookings,
    invitation: invitationOf(row, ctx.clock()),
    client: clientOf(row),
  }
}

function invitationOf(row: LeadRow, now: Date) {
  const { invitationExpiresAt: expiresAt, invitationId: id, invitationStatus: status } = row
  if (!id || !status || !expiresAt) return null
  return { id, status: invitationStatusAt({ status, expiresAt }, now), expiresAt }
}

function clientOf(row: LeadRow) {
  const { clientEmail: email, clientId: id, clientName: name, hasAccount, organizationId } = row
  return id && name && email ? { id, name, email, organizationId, hasAccount } : null
}
