import type { UserId } from '@tallgrass/domain'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'

/** True for a person with an authenticator app or a passkey. */
export function hasSecondFactor(eb: ExpressionBuilder<DB, 'users'>) {
  return eb
    .or([
      eb.exists(
        eb
          .selectFrom('authenticators')
          .select('authenticators.userId')
          .whereRef('authenticators.userId', '=', 'users.id')
          .where('authenticators.confirmedAt', 'is not', null),
      ),
      eb.exists(eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.userId', '=', 'users.id')),
    ])
    .$castTo<boolean>()
}

/** Whether signing in takes more than a password. */
export async function findHasSecondFactor(db: Db, id: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select((eb) => hasSecondFactor(eb).as('found'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.found ?? false
}
