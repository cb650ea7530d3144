import type { AuditField, Instant } from '@tallgrass/domain'
import { type AuditLink, toJson } from './audit-chain.ts'
import type { AuditSigner, Statement } from './audit-signer.ts'

/** The erased fields of a row and the instant of erasure. */
export interface Tombstone {
  fields: readonly AuditField[]
  at: Instant
}

/** A row as it is after erasure, with its place in the chain. */
export interface ErasedLink {
  link: AuditLink
  hash: string | null
  previousHash: string
}

export function signTombstone(signer: AuditSigner, row: ErasedLink, tombstone: Tombstone): string {
  return signer.sign(statement(row, tombstone))
}

export function isTombstoneValid(
  signer: AuditSigner,
  row: ErasedLink,
  { signature, ...tombstone }: Tombstone & { signature: string },
): boolean {
  return signer.isOwn(statement(row, tombstone), signature)
}

function statement({ hash, link, previousHash }: ErasedLink, { at, fields }: Tombstone): Statement {
  const { action, actorId, actorKind, actorRef, after, before, entity, entityId, id, ip, seq, userAgent } =
    link
  const actor = [actorKind, actorId, actorRef]
  const rest = [action, entity, entityId, before, after, ip, userAgent, link.at]
  return ['tallgrass-audit-tombstone/1', previousHash, seq, id, hash, actor, toJson(rest), fields, at]
}
