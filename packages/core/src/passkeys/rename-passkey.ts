import type { Passkey, RenamePasskeyInput } from '@tallgrass/contracts/account'
import { renamePasskey as renameRow } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { toPasskey } from './to-passkey.ts'

/** Throws NOT_FOUND. */
export async function renamePasskey(ctx: UserCtx, { id, name }: RenamePasskeyInput): Promise<Passkey> {
  return ctx.transaction(async (tx) => {
    const renamed = await renameRow(tx.db, { id, name, userId: ctx.user.id })
    if (!renamed) throw noSuch('Passkey')
    audit(tx, { action: 'passkey.rename', entity: 'passkey', entityId: id, after: { name } })
    return toPasskey(renamed)
  })
}
