import { trpc } from '../../lib/trpc'

/** Loads again what the reader has beside their password. */
export function useFactorChanged() {
  const { auth } = trpc.useUtils()
  return () => Promise.all([auth.secondFactor.state.invalidate(), auth.passkeys.list.invalidate()])
}
