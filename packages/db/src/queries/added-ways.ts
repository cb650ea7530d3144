import { toInstant, type UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** Removes every passkey, authenticator app, recovery code and connected account that a person has had only since then. */
export async function deleteWaysAddedSince(
  db: Db,
  { since, userId }: { userId: UserId; since: Date },
): Promise<void> {
  for (const table of ['passkeys', 'authenticators', 'recoveryCodes', 'identities'] as const) {
    await db
      .deleteFrom(table)
      .where('userId', '=', userId)
      .where('createdAt', '>=', toInstant(since))
      .execute()
  }
}
