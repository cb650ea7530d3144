import type { UnreadMessages } from '@tallgrass/contracts'
import { countUnreadMessages as countRows } from '@tallgrass/db'
import { MAX_UNREAD_MESSAGES } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'

/** Of every project that the caller sees. */
export async function countUnreadMessages({ db, scope, user }: PortalCtx): Promise<UnreadMessages> {
  const projects = await countRows(db, scope, { reader: user, max: MAX_UNREAD_MESSAGES })
  return { projects, total: projects.reduce((sum, { unread }) => sum + unread, 0) }
}
