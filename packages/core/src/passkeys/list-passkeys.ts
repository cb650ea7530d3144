import type { Passkey } from '@tallgrass/contracts/account'
import { listPasskeys as listRows } from '@tallgrass/db'
import type { UserCtx } from '../authorize.ts'
import { toPasskey } from './to-passkey.ts'

/** The caller's passkeys, oldest first. */
export async function listPasskeys({ db, user }: UserCtx): Promise<Passkey[]> {
  return (await listRows(db, user.id)).map(toPasskey)
}
