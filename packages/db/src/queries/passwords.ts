import type { UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'

export function updatePassword(db: Db, id: UserId, passwordHash: string) {
  return db
    .updateTable('users')
    .set({ passwordHash, passwordEndedAt: null })
    .where('id', '=', id)
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirstOrThrow()
}

/** Returns false if the user no longer has the password hash `from`. */
export async function replacePassword(
  db: Db,
  id: UserId,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ passwordHash: to, passwordEndedAt: null })
    .where('id', '=', id)
    .where('passwordHash', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
