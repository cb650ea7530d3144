import { type AuditVerdict, describeOtherKeys } from '@tallgrass/core'

type WholeVerdict = Extract<AuditVerdict, { whole: true }>

/** The output of `audit:verify` for an intact chain. */
export function describeVerdict(verdict: WholeVerdict): string {
  const { head, otherKeys, rows, unchained } = verdict
  const before = unchained > 0 ? ` (${unchained} older rows are not part of it)` : ''
  const compared = head
    ? `All ${head.rows} rows covered by the head signed on ${head.at} are present.`
    : 'There is no signed head to compare it with yet.'
  const lines = [
    ...(otherKeys
      ? [describeOtherKeys(otherKeys), `The ${rows - otherKeys.rows} rows after them are intact${before}.`]
      : [`The audit chain of ${rows} rows is intact${before}.`]),
    ...describeArchives(verdict),
    ...describeErasures(verdict),
    compared,
  ]
  return lines.join('\n')
}

function describeArchives({ archived }: WholeVerdict): string[] {
  return archived === 0
    ? []
    : [`Rows 1 to ${archived} are archived and represented by their sealed segments.`]
}

function describeErasures({ erased, tombstones }: WholeVerdict): string[] {
  if (erased === 0) return []
  const all = `Personal data was erased in ${erased} of them, each with a signed tombstone.`
  if (tombstones.length === 0) return [all]
  return [all, `Tombstones replace the hashes of these older rows: ${tombstones.join(', ')}.`]
}
