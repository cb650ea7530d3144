import { MAX_WRONG_CODES, type SignInLinkId, toInstant } from '@tallgrass/domain'
import type { ExpressionBuilder, Insertable, NotNull } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, SignInLinks } from '../schema.gen.ts'
import { deleteInBatches } from './delete-batch.ts'

/** A link that ends after `latestEnd`, when a link made now would end, was made while the clock was ahead. */
interface LinkWindow {
  now: Date
  latestEnd: Date
}

/** A link of someone who has an account. */
export type OpenSignInLink = NonNullable<Awaited<ReturnType<typeof findOpenSignInLink>>>

export function insertSignInLink(db: Db, link: Insertable<SignInLinks>) {
  return db.insertInto('signInLinks').values(link).execute()
}

export async function hasSignInLink(db: Db, id: SignInLinkId): Promise<boolean> {
  const row = await db.selectFrom('signInLinks').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

const openIn =
  ({ latestEnd, now }: LinkWindow) =>
  (eb: ExpressionBuilder<DB, 'signInLinks'>) =>
    eb.and([
      eb('usedAt', 'is', null),
      eb('wrongCodes', '<', MAX_WRONG_CODES),
      eb('expiresAt', '>', toInstant(now)),
      eb('expiresAt', '<=', toInstant(latestEnd)),
    ])

/** Undefined unless the link can be used at `now`. */
export function findOpenSignInLink(db: Db, tokenHash: string, window: LinkWindow) {
  return db
    .selectFrom('signInLinks')
    .select(['id', 'userId', 'browserHash'])
    .where('tokenHash', '=', tokenHash)
    .where('userId', 'is not', null)
    .where(openIn(window))
    .$narrowType<{ userId: NotNull }>()
    .executeTakeFirst()
}

/**
 * The last link that this browser has asked for, if it can be used at `now`: once it has ended, no code of an earlier one
 * counts. Without a user, no code is right.
 */
export function findNewestSignInLink(db: Db, browserHash: string, window: LinkWindow) {
  return db
    .selectFrom('signInLinks')
    .select(['id', 'userId', 'browserHash'])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('signInLinks as newest')
        .select('newest.id')
        .where('newest.browserHash', '=', browserHash)
        .orderBy('newest.createdAt', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .where(openIn(window))
    .executeTakeFirst()
}

/**
 * Counts an attempt to type the code before it is compared, so that simultaneous attempts cannot all slip through. Returns
 * the hash to compare with; undefined if too many were wrong.
 */
export async function countSignInCode(db: Db, id: SignInLinkId): Promise<string | undefined> {
  const row = await db
    .updateTable('signInLinks')
    .set((eb) => ({ wrongCodes: eb('wrongCodes', '+', 1) }))
    .where('id', '=', id)
    .where('wrongCodes', '<', MAX_WRONG_CODES)
    .returning('codeHash')
    .executeTakeFirst()
  return row?.codeHash
}

/** Takes back the count of an attempt that was right. */
export function forgiveSignInCode(db: Db, id: SignInLinkId) {
  return db
    .updateTable('signInLinks')
    .set((eb) => ({ wrongCodes: eb('wrongCodes', '-', 1) }))
    .where('id', '=', id)
    .where('wrongCodes', '>', 0)
    .execute()
}

/** Marks a link as used. Of simultaneous calls for one link, one gets true. */
export async function takeSignInLink(db: Db, id: SignInLinkId, window: LinkWindow): Promise<boolean> {
  const row = await db
    .updateTable('signInLinks')
    .set({ usedAt: window.now })
    .where('id', '=', id)
    .where(openIn(window))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes links that cannot be used at `now`. Returns how many. */
export function deleteEndedSignInLinks(db: Db, { latestEnd, now }: LinkWindow) {
  return deleteInBatches(db, 'signInLinks', (eb) =>
    eb.or([eb('expiresAt', '<=', toInstant(now)), eb('expiresAt', '>', toInstant(latestEnd))]),
  )
}
