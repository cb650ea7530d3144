import { findKeyByToken, type PresentedKeyRow, touchKey } from '@tallgrass/db'
import { API_KEY_PREFIX, AppError, KEY_TOUCH_INTERVAL, keyStatusOf } from '@tallgrass/domain'
import type { PresentedKey } from '../caller.ts'
import type { Services } from '../ctx.ts'
import { needsSecondFactor } from '../needs-second-factor.ts'
import { hashToken } from '../security/secret-token.ts'
import { toSessionUser } from '../sessions/to-session-user.ts'
import { skipIfDiskFull } from '../storage/skip-if-disk-full.ts'

/**
 * The key of a program and the person for whom it acts, with their current role and rights. Throws UNAUTHENTICATED for a
 * key that is unknown, revoked or expired, and for one whose owner has no access any more.
 */
export async function findKey(services: Services, token: string): Promise<PresentedKey> {
  const row = token.startsWith(API_KEY_PREFIX)
    ? await findKeyByToken(services.database.db, hashToken(token))
    : undefined
  if (!row) throw new AppError('UNAUTHENTICATED', 'This API key is not valid, or it was revoked')
  const now = services.clock()
  if (keyStatusOf({ expiresAt: row.expiresAt, revokedAt: null }, now) === 'EXPIRED')
    throw new AppError('UNAUTHENTICATED', `This API key expired on ${row.expiresAt?.slice(0, 10)}`)
  await touch(services, row, now)
  return toPresentedKey(services, row)
}

/** Absolute, because the last use may be in the future if the clock was ahead. */
async function touch({ database }: Services, { keyId, lastUsedAt }: PresentedKeyRow, now: Date) {
  const unused = lastUsedAt === null ? Infinity : Math.abs(now.getTime() - Date.parse(lastUsedAt))
  if (unused >= KEY_TOUCH_INTERVAL * 1000) await skipIfDiskFull(() => touchKey(database.db, keyId, now))
}

function toPresentedKey({ settings }: Services, row: PresentedKeyRow): PresentedKey {
  const { expiresAt, hasSecondFactor, keyId, keyName, lastUsedAt: _, organizationId, ownerId, scopes } = row
  const { role } = row
  // A key of the business does not depend on how one administrator signs in.
  const isDue = ownerId !== null && needsSecondFactor(settings, { role, hasSecondFactor })
  const shown = { ...toSessionUser(row), ...(isDue && { needsSecondFactor: true }) }
  return {
    key: { id: keyId, name: keyName, scopes, ofBusiness: ownerId === null, expiresAt },
    user: {
      ...shown,
      organizationId,
      sessionId: null,
      provedAt: null,
      hasSecondFactor: hasSecondFactor || ownerId === null,
    },
  }
}
