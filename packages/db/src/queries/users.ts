import type { ClientId, OrganizationId, Role, UserId } from '@tallgrass/domain'
import type { ExpressionBuilder, Insertable, NotNull } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, Users } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'
import { foldedContains, lower } from './sql.ts'
import { readStatusCounts } from './totals.ts'

const userColumns = [
  'id',
  'username',
  'email',
  'name',
  'role',
  'org',
  'organizationId',
  'signs',
  'pays',
  'reviews',
  'createdAt',
  'emailVerifiedAt',
  'deactivatedAt',
  'pictureSha256',
] as const
const credentialColumns = [...userColumns, 'passwordHash', 'passwordEndedAt'] as const

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>
export type CredentialRow = NonNullable<Awaited<ReturnType<typeof findCredentialsByEmail>>>

export function findCredentialsByEmail(db: Db, email: string) {
  return selectAccounts(db).where('email', '=', email).executeTakeFirst()
}

export function findCredentialsById(db: Db, id: UserId) {
  return selectAccounts(db).where('id', '=', id).executeTakeFirst()
}

/** People who may sign in: contacts without an account, or who were deactivated, are as unknown as strangers. */
function selectAccounts(db: Db) {
  return db
    .selectFrom('users')
    .select(credentialColumns)
    .where('passwordHash', 'is not', null)
    .where('deactivatedAt', 'is', null)
    .$narrowType<{ passwordHash: NotNull }>()
}

export function findCredentialsByUsername(db: Db, username: string) {
  return selectAccounts(db)
    .where((eb) => eb(lower(eb.ref('username')), '=', lower(eb.val(username))))
    .executeTakeFirst()
}

export function findUserByEmail(db: Db, email: string) {
  return selectUsers(db).where('email', '=', email).executeTakeFirst()
}

export function findUserById(db: Db, id: UserId) {
  return selectUsers(db).where('id', '=', id).executeTakeFirst()
}

function selectUsers(db: Db) {
  return db.selectFrom('users').select(userColumns).select(hasAccount)
}

/** False until the person has accepted an invitation. */
export function hasAccount(eb: ExpressionBuilder<DB, 'users'>) {
  return eb('passwordHash', 'is not', null).$castTo<boolean>().as('hasAccount')
}

/** Locks the user with this address, if there is one, until the transaction ends. */
export function lockUserByEmail(trx: Db, email: string) {
  return trx.selectFrom('users').select('id').where('email', '=', email).forNoKeyUpdate().executeTakeFirst()
}

/** True if the user has followed a link that was mailed to their address. */
export async function isEmailConfirmed(db: Db, id: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The organization of a client, who stays one until the transaction ends; undefined for anyone else. */
export async function lockOrganizationOf(trx: Db, id: ClientId): Promise<OrganizationId | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', id)
    .where('role', '=', 'CLIENT')
    .where('deactivatedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row?.organizationId ?? undefined
}

/** True if a record names this person as its client: the contact in charge of it. */
export async function isInCharge(db: Db, id: UserId): Promise<boolean> {
  const row = await db
    .selectNoFrom(({ eb, exists, or }) =>
      or([
        exists(eb.selectFrom('projects').select('id').where('clientId', '=', id)),
        exists(eb.selectFrom('agreements').select('id').where('clientId', '=', id)),
        exists(eb.selectFrom('eSignatureDocuments').select('id').where('clientId', '=', id)),
        exists(eb.selectFrom('invoices').select('id').where('clientId', '=', id)),
      ]).as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(row.found)
}

export async function listUsers(
  db: Db,
  request: PageRequest & { search?: string | undefined; role?: Role | undefined },
) {
  const { cursor, limit, role, search } = request
  let query = selectUsers(db).where('erasedAt', 'is', null)
  if (role) query = query.where('role', '=', role)
  if (search) query = query.where(({ ref }) => foldedContains(ref('searchText'), search))
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, { cursor, limit })
}

/** `active` are those who can sign in. */
export async function countUsersByRole(db: Db): Promise<Record<Role, { all: number; active: number }>> {
  const count = await readStatusCounts(db)
  const ofRole = (role: Role) => {
    const active = count('user', `${role}_ACTIVE`)
    return { all: active + count('user', `${role}_INACTIVE`), active }
  }
  return { ADMIN: ofRole('ADMIN'), CLIENT: ofRole('CLIENT') }
}

export function insertUser(db: Db, user: Insertable<Users> & { passwordHash: string }) {
  return db
    .insertInto('users')
    .values(user)
    .returning(credentialColumns)
    .$narrowType<{ passwordHash: NotNull }>()
    .executeTakeFirstOrThrow()
}

/**
 * Locks the administrators who can sign in until this transaction ends, so that they change one after the other.
 * Returns their ids.
 * NOTE `FOR NO KEY UPDATE`: a new row that refers to a user takes a key share lock on that user and must not
 * wait for us while we wait for it. Rows of the audit chain, which every writer queues for, refer to users.
 */
export async function lockAdministrators(trx: Db): Promise<UserId[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/** The recipients of messages to the office, the longest-standing administrator first. */
export function listAdministrators(db: Db) {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('role', '=', 'ADMIN')
    .where('deactivatedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Locks the user until this transaction ends. */
export function lockUser(trx: Db, id: UserId) {
  return trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Returns undefined if the user was deleted or the role is no longer `from`. */
export function moveRole(db: Db, id: UserId, { from, to }: { from: Role; to: Role }) {
  return db
    .updateTable('users')
    .set({ role: to })
    .where('id', '=', id)
    .where('role', '=', from)
    .returning(userColumns)
    .returning(hasAccount)
    .executeTakeFirst()
}

/** Keeps the time of the first confirmation. Returns false if the address was confirmed before. */
export async function confirmEmail(db: Db, id: UserId, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ emailVerifiedAt: at })
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** True if the user may still sign in as they were read. That cannot change until the transaction ends. */
export async function holdsPassword(
  trx: Db,
  { id, passwordEndedAt, passwordHash }: Pick<CredentialRow, 'id' | 'passwordEndedAt' | 'passwordHash'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('passwordEndedAt', passwordEndedAt ? 'is not' : 'is', null)
    .where('deactivatedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
