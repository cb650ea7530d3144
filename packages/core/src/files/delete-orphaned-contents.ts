import { isArriving, isContentNeeded, listNamedContents, type NeededContent } from '@tallgrass/db'
import { DAY_MS, type StoredFileId } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { compareContents } from './compare-contents.ts'
import { isOnlyUser } from './is-only-user.ts'

/** What no row names stays for as long, so that an older database can be replaced by the right one in the meantime. */
const SAFE_MS = 30 * DAY_MS
const BATCH = 200
/** In one run; the next goes on. */
const MAX_DELETED = 2000
/** So many are looked for one by one. More are missing only if the place itself is the wrong one. */
const MAX_MISSING = 500

/**
 * Deletes contents and unfinished uploads that are older than 30 days and that no row names, unless another database may
 * use the same place. Raises a work item if contents of files are missing. Safe to run twice.
 */
export async function deleteOrphanedContents(ctx: WholeCtx) {
  const now = ctx.clock().getTime()
  const safe = new Date(now - SAFE_MS)
  const mayDelete = await isOnlyUser(ctx, safe)
  const missing: NeededContent[] = []
  let [contents, old]: [number, StoredFileId[]] = [0, []]
  for await (const found of compareContents(ctx, new Date(now - DAY_MS))) {
    if ('missing' in found) {
      if (missing.length < MAX_MISSING && (await isMissing(ctx, found.missing))) missing.push(found.missing)
    } else if (mayDelete && found.unneeded.storedAt < safe && contents < MAX_DELETED) {
      old.push(found.unneeded.id)
      if (old.length === BATCH) contents += await deleteUnnamed(ctx, old.splice(0))
    }
  }
  contents += await deleteUnnamed(ctx, old)
  if (missing.length > 0) await report(ctx, missing)
  const uploads = mayDelete ? await endForgottenUploads(ctx, safe) : 0
  return { contents, uploads }
}

/** It may have been removed in the meantime. */
async function isMissing({ db, files }: WholeCtx, { id }: NeededContent): Promise<boolean> {
  return (await files.place.sizeOf(id)) === undefined && (await isContentNeeded(db, id))
}

async function deleteUnnamed({ db, files }: WholeCtx, ids: StoredFileId[]): Promise<number> {
  const named = await listNamedContents(db, ids)
  const orphaned = ids.filter((id) => !named.has(id))
  for (const id of orphaned) await files.place.remove(id, null)
  return orphaned.length
}

/** A process that dies at the wrong moment leaves one that its file knows nothing of. */
async function endForgottenUploads({ db, files }: WholeCtx, before: Date): Promise<number> {
  let ended = 0
  for await (const upload of files.place.listUnfinished()) {
    if (upload.startedAt >= before || (await isArriving(db, upload.id))) continue
    await files.place.endUnfinished(upload)
    ended += 1
  }
  return ended
}

/** Once for the same files. */
async function report(ctx: WholeCtx, missing: NeededContent[]): Promise<void> {
  const [first] = missing
  if (!first) return
  const { id, name, projectId } = first
  const rest = missing.length > 1 ? ` and of ${missing.length - 1} more` : ''
  await ctx.transaction((tx) =>
    raiseWorkItem(tx, {
      kind: 'file_altered',
      cause: `missing-contents:${id}:${missing.length}`,
      detail: `The content of “${name}” (${id})${rest} is missing where files are kept. Bring it back from a backup, which has it as files/${id}, or ask for the file again.`,
      entity: 'project',
      entityId: projectId,
      projectId,
    }),
  )
}
