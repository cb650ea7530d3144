import { type ContactRights, contactRights, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { emit } from '../events/emit.ts'

/** Tells a contact what they may do now. One without an account has no one to tell yet. */
export function emitRights(
  tx: Tx,
  { hasAccount, id: userId }: { id: UserId; hasAccount: boolean },
  rights: ContactRights,
): void {
  if (!hasAccount) return
  emit(tx, 'account.rights_changed', { userId, rights: contactRights.filter((right) => rights[right]) })
}
