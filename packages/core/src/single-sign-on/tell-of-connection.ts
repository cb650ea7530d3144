import type { UserRow } from '@tallgrass/db'
import type { Ctx, Tx } from '../ctx.ts'
import { tellFactorChanged } from '../second-factor/tell-factor-changed.ts'
import { labelOf } from './label-of.ts'

interface Connection {
  user: Pick<UserRow, 'email' | 'id' | 'name' | 'role'>
  identity: { provider: string; issuer: string; email: string | null }
  is: 'connected' | 'disconnected'
}

/** Tells someone which account of a provider signs them in from now on, or no longer does. */
export function tellOfConnection(ctx: Ctx, tx: Tx, { identity, is, user }: Connection): Promise<void> {
  const label = labelOf(ctx, identity)
  const account = identity.email === null ? label : `${label} (${identity.email})`
  return tellFactorChanged(ctx, tx, { user, change: `sign_in_account_${is}`, account })
}
