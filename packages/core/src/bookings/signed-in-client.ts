import type { ClientId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** The client who books, if they are signed in: only then is a call certainly theirs. */
export function signedInClient({ user }: Pick<Ctx, 'user'>): ClientId | null {
  return user?.role === 'CLIENT' ? user.id : null
}
