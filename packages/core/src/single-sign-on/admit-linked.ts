import type { SessionUser } from '@tallgrass/contracts'
import { useIdentity } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { admit } from '../sign-ins/admit.ts'
import type { Recognized, Standing } from './standing-of.ts'
import { visitEnded } from './visit-ended.ts'

interface Linked {
  standing: Extract<Standing, { is: 'linked' }>
  recognized: Recognized & { isDoubleChecked: boolean }
  code?: string | undefined
}

/** Signs in someone whose account is connected. Throws GONE if it was disconnected since, and what `admit` throws. */
export function admitLinked(ctx: Ctx, { code, recognized, standing }: Linked): Promise<SessionUser> {
  const { identity, user } = standing
  const { email, isDoubleChecked } = recognized
  return admit(ctx, {
    user,
    way: 'provider',
    code,
    isDoubleChecked,
    async arrive(tx) {
      if (!(await useIdentity(tx.db, identity.id, { at: tx.now, email }))) throw visitEnded()
      return undefined
    },
  })
}
