import type { AuditHead } from '@tallgrass/contracts'
import { type Db, findAuditHash } from '@tallgrass/db'
import type { HeadTexts } from './head-files.ts'
import { readOwnHead } from './sign-head.ts'

/** `head`: the latest head on disk; null if none has been written yet. */
export type StoredHead = { head: AuditHead | null } | { problem: string }

const REPLACE = 'Find out why, then run npm run audit:verify -- --replace-head.'

/**
 * Parses the latest head on disk. Returns a problem if a file is missing, damaged or forged. A missing first
 * head is fine: writing both was interrupted, and the next write completes it.
 */
export function readStoredHead(auditKey: Buffer, { first, latest }: HeadTexts): StoredHead {
  if (latest === null) {
    return first === null
      ? { head: null }
      : { problem: `The file audit-head.json is missing from DATA_DIR. ${REPLACE}` }
  }
  const head = readOwnHead(auditKey, latest)
  if (!head) return { problem: damaged('audit-head.json') }
  const isGenuine = first === null || readOwnHead(auditKey, first) !== undefined
  return isGenuine ? { head } : { problem: damaged('audit-head.first.json') }
}

function damaged(file: string): string {
  return `The file ${file} in DATA_DIR is damaged or forged: its signature does not match. ${REPLACE}`
}

interface AuditCount {
  rows: number
  unchained: number
}

/** Describes the rows missing from the chain that a signed head covers; undefined if none are. */
export async function findLoss(db: Db, now: AuditCount, head: AuditHead): Promise<string | undefined> {
  const covered = `the head signed on ${head.at} covers ${head.rows} rows`
  if (now.rows < head.rows) {
    const from = now.rows + 1
    const missing = from === head.rows ? `Row ${from} is missing` : `Rows ${from} to ${head.rows} are missing`
    return `${missing}: ${covered}`
  }
  const hash = head.rows > 0 ? await findAuditHash(db, head.rows) : head.hash
  // An archived row inside a segment needs no comparison: the segment, sealed after the head, covers more.
  if (hash !== 'archived' && hash !== head.hash) {
    return `Row ${head.rows} does not match the one signed on ${head.at}: rows were cut off and replaced`
  }
  if (now.unchained < head.unchained) {
    const missing = head.unchained - now.unchained
    return `${missing} ${missing === 1 ? 'row' : 'rows'} outside the chain ${missing === 1 ? 'is' : 'are'} missing: the head signed on ${head.at} covers ${head.unchained}`
  }
  return undefined
}
