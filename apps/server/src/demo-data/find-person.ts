import type { SignedInUser } from '@tallgrass/core'
import { type Db, findUserByEmail } from '@tallgrass/db'
import { rightsOf } from '@tallgrass/domain'

/** Someone of the demo data, as if they were signed in. */
export async function findPerson(db: Db, email: string): Promise<SignedInUser | undefined> {
  const user = await findUserByEmail(db, email)
  return user && { ...user, rights: rightsOf(user) }
}
