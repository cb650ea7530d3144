import type { UserCtx } from '../authorize.ts'

/** Counted per session, so that no stranger and no stolen session can use up the owner's attempts. */
export function proofLimit({ session, user }: UserCtx) {
  return { name: 'proof', key: session.token ?? user.id } as const
}
