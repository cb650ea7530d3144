import { createHmac } from 'node:crypto'

/** What a link of the chain vouches for. */
export interface AuditLink {
  seq: number
  id: string
  actorId: string | null
  action: string
  entity: string
  entityId: string | null
  before: unknown
  after: unknown
  ip: string | null
  userAgent: string | null
  /** ISO 8601. */
  at: string
}

/**
 * HMAC-SHA256 in hex over the row and the hash of the row before. Keyed, so that whoever can write to the
 * database alone cannot make a chain that holds.
 */
export function linkHash(key: Buffer, previousHash: string, link: AuditLink): string {
  const { action, actorId, after, at, before, entity, entityId, id, ip, seq, userAgent } = link
  const facts = [previousHash, seq, id, actorId, action, entity, entityId, before, after, ip, userAgent, at]
  return createHmac('sha256', key).update(JSON.stringify(facts, sortedKeys)).digest('hex')
}

/** The database keeps the fields of an object in an order of its own. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
