import { type AuditLinkRow, findAuditLink } from '@tallgrass/db'
import type { Instant } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { auditSigner } from './audit-signer.ts'
import { findRowFault } from './find-row-fault.ts'
import type { ChainPlace } from './segment.ts'
import { describeRow } from './verify-rows.ts'

export const KEY_CHANGE = 'audit-keys.replace'
/** Enough to tell keys apart. */
const FINGERPRINT_DIGITS = 16

/** Rows that were written with keys that are lost: they cannot be verified. */
export interface OtherKeys {
  /** Rows 1 to this one. */
  rows: number
  /** The start of the fingerprint of the lost keys; null if it is not known. */
  keys: string | null
  /** When other keys replaced them. */
  at: Instant
}

export type ChainCtx = Pick<Ctx, 'auditKey' | 'db'>

/** The last recorded change of keys: the place that the rows after it link to. A forged record counts as none. */
export async function findKeyChange(
  ctx: ChainCtx,
): Promise<{ place: ChainPlace; otherKeys: OtherKeys } | undefined> {
  const row = await findAuditLink(ctx.db, { end: 'last', action: KEY_CHANGE })
  if (!row || row.seq === null || faultOf(ctx, row)) return undefined
  const { at, before, previousHash, seq } = row
  const keys = typeof before?.keys === 'string' ? before.keys.slice(0, FINGERPRINT_DIGITS) : null
  return { place: { seq: seq - 1, hash: previousHash }, otherKeys: { rows: seq - 1, keys, at } }
}

/** How many rows, from the first one on, were written with keys that are lost. */
export async function countLostRows(ctx: ChainCtx): Promise<number> {
  return (await findKeyChange(ctx))?.otherKeys.rows ?? 0
}

/**
 * Whether the chain begins with the keys in use, without verifying all of it. Agrees with `verifyAudit`: a problem
 * unless a change of keys is recorded.
 */
export async function checkChainKeys(
  ctx: ChainCtx,
): Promise<{ otherKeys: OtherKeys } | { problem: string } | undefined> {
  const first = await findAuditLink(ctx.db, { end: 'first' })
  const fault = first && faultOf(ctx, first)
  if (!fault) return undefined
  const change = await findKeyChange(ctx)
  return change ? { otherKeys: change.otherKeys } : { problem: `${describeRow(first)} ${fault}` }
}

/** Of one row of the chain, if the keys in use did not write it. */
export function faultOf(
  { auditKey }: ChainCtx,
  row: AuditLinkRow & { previousHash: string },
): string | undefined {
  return findRowFault({ auditKey, signer: auditSigner(auditKey) }, row.previousHash, row)
}
