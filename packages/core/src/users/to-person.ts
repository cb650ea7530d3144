import type { Person } from '@tallgrass/contracts/account'
import { findLastSignIn, type PersonRow } from '@tallgrass/db'
import { picturePath } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** An account with what concerns its security. */
export async function toPerson(
  db: Tx['db'],
  { emailVerifiedAt, pictureSha256, ...row }: PersonRow,
): Promise<Person> {
  return {
    ...row,
    emailVerified: emailVerifiedAt !== null,
    picture: picturePath({ id: row.id, pictureSha256 }),
    lastSignInAt: await findLastSignIn(db, row.id),
  }
}
