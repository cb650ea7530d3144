import { type AnyId, type ApiKeyId, toInstant, type UserId } from '@tallgrass/domain'
import type { CompiledQuery, ExpressionBuilder, InferResult, Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { ApiKeys, DB } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'
import { hasSecondFactor } from './second-factors.ts'
import { asynchronousCommit, lockUntilEnd } from './sql.ts'

/**
 * The key of the business acts for the administrator who created it, or, once they are none any more, for the one who has
 * been with us longest.
 */
function actsFor(eb: ExpressionBuilder<DB, 'apiKeys'>) {
  return eb.fn.coalesce(
    'apiKeys.userId',
    eb
      .selectFrom('users as administrators')
      .select('administrators.id')
      .where('administrators.role', '=', 'ADMIN')
      .where('administrators.deactivatedAt', 'is', null)
      .orderBy((order) => order('administrators.id', '=', order.ref('apiKeys.createdBy')), 'desc')
      .orderBy('administrators.createdAt')
      .limit(1),
  )
}

function keysByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('apiKeys')
    .innerJoin('users', (join) => join.on((eb) => eb('users.id', '=', actsFor(eb))))
    .select([
      'apiKeys.id as keyId',
      'apiKeys.name as keyName',
      'apiKeys.scopes',
      'apiKeys.expiresAt',
      'apiKeys.lastUsedAt',
      'apiKeys.userId as ownerId',
      'users.id',
      'users.username',
      'users.email',
      'users.name',
      'users.role',
      'users.org',
      'users.organizationId',
      'users.signs',
      'users.pays',
      'users.reviews',
      'users.createdAt',
      'users.emailVerifiedAt',
      'users.pictureSha256',
    ])
    .select((eb) => hasSecondFactor(eb).as('hasSecondFactor'))
    .where('apiKeys.tokenHash', '=', tokenHash)
    .where('apiKeys.revokedAt', 'is', null)
    .where('users.deactivatedAt', 'is', null)
}

export type PresentedKeyRow = InferResult<ReturnType<typeof keysByToken>>[number]

/** Compiled once, because every request with a key runs it. */
let byToken: CompiledQuery<PresentedKeyRow> | undefined

/** The key of a token that is not revoked, and the person for whom it acts, with their current role. */
export async function findKeyByToken(db: Db, tokenHash: string): Promise<PresentedKeyRow | undefined> {
  byToken ??= keysByToken(db, '').compile()
  const parameters = byToken.parameters.map((value) => (value === '' ? tokenHash : value))
  const { rows } = await db.executeQuery<PresentedKeyRow>({ ...byToken, parameters })
  return rows[0]
}

/** Does not wait for the disk: a power cut may lose this write. */
export function touchKey(db: Db, id: ApiKeyId, at: Date) {
  return db
    .with('setting', (cte) => cte.selectNoFrom(asynchronousCommit().as('commit')))
    .updateTable('apiKeys')
    .from('setting')
    .set({ lastUsedAt: at })
    .where('apiKeys.id', '=', id)
    .execute()
}

export function insertKey(db: Db, key: Insertable<ApiKeys>) {
  return db.insertInto('apiKeys').values(key).execute()
}

function listedKeys(db: Db) {
  return db
    .selectFrom('apiKeys')
    .innerJoin('users as makers', 'makers.id', 'apiKeys.createdBy')
    .leftJoin('users as owners', 'owners.id', 'apiKeys.userId')
    .select([
      'apiKeys.id',
      'apiKeys.name',
      'apiKeys.prefix',
      'apiKeys.scopes',
      'apiKeys.createdAt',
      'apiKeys.expiresAt',
      'apiKeys.lastUsedAt',
      'apiKeys.revokedAt',
      'apiKeys.userId as ownerId',
      'owners.name as ownerName',
      'makers.name as createdBy',
    ])
}

export type ListedKeyRow = InferResult<ReturnType<typeof listedKeys>>[number]

/** Every key, newest first. */
export function listKeys(db: Db, request: PageRequest) {
  return readPage(listedKeys(db), { at: 'apiKeys.createdAt', id: 'apiKeys.id', direction: 'desc' }, request)
}

/** The keys of a person, or of the business, that are not revoked, newest first. */
export function listOpenKeysOf(db: Db, ownerId: UserId | null) {
  return listedKeys(db)
    .where('apiKeys.userId', 'is not distinct from', ownerId)
    .where('apiKeys.revokedAt', 'is', null)
    .orderBy('apiKeys.createdAt', 'desc')
    .orderBy('apiKeys.id', 'desc')
    .execute()
}

/** Lists the open keys of the business, and blocks new ones until the transaction ends. */
export async function lockOpenKeysOfBusiness(trx: Db) {
  await lockUntilEnd(trx, 'api keys of the business')
  return listOpenKeysOf(trx, null)
}

export function findListedKey(db: Db, id: ApiKeyId) {
  return listedKeys(db).where('apiKeys.id', '=', id).executeTakeFirstOrThrow()
}

/** Returns undefined if it is revoked already, or not one of this owner. Without an owner, any key is revoked. */
export function revokeKey(
  db: Db,
  { at, id, ownerId }: { id: ApiKeyId; at: Date; ownerId?: UserId | undefined },
) {
  const update = db
    .updateTable('apiKeys')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning(['id', 'name', 'prefix', 'userId'])
  return (ownerId ? update.where('userId', '=', ownerId) : update).executeTakeFirst()
}

/** Revokes the keys of a person, whose access ends or becomes another. Keys of the business stay. */
export async function revokeKeysOf(db: Db, userId: UserId, at: Date): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ revokedAt: at })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
}

/** Revokes what a person has created since, also keys of the business. */
export async function revokeKeysMadeSince(
  db: Db,
  { at, since, userId }: { userId: UserId; since: Date; at: Date },
): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ revokedAt: at })
    .where('createdBy', '=', userId)
    .where('createdAt', '>=', toInstant(since))
    .where('revokedAt', 'is', null)
    .execute()
}

/** Those of these that still work, each with the client for which it acts. */
export function findKeyLives(db: Db, ids: AnyId[], now: Date) {
  return db
    .selectFrom('apiKeys')
    .innerJoin('users', (join) => join.on((eb) => eb('users.id', '=', actsFor(eb))))
    .select(['apiKeys.id', 'users.organizationId'])
    .where(({ eb, fn, ref, val }) => eb(ref('apiKeys.id').$castTo<AnyId>(), '=', fn.any(val(ids))))
    .where('apiKeys.revokedAt', 'is', null)
    .where((eb) => eb.or([eb('apiKeys.expiresAt', 'is', null), eb('apiKeys.expiresAt', '>', toInstant(now))]))
    .where('users.deactivatedAt', 'is', null)
    .execute()
}
