import type { ListAgreementsInput } from '@tallgrass/contracts'
import { countAgreements as countRows, listAgreements as listRows } from '@tallgrass/db'
import type { AdminCtx, PortalCtx } from '../authorize.ts'
import { toAgreementPage } from './to-agreement.ts'

/** The agreements that the caller may see, newest first. */
export async function listAgreements(ctx: PortalCtx, input: ListAgreementsInput) {
  return toAgreementPage(ctx, await listRows(ctx.db, ctx.scope, input))
}

export async function countAgreements(ctx: AdminCtx) {
  const { DRAFT, SENT, SIGNED_BOTH, SIGNED_CLIENT } = await countRows(ctx.db)
  return {
    total: DRAFT + SENT + SIGNED_CLIENT + SIGNED_BOTH,
    fullySigned: SIGNED_BOTH,
    pendingSignature: SENT + SIGNED_CLIENT,
    toCountersign: SIGNED_CLIENT,
    drafts: DRAFT,
  }
}
