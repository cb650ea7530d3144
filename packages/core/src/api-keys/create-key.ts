import type { CreateApiKeyInput, CreatedApiKey } from '@tallgrass/contracts/integrations'
import {
  findListedKey,
  insertKey,
  listOpenKeysOf,
  lockOpenKeysOfBusiness,
  lockUser,
  newId,
} from '@tallgrass/db'
import { type ApiScope, AppError, clientScopes, DAY_MS, MAX_KEYS, type UserId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { AdminCtx, UserCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { newKey } from './new-key.ts'
import { toApiKey } from './to-api-key.ts'

const OF_CLIENTS = new Set<ApiScope>(clientScopes)

/** Creates a key with the caller's own access, and tells them. Throws INVALID for scopes of the office; CONFLICT for too many. */
export async function createOwnKey(ctx: UserCtx, input: CreateApiKeyInput): Promise<CreatedApiKey> {
  const { id: userId, role } = ctx.user
  const beyond = role === 'CLIENT' ? input.scopes.find((scope) => !OF_CLIENTS.has(scope)) : undefined
  if (beyond) {
    const message = `${beyond} is for administrators`
    throw new AppError('INVALID', message, { issues: [{ path: 'scopes', message }] })
  }
  return ctx.transaction(async (tx) => {
    const created = await create(ctx, tx, input, userId)
    emit(tx, 'account.key_created', { userId, role, key: input.name })
    return created
  })
}

/** Creates a key of the business, and tells the other administrators. Throws CONFLICT for too many. */
export async function createBusinessKey(ctx: AdminCtx, input: CreateApiKeyInput): Promise<CreatedApiKey> {
  const { id: userId, name: person } = ctx.user
  return ctx.transaction(async (tx) => {
    const created = await create(ctx, tx, input, null)
    emit(tx, 'account.business_key_created', { userId, person, key: input.name })
    return created
  })
}

async function create(
  ctx: UserCtx,
  tx: Tx,
  { days, name, scopes }: CreateApiKeyInput,
  userId: UserId | null,
): Promise<CreatedApiKey> {
  // Keys that are created at the same time queue here.
  await lockUser(tx.db, ctx.user.id)
  const open = await (userId ? listOpenKeysOf(tx.db, userId) : lockOpenKeysOfBusiness(tx.db))
  if (open.length >= MAX_KEYS)
    throw new AppError('CONFLICT', `There are ${MAX_KEYS} keys already. Revoke one that is no longer used.`)
  const { prefix, token, tokenHash } = newKey()
  const id = newId('ApiKey', tx.now)
  await insertKey(tx.db, {
    id,
    userId,
    createdBy: ctx.user.id,
    name,
    prefix,
    tokenHash,
    scopes,
    createdAt: tx.now,
    expiresAt: days === null ? null : new Date(tx.now.getTime() + days * DAY_MS),
  })
  const after = { name, prefix, scopes: scopes.join(' '), days, ofBusiness: userId === null }
  audit(tx, { action: 'api-key.create', entity: 'api-key', entityId: id, after })
  return { key: toApiKey(await findListedKey(tx.db, id), tx.now), token }
}
