import type { BookingId, ConversationId, UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import type { LeavingRow } from './erase-person.ts'

/**
 * The addresses that certainly are or were the person's: those that they have confirmed. Anyone can register with an
 * address, or ask for it.
 */
export async function listAddressesOf(
  db: Db,
  { email, emailVerifiedAt, id }: Pick<LeavingRow, 'id' | 'email' | 'emailVerifiedAt'>,
): Promise<string[]> {
  const changes = await db
    .selectFrom('emailChanges')
    .select(['oldEmail', 'newEmail', 'undoUntil', 'undoneAt'])
    .where('userId', '=', id)
    .where('confirmedAt', 'is not', null)
    .execute()
  const confirmed = changes.flatMap(({ newEmail, oldEmail, undoUntil, undoneAt }) => [
    // Only an address that was confirmed can be taken back.
    ...(undoUntil === null ? [] : [oldEmail]),
    ...(undoneAt === null ? [newEmail] : []),
  ])
  return [...new Set([...(emailVerifiedAt === null ? [] : [email]), ...confirmed])]
}

/** The records that are theirs alone, under other tables than their account's. */
export async function findPersonalRecords(db: Db, userId: UserId, addresses: string[]) {
  const known = addresses.length > 0
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'email'])
    .where(({ and, eb, or }) =>
      or([
        eb('clientId', '=', userId),
        ...(known ? [and([eb('email', 'in', addresses), eb('clientId', 'is', null)])] : []),
      ]),
    )
    .execute()
  const leadIds = leads.map(({ id }) => id)
  const conversations = await db
    .selectFrom('chatSessions')
    .select('id')
    .where(({ and, eb, or }) =>
      or([
        eb('userId', '=', userId),
        // Someone else who is signed in may leave their address.
        ...(leadIds.length > 0 ? [and([eb('leadId', 'in', leadIds), eb('userId', 'is', null)])] : []),
      ]),
    )
    .execute()
  const bookings = await db
    .selectFrom('bookings')
    .select('id')
    .where((eb) =>
      eb.or([eb('clientId', '=', userId), ...(leadIds.length > 0 ? [eb('leadId', 'in', leadIds)] : [])]),
    )
    .execute()
  const others = []
  if (known)
    for (const table of [
      'userInvitations',
      'colleagueInvitations',
      'waitlistEntries',
      'betaTesters',
    ] as const)
      others.push(...(await db.selectFrom(table).select('id').where('email', 'in', addresses).execute()))
  const mails = known
    ? await db.selectFrom('outboxMails').select('id').where('recipient', 'in', addresses).execute()
    : []
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    leads: leadIds,
    conversations: ids(conversations) as ConversationId[],
    bookings: ids(bookings) as BookingId[],
    others: [...ids(others), ...ids(mails)],
  }
}

export type PersonalRecords = Awaited<ReturnType<typeof findPersonalRecords>>
