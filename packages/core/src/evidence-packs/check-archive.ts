import type { PackAudience } from '@tallgrass/db'
import type { ProjectId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readProject } from '../projects/get-project.ts'
import { readDocuments } from './read-documents.ts'
import { readFiles } from './read-files.ts'
import { takeArchive } from './take-archive.ts'

/**
 * For a page, which cannot show why a download was refused: throws what the archive would be refused with now. The
 * download itself compares the contents of files, and counts.
 */
export async function checkArchive(
  ctx: PortalCtx,
  { audience, id }: { id: ProjectId; audience: PackAudience },
): Promise<void> {
  await readProject(ctx.db, ctx.scope, id)
  const giveBack = await takeArchive(ctx)
  await giveBack()
  await readDocuments(ctx, id)
  await readFiles(ctx, id, audience)
}
