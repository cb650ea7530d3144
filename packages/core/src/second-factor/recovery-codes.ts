import { randomBytes } from 'node:crypto'
import { deleteRecoveryCodes, insertRecoveryCodes } from '@tallgrass/db'
import { RECOVERY_CODES, readCode, toRecoveryCode, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

/** Replaces someone's recovery codes. Returns the new ones, which are stored as hashes only. */
export async function makeRecoveryCodes(tx: Tx, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toRecoveryCode(randomBytes(16)))
  await deleteRecoveryCodes(tx.db, userId)
  const hashes = codes.map((code) => hashRecoveryCode(userId, readCode(code).code))
  await insertRecoveryCodes(tx.db, { userId, hashes, at: tx.now })
  return codes
}

export function hashRecoveryCode(userId: UserId, code: string): string {
  return hashToken(`${userId}:${code}`)
}
