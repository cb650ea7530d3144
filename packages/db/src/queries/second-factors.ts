import type { UserId } from '@tallgrass/domain'
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Authenticators, DB } from '../schema.gen.ts'
import { deletePasskeysOf } from './passkeys.ts'

/** True for a person with an authenticator app or a passkey. */
export function hasSecondFactor(eb: ExpressionBuilder<DB, 'users'>) {
  return eb.or([eb.exists(confirmedApp(eb)), eb.exists(passkeysOf(eb))]).$castTo<boolean>()
}

function confirmedApp(eb: ExpressionBuilder<DB, 'users'>) {
  return eb
    .selectFrom('authenticators')
    .select('authenticators.confirmedAt')
    .whereRef('authenticators.userId', '=', 'users.id')
    .where('authenticators.confirmedAt', 'is not', null)
}

function passkeysOf(eb: ExpressionBuilder<DB, 'users'>) {
  return eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.userId', '=', 'users.id')
}

/** What a person has beside a password. `appAddedAt` is null without an app. */
export function findFactors(db: Db, id: UserId) {
  return db
    .selectFrom('users')
    .select((eb) => [
      confirmedApp(eb).as('appAddedAt'),
      passkeysOf(eb)
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('passkeys'),
      eb
        .selectFrom('recoveryCodes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('recoveryCodes.userId', '=', 'users.id')
        .where('recoveryCodes.usedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('recoveryCodes'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export function findAuthenticator(db: Db, userId: UserId) {
  return db
    .selectFrom('authenticators')
    .select(['secretSealed', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Replaces an app that was never confirmed. Returns false if there is one that was. */
export async function putAuthenticator(
  db: Db,
  app: Pick<Insertable<Authenticators>, 'userId' | 'secretSealed' | 'createdAt'>,
): Promise<boolean> {
  const row = await db
    .insertInto('authenticators')
    .values(app)
    .onConflict((oc) =>
      oc
        .column('userId')
        .doUpdateSet({ secretSealed: app.secretSealed, createdAt: app.createdAt })
        .where('authenticators.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if another code or app was faster. */
export async function confirmAuthenticator(
  db: Db,
  app: { userId: UserId; secretSealed: string; step: number; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('authenticators')
    .set({ confirmedAt: app.at, lastStep: app.step })
    .where('userId', '=', app.userId)
    .where('secretSealed', '=', app.secretSealed)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up the codes of a time step and of all before it. Returns false if that was done. */
export async function takeStep(db: Db, userId: UserId, step: number): Promise<boolean> {
  const row = await db
    .updateTable('authenticators')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if there was none that was confirmed. */
export async function deleteAuthenticator(db: Db, userId: UserId): Promise<boolean> {
  const row = await db
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst()
  return Boolean(row?.confirmedAt)
}

export async function insertRecoveryCodes(
  db: Db,
  { at, hashes, userId }: { at: Date; hashes: string[]; userId: UserId },
) {
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: at })))
    .execute()
}

/** Uses up a recovery code. Returns false if there is none like it, or it was used. */
export async function takeRecoveryCode(
  db: Db,
  { at, codeHash, userId }: { at: Date; codeHash: string; userId: UserId },
): Promise<boolean> {
  const row = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export function deleteRecoveryCodes(db: Db, userId: UserId) {
  return db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
}

/** True for a recovery code of this person, used or not. */
export async function hasRecoveryCode(db: Db, userId: UserId, codeHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('recoveryCodes')
    .select('userId')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the authenticator app, the recovery codes and the passkeys of a person. Returns what there was. */
export async function deleteSecondFactors(
  db: Db,
  userId: UserId,
): Promise<{ app: boolean; passkeys: number }> {
  const app = await deleteAuthenticator(db, userId)
  await deleteRecoveryCodes(db, userId)
  const passkeys = (await deletePasskeysOf(db, userId)).length
  return { app, passkeys }
}
