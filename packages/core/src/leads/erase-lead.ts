import {
  type ContactRow,
  deleteBookingLinksOfLead,
  deleteBookingsOfLead,
  deleteColleagueInvitations,
  deleteConversationsOfLead,
  deleteEndedInvitations,
  deleteEventsAbout,
  deleteLeadRow,
  deleteMailsTo,
  deleteMessagesOfLead,
  eraseMailsAbout,
  eraseWorkItemsAboutColleagues,
  expireOverdueInvitations,
  findInvitation,
  findPendingInvitation,
  hasCallAhead,
  hasQueuedMail,
  listAuditRowsAbout,
  lockColleagueInvitationsTo,
  unlinkConversationsOfUsers,
} from '@tallgrass/db'
import { type AnyId, AppError, auditFields, invitationStatusAt, type LeadId } from '@tallgrass/domain'
import { eraseAuditFieldsIn } from '../audit/erase-audit-fields.ts'
import type { Tx, WholeCtx } from '../ctx.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { lockLead } from './lock-lead.ts'
import { deleteContact, lockUnusedContact } from './unused-contact.ts'

const DELETED = 'The person was deleted.'

type AuditRows = Awaited<ReturnType<typeof listAuditRowsAbout>>
type AuditKeeper = Pick<WholeCtx, 'auditKey'>
type Lead = Awaited<ReturnType<typeof lockLead>>

/** What is still open, in words for an administrator or the person. */
export interface OpenWords {
  call: string
  invitation: string
  mail: string
}

interface Erasure {
  id: LeadId
  words: OpenWords
  /** For the audit log. */
  reason: string
}

/**
 * Deletes a lead with all personal data: notes, calls, conversations, invitations that came to nothing,
 * messages, and what the audit log holds about them. A client that the lead became stays; a contact who never accepted
 * an invitation does not, if nothing was made for them. Throws NOT_FOUND, or CONFLICT while a call, an invitation or a
 * message to them is open.
 */
export async function eraseLead(tx: Tx, ctx: AuditKeeper, { id, reason, words }: Erasure): Promise<Lead> {
  const contact = await lockUnusedContact(tx, id)
  const lead = await lockLead(tx, id)
  await ensureNothingOpen(tx, words, lead, contact)
  const about = await deleteRecords(tx, lead, contact)
  await resolveWorkItems(tx, { kind: 'lead_uncontacted', entityId: id }, 'The lead was deleted.')
  await eraseFromAudit(
    tx,
    ctx,
    reason,
    await listAuditRowsAbout(tx.db, { ids: about, colleague: lead.email }),
  )
  return lead
}

async function ensureNothingOpen(
  tx: Tx,
  words: OpenWords,
  { email, id, invitationId }: Lead,
  contact: ContactRow | undefined,
): Promise<void> {
  if (await hasCallAhead(tx.db, id, tx.now)) {
    throw new AppError('CONFLICT', words.call)
  }
  const invitation = invitationId && (await findInvitation(tx.db, invitationId))
  const address = contact?.email ?? email
  if (address) await expireOverdueInvitations(tx.db, address, tx.now)
  const isInvited = address && (await findPendingInvitation(tx.db, address))
  if (isInvited || (invitation && invitationStatusAt(invitation, tx.now) === 'PENDING')) {
    throw new AppError('CONFLICT', words.invitation)
  }
  if (email && (await hasQueuedMail(tx.db, email))) {
    throw new AppError('CONFLICT', words.mail)
  }
}

/** Returns everything that the audit log may have recorded personal data about. */
async function deleteRecords(tx: Tx, { email, id }: Lead, contact: ContactRow | undefined): Promise<AnyId[]> {
  const { db, now } = tx
  await deleteBookingLinksOfLead(db, id)
  const bookings = await deleteBookingsOfLead(db, id)
  await unlinkConversationsOfUsers(db, id)
  await deleteMessagesOfLead(db, id)
  const conversations = await deleteConversationsOfLead(db, id)
  await deleteLeadRow(db, id)
  const told = [id, ...conversations.map((row) => row.id)]
  await deleteEventsAbout(db, told)
  const mails = await eraseMailsAbout(db, told)
  const clients = contact ? await deleteContact(tx, contact) : []
  const work = email ? await deleteInvitationsAsColleague(tx, email) : []
  const invitations = email ? await deleteEndedInvitations(db, email, now) : []
  const mailsTo = email ? await deleteMailsTo(db, email) : []
  return [
    id,
    ...clients,
    ...[bookings, conversations, invitations, mails, mailsTo, work].flat().map((row) => row.id),
  ]
}

/** What asked administrators to invite them stays as a closed work item without their name and address. */
async function deleteInvitationsAsColleague(tx: Tx, email: string) {
  const colleagues = await lockColleagueInvitationsTo(tx.db, email)
  if (colleagues.length === 0) return []
  await resolveWorkItems(tx, { colleagues }, DELETED)
  const work = await eraseWorkItemsAboutColleagues(tx.db, colleagues, DELETED)
  await deleteColleagueInvitations(tx.db, colleagues)
  return work
}

/** Of visitors, the address and the browser are personal data, too. Of administrators, they are evidence. */
export async function eraseFromAudit(
  tx: Tx,
  ctx: AuditKeeper,
  reason: string,
  rows: AuditRows,
): Promise<void> {
  const idsOf = (byUser: boolean) =>
    rows.filter(({ actorKind }) => (actorKind === 'user') === byUser).map(({ id }) => id)
  await eraseAuditFieldsIn(tx, ctx, { ids: idsOf(false), fields: auditFields, reason })
  await eraseAuditFieldsIn(tx, ctx, { ids: idsOf(true), fields: ['before', 'after'], reason })
}
