import { type OrganizationId, toInstant, type UserId } from '@tallgrass/domain'
import type { Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { Users } from '../schema.gen.ts'

const profileColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.role',
  'users.organizationId',
  'users.phone',
  'users.timeZone',
  'users.pictureSha256',
  'users.emailVerifiedAt',
  'users.version',
] as const

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** What people know and change about themselves; `defaultTimeZone` is their organization's. */
export function findProfile(db: Db, id: UserId) {
  return db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(profileColumns)
    .select('organizations.timeZone as defaultTimeZone')
    .where('users.id', '=', id)
    .executeTakeFirst()
}

/** Locks a person who may sign in until this transaction ends; undefined for anyone else. */
export function lockProfile(trx: Db, id: UserId) {
  return trx
    .selectFrom('users')
    .select(profileColumns)
    .where('users.id', '=', id)
    .where('users.passwordHash', 'is not', null)
    .where('users.deactivatedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Changes facts of a locked person. */
export function updateProfileRow(db: Db, id: UserId, facts: Updateable<Users>) {
  return db
    .updateTable('users')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function putPicture(
  db: Db,
  { at, content, sha256, userId }: { userId: UserId; content: Buffer; sha256: string; at: Date },
): Promise<void> {
  await db
    .insertInto('userPictures')
    .values({ userId, content, createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ content, createdAt: toInstant(at) }))
    .execute()
  await db.updateTable('users').set({ pictureSha256: sha256 }).where('id', '=', userId).execute()
}

export async function deletePicture(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('userPictures').where('userId', '=', userId).execute()
  await db.updateTable('users').set({ pictureSha256: null }).where('id', '=', userId).execute()
}

/**
 * The picture with this hash, if the reader may see the person: administrators see everyone, clients see administrators
 * and the people of their organization.
 */
export async function findPicture(
  db: Db,
  { sha256, userId }: { userId: UserId; sha256: string },
  reader: { organizationId: OrganizationId | null },
): Promise<Buffer | undefined> {
  const { organizationId } = reader
  let query = db
    .selectFrom('userPictures')
    .innerJoin('users', 'users.id', 'userPictures.userId')
    .select('userPictures.content')
    .where('users.id', '=', userId)
    .where('users.pictureSha256', '=', sha256)
  if (organizationId)
    query = query.where(({ eb, or }) =>
      or([eb('users.role', '=', 'ADMIN'), eb('users.organizationId', '=', organizationId)]),
    )
  return (await query.executeTakeFirst())?.content
}

/** True for an account whose owner has not confirmed this address yet. */
export async function isUnconfirmedAccount(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('passwordHash', 'is not', null)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The names of an organization's people with an account and an address that they have not confirmed. */
export async function listUnconfirmed(db: Db, organizationId: OrganizationId): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('name')
    .where('organizationId', '=', organizationId)
    .where('passwordHash', 'is not', null)
    .where('emailVerifiedAt', 'is', null)
    .where('deactivatedAt', 'is', null)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
