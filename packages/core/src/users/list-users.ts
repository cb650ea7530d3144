import type { ListUsersInput } from '@tallgrass/contracts'
import { listUsers as listUserRows } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { toUser } from './to-user.ts'

/** All accounts, newest first. */
export async function listUsers(ctx: AdminCtx, input: ListUsersInput) {
  const page = await listUserRows(ctx.db, input)
  return { ...page, items: page.items.map(toUser) }
}
