/*
 * The chain. The hash of a row is an HMAC-SHA256, with a key of this installation, over the hash of the row before it
 * and over what the row says: number, id, actor, action, entity, instant. Of what may hold personal data (before, after,
 * address, browser) it covers a digest: SHA-256 over a salt and the value as JSON, its keys sorted. The salt is 128
 * random bits for this value alone, in hex, beside it. A value is erased with its salt, and its digest stays: the hash
 * still holds, and no guess at the value can be tried. Rows without salts are older: their hashes cover the values.
 *
 * Erasing (`eraseAuditFields`) first checks the row, then leaves a tombstone: an Ed25519 signature over the row as it
 * is from then on, its hash, the hash before it, and which fields were erased when. For an older row the tombstone
 * stands for the hash. So a missing value was erased by this installation, and was what the chain says until then.
 *
 * Every 10,000 rows are sealed as a segment: an Ed25519 signature over its number, its ends and their hashes. The rows
 * of the oldest segments may be archived in files: what follows begins at the hash of the last archived segment.
 *
 * Whoever can write to the database alone can do anything to the rows, but none of it unseen: a change, an insertion and
 * a move do not fit the hashes, a value that is gone lacks its tombstone, archived rows lack their segment, and an end
 * that was cut off contradicts the signed head in DATA_DIR. Rows younger than that head can be cut off unseen, and rows from
 * before the chain are only counted. Whoever has the keys too can make another chain, but not one that fits the heads that
 * others hold in their evidence packs.
 */
import { createHmac, hash, randomBytes } from 'node:crypto'
import { type AuditField, type AuditTexts, auditFields } from '@tallgrass/domain'
import type { ActorColumns } from './actor-columns.ts'

/** What a row says that may be erased. */
export type AuditValues = Record<AuditField, unknown>

/** What a link of the chain vouches for. */
export interface AuditLink extends ActorColumns, AuditValues {
  seq: number | null
  id: string
  action: string
  entity: string
  entityId: string | null
  /** Null in older rows. */
  salts: AuditTexts | null
  /** Of what was erased. */
  digests: AuditTexts | null
  /** ISO 8601. */
  at: string
}

/** Keyed, so that whoever can write to the database alone cannot make a chain that holds. In hex. */
export function linkHash(key: Buffer, previousHash: string, link: AuditLink): string {
  const facts = link.salts ? saltedFacts(previousHash, link, link.salts) : plainFacts(previousHash, link)
  return createHmac('sha256', key).update(facts).digest('hex')
}

function saltedFacts(previousHash: string, link: AuditLink, salts: AuditTexts): string {
  const { action, actorId, actorKind, actorRef, at, digests, entity, entityId, id, seq } = link
  const covered = auditFields.map((field) =>
    // A value without its salt fits no digest: what is beside it is not believed.
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

/** A salt for each value that is there. */
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

/** The database keeps the fields of an object in an order of its own. */
export function toJson(value: unknown): string {
  return JSON.stringify(sorted(value))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, field]) => [key, sorted(field)]))
}
