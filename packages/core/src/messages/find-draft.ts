import { isViewing, type MessageDraft } from '@tallgrass/contracts'
import { findMessageDraft, findQuote } from '@tallgrass/db'
import type { ProjectId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readProject } from '../projects/get-project.ts'

/** What the caller has not sent yet, if anything. An administrator who views the portal as a contact sees none. */
export async function findDraft(
  ctx: PortalCtx,
  { id }: { id: ProjectId },
): Promise<{ draft: MessageDraft | null }> {
  const project = await readProject(ctx.db, ctx.scope, id)
  if (isViewing(ctx)) return { draft: null }
  const found = await findMessageDraft(ctx.db, { userId: ctx.user.id, projectId: project.id })
  if (!found) return { draft: null }
  const { quotedId, ...draft } = found
  const quoted = quotedId && (await findQuote(ctx.db, ctx.scope, quotedId))
  return { draft: { ...draft, quoted: quoted || null } }
}
