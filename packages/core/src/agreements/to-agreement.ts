import type { AgreementRow } from '@tallgrass/db'
import type { UserId } from '@tallgrass/domain'
import { hasRight, type PortalCtx } from '../authorize.ts'

type Signable = Pick<AgreementRow, 'documentId' | 'status'> & { signerId: UserId | null }

/** An agreement, as this reader sees it: only the signer of its document gets the signing URL, until they have signed. */
export function toAgreement<Row extends Signable>(ctx: PortalCtx, agreement: Row) {
  const { documentId, signerId, status } = agreement
  const signs = ctx.access === 'CLIENT' && ctx.user.id === signerId && hasRight(ctx, 'signs')
  return { ...agreement, signingUrl: signs && status === 'SENT' && documentId ? `/sign/${documentId}` : null }
}

export function toAgreementPage<Row extends Signable>(
  ctx: PortalCtx,
  { items, nextCursor }: { items: Row[]; nextCursor: string | null },
) {
  return { nextCursor, items: items.map((agreement) => toAgreement(ctx, agreement)) }
}
