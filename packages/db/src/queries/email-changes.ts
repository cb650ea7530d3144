import { type EmailChangeId, toInstant, type UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { EmailChanges, EmailConfirmations } from '../schema.gen.ts'
import { deleteInBatches } from './delete-batch.ts'

/** A link that ends after `latestEnd`, when a link made now would end, was made while the clock was ahead. */
interface LinkWindow {
  now: Date
  latestEnd: Date
}

const changeColumns = ['id', 'userId', 'oldEmail', 'newEmail'] as const

export function insertEmailChange(db: Db, change: Insertable<EmailChanges>) {
  return db.insertInto('emailChanges').values(change).execute()
}

/** The change that a person has asked for and not confirmed yet. */
export function findPendingEmailChange(db: Db, userId: UserId, { latestEnd, now }: LinkWindow) {
  return db
    .selectFrom('emailChanges')
    .select(['newEmail as email', 'expiresAt'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', toInstant(now))
    .where('expiresAt', '<=', toInstant(latestEnd))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A change whose link can be used at `now`. */
export function findOpenEmailChange(db: Db, tokenHash: string, { latestEnd, now }: LinkWindow) {
  return db
    .selectFrom('emailChanges')
    .select(changeColumns)
    .where('tokenHash', '=', tokenHash)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', toInstant(now))
    .where('expiresAt', '<=', toInstant(latestEnd))
    .executeTakeFirst()
}

/** Marks a change as made. `undo` is null if the old address was never confirmed. Undefined if it is no longer open. */
export function takeEmailChange(
  db: Db,
  tokenHash: string,
  { latestEnd, now, undo }: LinkWindow & { undo: { tokenHash: string; until: Date } | null },
) {
  return db
    .updateTable('emailChanges')
    .set({ confirmedAt: now, undoTokenHash: undo?.tokenHash ?? null, undoUntil: undo?.until ?? null })
    .where('tokenHash', '=', tokenHash)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', toInstant(now))
    .where('expiresAt', '<=', toInstant(latestEnd))
    .returning(changeColumns)
    .executeTakeFirst()
}

/** A change that the old address can take back at `now`. */
export function findUndoableEmailChange(db: Db, undoTokenHash: string, { latestEnd, now }: LinkWindow) {
  return db
    .selectFrom('emailChanges')
    .select([...changeColumns, 'createdAt', 'confirmedAt'])
    .where('undoTokenHash', '=', undoTokenHash)
    .where('undoneAt', 'is', null)
    .where('undoUntil', '>', toInstant(now))
    .where('undoUntil', '<=', toInstant(latestEnd))
    .executeTakeFirst()
}

/** Ends a change and all later ones of the same person: none of their addresses can take anything back. */
export async function endEmailChangesFrom(
  db: Db,
  { id, userId }: { id: EmailChangeId; userId: UserId },
  at: Date,
): Promise<void> {
  await db
    .updateTable('emailChanges')
    .set({ undoneAt: at })
    .where('userId', '=', userId)
    .where('undoneAt', 'is', null)
    .where('confirmedAt', '>=', ({ selectFrom }) =>
      selectFrom('emailChanges as undone').select('undone.confirmedAt').where('undone.id', '=', id),
    )
    .execute()
}

/** True if the address can come back to its former owner, so that no one else can have it. */
export async function isAddressKept(
  db: Db,
  email: string,
  { now, userId }: { now: Date; userId?: UserId },
): Promise<boolean> {
  let kept = db
    .selectFrom('emailChanges')
    .select('id')
    .where('oldEmail', '=', email)
    .where('undoneAt', 'is', null)
    .where('undoUntil', '>', toInstant(now))
  if (userId) kept = kept.where('userId', '<>', userId)
  return (await kept.executeTakeFirst()) !== undefined
}

/** Deletes what a person has asked for and not confirmed. Returns the number of changes. */
export async function deletePendingEmailChanges(db: Db, userId: UserId): Promise<number> {
  const rows = await db
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

export function insertEmailConfirmation(db: Db, confirmation: Insertable<EmailConfirmations>) {
  return db.insertInto('emailConfirmations').values(confirmation).execute()
}

/** The person whose address a link confirms, if it can be used at `now`. */
export function findOpenConfirmation(db: Db, tokenHash: string, { latestEnd, now }: LinkWindow) {
  return db
    .selectFrom('emailConfirmations')
    .innerJoin('users', 'users.id', 'emailConfirmations.userId')
    .select(['users.id as userId', 'users.email'])
    .where('emailConfirmations.tokenHash', '=', tokenHash)
    .where('emailConfirmations.expiresAt', '>', toInstant(now))
    .where('emailConfirmations.expiresAt', '<=', toInstant(latestEnd))
    .executeTakeFirst()
}

export function deleteConfirmationsOf(db: Db, userId: UserId) {
  return db.deleteFrom('emailConfirmations').where('userId', '=', userId).execute()
}

/** Deletes links that cannot be used at `now`, and changes that can no longer be taken back. Returns how many. */
export async function deleteEndedEmailLinks(db: Db, now: Date): Promise<number> {
  const at = toInstant(now)
  const links = await deleteInBatches(db, 'emailConfirmations', (eb) => eb('expiresAt', '<=', at))
  const changes = await deleteInBatches(db, 'emailChanges', ({ and, eb, or }) =>
    or([
      and([eb('confirmedAt', 'is', null), eb('expiresAt', '<=', at)]),
      and([eb('confirmedAt', 'is not', null), eb('undoUntil', 'is', null)]),
      eb('undoUntil', '<=', at),
    ]),
  )
  return links + changes
}
