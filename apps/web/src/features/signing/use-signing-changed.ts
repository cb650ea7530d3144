import { trpc } from '../../lib/trpc'

/** Reloads everything that shows a document, its agreement or its invoice. */
export function useSigningChanged() {
  const utils = trpc.useUtils()
  return () => Promise.all([utils.portal.invalidate(), utils.admin.invalidate()])
}
