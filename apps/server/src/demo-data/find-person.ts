import { noSession, type SignedInUser } from '@tallgrass/core'
import { type Db, findUserByEmail } from '@tallgrass/db'
import { picturePath, rightsOf } from '@tallgrass/domain'

/** Someone of the demo data, as if they were signed in. */
export async function findPerson(db: Db, email: string): Promise<SignedInUser | undefined> {
  const user = await findUserByEmail(db, email)
  if (!user) return undefined
  const emailVerified = user.emailVerifiedAt !== null
  return { ...user, ...noSession, emailVerified, picture: picturePath(user), rights: rightsOf(user) }
}

/** A client of the demo data, with their organization. */
export async function clientAt(db: Db, email: string) {
  const user = await findUserByEmail(db, email)
  if (!user?.organizationId) throw new Error(`The demo data has no client at ${email}`)
  return { ...user, organizationId: user.organizationId }
}
