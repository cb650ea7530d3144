import {
  deleteAccessOf,
  deleteAccountRecords,
  deleteBookings,
  deleteConversations,
  deleteEventsAbout,
  deleteLeadRows,
  deleteWaitlistOf,
  emptyMessagesOf,
  eraseMailsAbout,
  findOrganizationOf,
  findPersonalRecords,
  isMailQueued,
  type LeavingRow,
  listAddressesOf,
  lockLeaving,
  lockOrganizations,
  type PersonalRecords,
  renameInTexts,
  renameInvitationsTo,
  updatePerson,
} from '@tallgrass/db'
import { type AnyId, erasedEmail, fullName, pseudonymOf, type UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Tx, WholeCtx } from '../ctx.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { accountDataMails } from './account-data-mails.ts'
import { deleteMailsTo } from './delete-mails-to.ts'
import { eraseMentions } from './erase-mentions.ts'
import { eraseOrganizationFacts, findLonelyOrganization } from './erase-organization-facts.ts'

/** The message about it has so long to leave; then the address goes anyway, within the day. */
const MAIL_PATIENCE_MS = 20 * 60 * 60 * 1000
/** Shorter ones would be found inside of other words. */
const MIN_WORD = 3

/**
 * Deletes everything about a person that no law keeps; the rest stays under a pseudonym. Safe to repeat, and does nothing
 * while the message about it is on its way: the hourly run goes on.
 */
export async function erasePersonalData(ctx: WholeCtx, userId: UserId): Promise<void> {
  const person = await ctx.transaction((tx) => lockLeaving(tx.db, userId))
  if (!person?.erasedAt || person.erasureDoneAt) return
  const age = ctx.clock().getTime() - Date.parse(person.erasedAt)
  const notice = { recipient: person.email, template: accountDataMails['account-deleted'].name }
  if (age < MAIL_PATIENCE_MS && (await isMailQueued(ctx.db, notice))) return
  const addresses = await listAddressesOf(ctx.db, person)
  const records = await findPersonalRecords(ctx.db, userId, addresses)
  const lonely = await findLonelyOrganization(ctx.db, person)
  const { name, organizationId, phone, username } = person
  const ids: AnyId[] = [userId, ...toIds(records), ...(lonely?.isEmpty ? [lonely.id] : [])]
  const names = namesOf([name, username, phone])
  await eraseMentions(ctx, { userId, organizationId, ids, addresses, names })
  await ctx.transaction((tx) => eraseRecords(tx, userId))
}

function toIds({ bookings, conversations, leads, others }: PersonalRecords): AnyId[] {
  return [...leads, ...conversations, ...bookings, ...(others as AnyId[])]
}

function namesOf(words: (string | null)[]): string[] {
  return words.flatMap((word) => (word && word.length >= MIN_WORD ? [word] : []))
}

async function eraseRecords(tx: Tx, userId: UserId): Promise<void> {
  const { db, now } = tx
  const person = await lockWithOrganization(tx, userId)
  if (!person || person.erasureDoneAt) return
  const addresses = await listAddressesOf(db, person)
  const records = await findPersonalRecords(db, userId, addresses)
  const alias = { ...pseudonymOf(person), email: erasedEmail(userId) }
  const messages = await emptyMessagesOf(db, userId, now)
  await deleteRecords(tx, records)
  await deleteWaitlistOf(db, addresses)
  await deleteMailsTo(tx, person, addresses)
  await renameInvitationsTo(db, addresses, alias)
  await deleteAccessOf(db, userId, now)
  await deleteAccountRecords(db, userId)
  await eraseOrganizationFacts(tx, person, addresses)
  await updatePerson(db, userId, {
    name: fullName(alias),
    email: alias.email,
    username: null,
    phone: null,
    timeZone: null,
    pictureSha256: null,
    emailVerifiedAt: null,
    passwordHash: null,
    passwordEndedAt: null,
    signs: false,
    pays: false,
    reviews: false,
    erasureDoneAt: now,
  })
  const names = namesOf([person.name, person.username])
  const known = { userId, organizationId: person.organizationId, addresses, names }
  await renameInTexts(db, known, { email: alias.email, name: fullName(alias) })
  const { bookings, conversations, leads } = records
  const after = {
    messages,
    conversations: conversations.length,
    calls: bookings.length,
    leads: leads.length,
  }
  audit(tx, { action: 'user.erase', entity: 'user', entityId: userId, after })
}

async function lockWithOrganization(tx: Tx, userId: UserId): Promise<LeavingRow | undefined> {
  const organizationId = await findOrganizationOf(tx.db, userId)
  if (organizationId) await lockOrganizations(tx.db, [organizationId])
  return lockLeaving(tx.db, userId)
}

/** Their chats, leads and calls, and what administrators were told of these. */
async function deleteRecords(tx: Tx, { bookings, conversations, leads }: PersonalRecords): Promise<void> {
  const { db } = tx
  await deleteBookings(db, bookings)
  await deleteConversations(db, conversations)
  for (const id of leads)
    await resolveWorkItems(tx, { kind: 'lead_uncontacted', entityId: id }, 'The person’s data was deleted.')
  await deleteLeadRows(db, leads)
  const told = [...leads, ...conversations, ...bookings]
  if (told.length === 0) return
  await deleteEventsAbout(db, told)
  await eraseMailsAbout(db, told)
}
