import { deleteStaleFiles as deleteStaleRows, forgetContent, listUnneededContents } from '@tallgrass/db'
import { DAY_MS, type StoredFileId } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import type { PlaceNotes } from '../ports/files.ts'

const HOUR_MS = 60 * 60 * 1000
/** In one run; the next goes on. */
const MAX_CONTENTS = 500

/**
 * Forgets uploads that stopped a day ago and drafts that were not sent within a day, and deletes contents that no file
 * needs any more. Contents outlive a failure of their place: the next run deletes them.
 */
export async function deleteStaleFiles(
  ctx: WholeCtx,
  { refused = [] }: { refused?: StoredFileId[] },
): Promise<void> {
  const { place } = ctx.files
  const ago = (ms: number) => new Date(ctx.clock().getTime() - ms)
  await ctx.transaction(({ db }) => deleteStaleRows(db, ago(DAY_MS)))
  const which = { before: ago(HOUR_MS), refused, limit: MAX_CONTENTS }
  for (const { id, isMarked, parts } of await listUnneededContents(ctx.db, which)) {
    await place.remove(id, parts as PlaceNotes | null)
    await forgetContent(ctx.db, { id, isMarked }, ctx.clock())
  }
}
