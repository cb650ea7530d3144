import { trpc } from '../../lib/trpc'
import { keyOutcomes } from './key-outcomes'

/** Creates keys of the business, and revokes anyone's. */
export function useAllKeys() {
  const { admin } = trpc.useUtils()
  const { created, revoked } = keyOutcomes(() => admin.keys.invalidate())
  return {
    create: trpc.admin.keys.create.useMutation(created),
    revoke: trpc.admin.keys.revoke.useMutation(revoked),
  }
}
