import type { IdentityId, UserId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Identities } from '../schema.gen.ts'

const identityColumns = ['id', 'userId', 'provider', 'issuer', 'email', 'createdAt', 'lastUsedAt'] as const

export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findIdentity>>>

/** An account as its provider knows it. */
export interface ProviderSubject {
  issuer: string
  subject: string
}

export function findIdentity(db: Db, { issuer, subject }: ProviderSubject) {
  return db
    .selectFrom('identities')
    .select(identityColumns)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** The account at this provider that signs the person in, if there is one. */
export function findIdentityOf(db: Db, { issuer, userId }: { issuer: string; userId: UserId }) {
  return db
    .selectFrom('identities')
    .select(identityColumns)
    .where('userId', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
}

export function listIdentities(db: Db, userId: UserId) {
  return db
    .selectFrom('identities')
    .select(identityColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function insertIdentity(db: Db, identity: Insertable<Identities>) {
  return db.insertInto('identities').values(identity).execute()
}

/** Notes that the account was used, with the address that it has now. Returns false if it is no longer connected. */
export async function useIdentity(
  db: Db,
  id: IdentityId,
  { at, email }: { at: Date; email: string },
): Promise<boolean> {
  const row = await db
    .updateTable('identities')
    .set({ lastUsedAt: at, email })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns undefined if the person has no such account. */
export function deleteIdentity(db: Db, { id, userId }: { id: IdentityId; userId: UserId }) {
  return db
    .deleteFrom('identities')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['issuer', 'provider', 'email'])
    .executeTakeFirst()
}
