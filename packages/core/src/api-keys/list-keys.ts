import { isViewing } from '@tallgrass/contracts'
import type { ApiKey, ListApiKeysInput } from '@tallgrass/contracts/integrations'
import { listKeys as listKeyRows, listOpenKeysOf } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import type { AdminCtx, UserCtx } from '../authorize.ts'
import { toApiKey } from './to-api-key.ts'

/**
 * The caller's keys that are not revoked, newest first. Throws NOT_FOUND for an administrator who sees the portal as a
 * contact does.
 */
export async function listOwnKeys(ctx: UserCtx): Promise<ApiKey[]> {
  if (isViewing(ctx)) throw noSuch('ApiKey')
  const rows = await listOpenKeysOf(ctx.db, ctx.user.id)
  return rows.map((row) => toApiKey(row, ctx.clock()))
}

/** Every key of the business and of people, newest first; also those that are revoked. */
export async function listKeys(ctx: AdminCtx, input: ListApiKeysInput) {
  const { items, nextCursor } = await listKeyRows(ctx.db, input)
  return { items: items.map((row) => toApiKey(row, ctx.clock())), nextCursor }
}
