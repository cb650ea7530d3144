import type { ListNotificationsInput, Notification } from '@tallgrass/contracts'
import { listNotifications as listRows, type Page } from '@tallgrass/db'
import type { UserCtx } from '../authorize.ts'

/** What the user was told in their present role, newest first. */
export async function listNotifications(
  { db, user }: UserCtx,
  input: ListNotificationsInput,
): Promise<Page<Notification>> {
  return listRows(db, user, input)
}
