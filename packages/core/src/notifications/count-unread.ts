import { MAX_UNREAD } from '@tallgrass/contracts'
import { countUnreadNotifications } from '@tallgrass/db'
import type { UserCtx } from '../authorize.ts'

export async function countUnread({ db, user }: UserCtx): Promise<{ unread: number }> {
  return { unread: await countUnreadNotifications(db, user, MAX_UNREAD) }
}
