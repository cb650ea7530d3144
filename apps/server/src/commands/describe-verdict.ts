import type { AuditVerdict } from '@tallgrass/core'

type WholeVerdict = Extract<AuditVerdict, { whole: true }>

/** What `audit:verify` says of a chain that is whole. */
export function describeVerdict(verdict: WholeVerdict): string {
  const { kept, rows, unchained } = verdict
  const before = unchained > 0 ? ` (${unchained} older rows stand outside it)` : ''
  const compared = kept
    ? `It holds all ${kept.rows} rows that the head signed on ${kept.at} counts.`
    : 'No signed head was kept yet to compare it with.'
  const lines = [
    `The audit chain of ${rows} rows is whole${before}.`,
    ...describeArchives(verdict),
    ...describeErasures(verdict),
    compared,
  ]
  return lines.join('\n')
}

function describeArchives({ archived }: WholeVerdict): string[] {
  return archived === 0 ? [] : [`Rows 1 to ${archived} are archived: their sealed segments stand for them.`]
}

function describeErasures({ erased, tombstones }: WholeVerdict): string[] {
  if (erased === 0) return []
  const all = `Personal data was erased in ${erased} of them, each with a signed tombstone.`
  if (tombstones.length === 0) return [all]
  return [all, `In place of their hashes, tombstones stand for these older rows: ${tombstones.join(', ')}.`]
}
