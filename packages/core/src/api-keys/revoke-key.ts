import type { ApiKeyIdInput } from '@tallgrass/contracts/integrations'
import { revokeKey as revokeRow } from '@tallgrass/db'
import { noSuch, type UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx, UserCtx } from '../authorize.ts'
import type { Ctx } from '../ctx.ts'

/** Revokes one of the caller's keys, at once. Throws NOT_FOUND. */
export function revokeOwnKey(ctx: UserCtx, { id }: ApiKeyIdInput): Promise<{ ok: true }> {
  return revoke(ctx, { id, ownerId: ctx.user.id })
}

/** Revokes a key of the business or of anyone, at once. Throws NOT_FOUND. */
export function revokeKey(ctx: AdminCtx, { id }: ApiKeyIdInput): Promise<{ ok: true }> {
  return revoke(ctx, { id })
}

async function revoke(ctx: Ctx, which: ApiKeyIdInput & { ownerId?: UserId }): Promise<{ ok: true }> {
  return ctx.transaction(async (tx) => {
    const revoked = await revokeRow(tx.db, { ...which, at: tx.now })
    if (!revoked) throw noSuch('ApiKey')
    const before = { name: revoked.name, prefix: revoked.prefix }
    audit(tx, { action: 'api-key.revoke', entity: 'api-key', entityId: revoked.id, before })
    return { ok: true }
  })
}
