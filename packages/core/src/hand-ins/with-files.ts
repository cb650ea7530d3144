import type { HandIn } from '@tallgrass/contracts'
import { type Db, type HandInRow, listFilesOf, listHandIns, type Scope } from '@tallgrass/db'
import type { HandInId } from '@tallgrass/domain'
import { toFile } from '../files/to-file.ts'

/** The same hand-ins with their files, in one read. */
export async function withFiles<Row extends HandInRow>(
  db: Db,
  scope: Scope,
  rows: Row[],
): Promise<(Row & Pick<HandIn, 'files'>)[]> {
  if (rows.length === 0) return []
  const files = await listFilesOf(db, scope, { handInIds: rows.map(({ id }) => id) })
  const byHandIn = Map.groupBy(files.map(toFile), ({ handInId }) => handInId)
  return rows.map((row) => ({ ...row, files: byHandIn.get(row.id) ?? [] }))
}

/** The hand-ins that these rows name, by their ids. */
export async function readHandInsOf(
  db: Db,
  scope: Scope,
  rows: { handInId: HandInId | null }[],
): Promise<Map<HandInId, HandIn>> {
  const ids = [...new Set(rows.flatMap(({ handInId }) => handInId ?? []))]
  const handIns = await withFiles(db, scope, await listHandIns(db, ids))
  return new Map(handIns.map((one) => [one.id, one]))
}
