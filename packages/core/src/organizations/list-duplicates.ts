import type { DuplicatePair } from '@tallgrass/contracts'
import { listDuplicatePairs, listDuplicatesOf } from '@tallgrass/db'
import type { OrganizationId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { OWN_DOMAIN } from './own-domain.ts'

/** Pairs of clients that may be the same. */
export async function listDuplicates(ctx: AdminCtx): Promise<DuplicatePair[]> {
  const pairs = await listDuplicatePairs(ctx.db, { ownDomain: OWN_DOMAIN })
  return pairs.map(({ firstId, firstName, otherId, otherName, reasons }) => ({
    first: { id: firstId, name: firstName },
    other: { id: otherId, name: otherName },
    reasons,
  }))
}

/** The clients that may be the same as this one. */
export function listDuplicatesOfOne(ctx: AdminCtx, id: OrganizationId) {
  return listDuplicatesOf(ctx.db, { id, ownDomain: OWN_DOMAIN })
}
