import { trpc } from '../../lib/trpc'
import { keyOutcomes } from './key-outcomes'

/** Creates and revokes the reader's own keys. */
export function useOwnKeys() {
  const { auth } = trpc.useUtils()
  const { created, revoked } = keyOutcomes(() => auth.keys.invalidate())
  return {
    create: trpc.auth.keys.create.useMutation(created),
    revoke: trpc.auth.keys.revoke.useMutation(revoked),
  }
}
