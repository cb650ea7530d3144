import type { UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { deletePendingEmailChanges } from './email-changes.ts'

interface Ended {
  sessions: number
  /** Invitations, addresses of calendars, and links to reset a password, sign in, confirm an address, choose a time or sign. */
  links: number
}

/**
 * Ends every session and every unused link. Messages that contain such a link lose it, so that they cannot be
 * sent. Part of the transaction of `db`.
 */
export async function endAccess(db: Db, withLinks: string[]): Promise<Ended> {
  const sessions = await db.deleteFrom('sessions').executeTakeFirstOrThrow()
  const resets = await db.deleteFrom('passwordResets').executeTakeFirstOrThrow()
  const signIns = await db.deleteFrom('signInLinks').executeTakeFirstOrThrow()
  const confirmations = await db.deleteFrom('emailConfirmations').executeTakeFirstOrThrow()
  // The way back from a change that was made stays: it only protects.
  const changes = await db
    .deleteFrom('emailChanges')
    .where('confirmedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const calls = await db.deleteFrom('bookingLinks').executeTakeFirstOrThrow()
  const calendars = await db.deleteFrom('calendarFeeds').executeTakeFirstOrThrow()
  const invitations = await db
    .updateTable('userInvitations')
    .set({ status: 'EXPIRED' })
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  const documents = await db
    .updateTable('eSignatureDocuments')
    .set({ tokenHash: null, sealedToken: null })
    .where('tokenHash', 'is not', null)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('outboxMails')
    .set({ sealedLink: null })
    .where('template', 'in', withLinks)
    .where('sealedLink', 'is not', null)
    .execute()
  const links = [resets, signIns, confirmations, changes, calls, calendars].map(({ numDeletedRows }) =>
    Number(numDeletedRows),
  )
  const changed = [invitations, documents].map(({ numUpdatedRows }) => Number(numUpdatedRows))
  return {
    sessions: Number(sessions.numDeletedRows),
    links: [...links, ...changed].reduce((sum, count) => sum + count, 0),
  }
}

/** The encrypted links of messages and documents. */
export async function listSealedLinks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('outboxMails')
    .select('sealedLink as sealed')
    .unionAll(db.selectFrom('eSignatureDocuments').select('sealedToken as sealed'))
    .execute()
  return rows.flatMap(({ sealed }) => sealed ?? [])
}

/**
 * Ends the links that let someone in to an account or move it to another address, other than the way back: those who asked
 * for them before have no say any more.
 */
export async function endLinksOf(db: Db, userId: UserId): Promise<void> {
  for (const table of ['passwordResets', 'signInLinks'] as const)
    await db.deleteFrom(table).where('userId', '=', userId).execute()
  await deletePendingEmailChanges(db, userId)
}
