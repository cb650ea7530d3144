import type { UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { hasSecondFactor } from './second-factors.ts'
import { hasAccount } from './users.ts'

const personColumns = [
  'id',
  'name',
  'email',
  'username',
  'phone',
  'role',
  'org',
  'organizationId',
  'createdAt',
  'emailVerifiedAt',
  'deactivatedAt',
  'passwordEndedAt',
  'pictureSha256',
  'version',
] as const

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

function selectPeople(db: Db) {
  return (
    db
      .selectFrom('users')
      .select(personColumns)
      .select(hasAccount)
      .select((eb) => hasSecondFactor(eb).as('hasSecondFactor'))
      // Whose account was deleted does not come back.
      .where('erasedAt', 'is', null)
  )
}

/** A person with what concerns the security of their account. */
export function findPerson(db: Db, id: UserId) {
  return selectPeople(db).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockPerson(trx: Db, id: UserId) {
  return selectPeople(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** From now on the password of this person no longer signs in. */
export function endPassword(db: Db, id: UserId, at: Date) {
  return db.updateTable('users').set({ passwordEndedAt: at }).where('id', '=', id).execute()
}
