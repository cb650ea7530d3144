/*
 * The chain. A row's hash is an HMAC-SHA256, with a key of this installation, over the hash of the row before
 * it and the row's own facts: number, id, actor, action, entity, instant. Fields that may hold personal data
 * (before, after, address, browser) are covered by a digest: SHA-256 over a salt and the value as JSON with
 * sorted keys. The salt is 128 random bits, used for this value only and stored next to it in hex. A value is
 * erased together with its salt, while its digest stays: the hash still matches, and the value cannot be
 * guessed. Older rows have no salts: their hashes cover the values.
 *
 * Erasing (`eraseAuditFields`) first checks the row, then adds a tombstone: an Ed25519 signature over the row
 * as it is after erasure, its hash, the hash before it, the erased fields and the instant. For an older row
 * the tombstone replaces the hash. So a missing value was erased by this installation, and matched the chain
 * until then.
 *
 * Every 10,000 rows are sealed as a segment: an Ed25519 signature over its number, its ends and their hashes.
 * The rows of the oldest segments may be archived in files. The rows after them continue from the last
 * archived segment's hash.
 *
 * Someone who can write only to the database can tamper with the rows, but not unnoticed: changed, inserted
 * and moved rows do not match the hashes, missing values have no tombstone, archived rows have no segment,
 * and a truncated chain contradicts the signed head in DATA_DIR. Two limits: rows newer than that head can be
 * cut off unnoticed, and rows from before the chain are only counted. Someone who also has the keys can forge
 * another chain, but it will not match the heads in evidence packs that others already have.
 */
import { createHmac, hash, randomBytes } from 'node:crypto'
import {
  type AnyId,
  type AuditField,
  type AuditRowId,
  type AuditTexts,
  auditFields,
  type Instant,
} from '@tallgrass/domain'
import type { ActorColumns } from './actor-columns.ts'

/** The values of a row that can be erased. */
export type AuditValues = Record<AuditField, unknown>

/** The facts that a link of the chain covers. */
export interface AuditLink extends ActorColumns, AuditValues {
  seq: number | null
  id: AuditRowId
  action: string
  entity: string
  entityId: AnyId | null
  /** Null in older rows. */
  salts: AuditTexts | null
  /** Of the erased values. */
  digests: AuditTexts | null
  at: Instant
}

/** In hex. Keyed, so that write access to the database is not enough to forge a valid chain. */
export function linkHash(key: Buffer, previousHash: string, link: AuditLink): string {
  const facts = link.salts ? saltedFacts(previousHash, link, link.salts) : plainFacts(previousHash, link)
  return createHmac('sha256', key).update(facts).digest('hex')
}

function saltedFacts(previousHash: string, link: AuditLink, salts: AuditTexts): string {
  const { action, actorId, actorKind, actorRef, at, digests, entity, entityId, id, seq } = link
  const covered = auditFields.map((field) =>
    // A value without its salt must not match, so the stored digest is ignored.
    link[field] === null ? (digests?.[field] ?? null) : digestOf(link[field], salts[field] ?? ''),
  )
  const actor = [actorKind, actorId, actorRef]
  return JSON.stringify([
    'tallgrass-audit/2',
    previousHash,
    seq,
    id,
    actor,
    action,
    entity,
    entityId,
    covered,
    at,
  ])
}

function plainFacts(previousHash: string, link: AuditLink): string {
  const { action, actorId, after, at, before, entity, entityId, id, ip, seq, userAgent } = link
  return toJson([previousHash, seq, id, actorId, action, entity, entityId, before, after, ip, userAgent, at])
}

/** A salt for each value that is not null. */
export function newSalts(values: AuditValues): AuditTexts {
  const random = randomBytes(16 * auditFields.length).toString('hex')
  const salts: AuditTexts = {}
  for (const [n, field] of auditFields.entries()) {
    if (values[field] !== null) salts[field] = random.slice(32 * n, 32 * (n + 1))
  }
  return salts
}

/** In hex. */
export function digestOf(value: unknown, salt: string): string {
  return hash('sha256', salt + toJson(value))
}

/** Sorts the keys, because the database does not preserve their order. */
export function toJson(value: unknown): string {
  return JSON.stringify(sorted(value))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, field]) => [key, sorted(field)]))
}
