import { findUserByEmail } from '@tallgrass/db'
import type { ClientId } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { signedInClient } from './signed-in-client.ts'

/**
 * The client whose call this certainly is: the one who books it, or whom an administrator books it for. An address that
 * a visitor types says nothing.
 */
export async function clientOfCall(ctx: Pick<Ctx, 'user'>, tx: Tx, email: string): Promise<ClientId | null> {
  if (ctx.user?.role !== 'ADMIN') return signedInClient(ctx)
  const person = await findUserByEmail(tx.db, email)
  return person?.role === 'CLIENT' ? person.id : null
}
