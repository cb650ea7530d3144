import { trpc } from '../../lib/trpc'

/** Everything that shows a document, its agreement or its invoice is asked for anew. */
export function useSigningChanged() {
  const utils = trpc.useUtils()
  return () => Promise.all([utils.portal.invalidate(), utils.admin.invalidate()])
}
