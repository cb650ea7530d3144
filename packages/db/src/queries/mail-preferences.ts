import type { MailKind, MailTime, UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** What a user chose. */
export function listMailPreferences(db: Db, userId: UserId) {
  return db.selectFrom('mailPreferences').select(['kind', 'mail']).where('userId', '=', userId).execute()
}

/** Sets when a user gets mail of these kinds. */
export async function setMailPreferences(
  db: Db,
  userId: UserId,
  { kinds, mail, now }: { kinds: MailKind[]; mail: MailTime; now: Date },
): Promise<void> {
  if (kinds.length === 0) return
  await db
    .insertInto('mailPreferences')
    .values(kinds.map((kind) => ({ userId, kind, mail, updatedAt: now })))
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ mail, updatedAt: now }))
    .execute()
}
