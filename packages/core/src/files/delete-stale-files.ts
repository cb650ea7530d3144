import {
  deleteEmptied,
  deleteStaleFiles as deleteStaleRows,
  forgetContent,
  listUnneededContents,
} from '@tallgrass/db'
import { DAY_MS, type StoredFileId } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import type { PlaceNotes } from '../ports/files.ts'

const HOUR_MS = 60 * 60 * 1000
/** In one run; the next goes on. */
const MAX_CONTENTS = 500
/** After so many, the place itself is failing. */
const MAX_FAILURES = 20
/** For drafts: the text of a message is kept, too. */
const DRAFT_MS = 30 * DAY_MS

/**
 * Forgets uploads that stopped a day ago and drafts that were not sent within 30 days, and deletes contents that no file
 * needs any more. Contents outlive a failure of their place: the next run deletes them. Throws the first failure at the
 * end.
 */
export async function deleteStaleFiles(ctx: WholeCtx, { refused = [] }: { refused?: StoredFileId[] }) {
  const { place } = ctx.files
  const ago = (ms: number) => new Date(ctx.clock().getTime() - ms)
  const files = await deleteStaleRows(ctx.db, { stoppedBefore: ago(DAY_MS), draftsBefore: ago(DRAFT_MS) })
  await deleteEmptied(ctx.db)
  const which = { before: ago(HOUR_MS), refused, limit: MAX_CONTENTS }
  const failures: unknown[] = []
  let contents = 0
  for (const { id, isMarked, parts } of await listUnneededContents(ctx.db, which)) {
    try {
      await place.remove(id, parts as PlaceNotes | null)
      await forgetContent(ctx.db, { id, isMarked }, ctx.clock())
      contents += 1
    } catch (error) {
      failures.push(error)
      if (failures.length === MAX_FAILURES) break
    }
  }
  if (failures.length > 0) throw failures[0]
  return { files, contents }
}
