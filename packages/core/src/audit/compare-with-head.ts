import type { AuditHead } from '@tallgrass/contracts'
import { type Db, findAuditHash } from '@tallgrass/db'
import type { HeadTexts } from './head-files.ts'
import { readOwnHead } from './sign-head.ts'

/** `head`: the latest that was written; null where none was yet. */
export type KeptHead = { head: AuditHead | null } | { problem: string }

const REPLACE = 'Find out why, then run npm run audit:verify -- --replace-head.'

/**
 * The latest head that was kept here. Names a file that is missing, damaged or forged. Without a first one, writing both
 * was interrupted: the next time completes it.
 */
export function readKeptHead(auditKey: Buffer, { first, latest }: HeadTexts): KeptHead {
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

/** What is gone of the chain that a signed head counts; undefined where all of it is there. */
export async function findLoss(db: Db, now: AuditCount, head: AuditHead): Promise<string | undefined> {
  const noted = `the head signed on ${head.at} covers ${head.rows} rows`
  if (now.rows < head.rows) {
    const from = now.rows + 1
    const missing = from === head.rows ? `Row ${from} is missing` : `Rows ${from} to ${head.rows} are missing`
    return `${missing}: ${noted}`
  }
  const hash = head.rows > 0 ? await findAuditHash(db, head.rows) : head.hash
  // In an archive, inside a segment: that was sealed behind the head, and says more.
  if (hash !== 'archived' && hash !== head.hash) {
    return `Row ${head.rows} does not match the one signed on ${head.at}: rows were cut off and replaced`
  }
  if (now.unchained < head.unchained) {
    const missing = head.unchained - now.unchained
    return `${missing} ${missing === 1 ? 'row' : 'rows'} outside the chain ${missing === 1 ? 'is' : 'are'} missing: the head signed on ${head.at} covers ${head.unchained}`
  }
  return undefined
}
