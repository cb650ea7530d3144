import { trpc } from '../../../lib/trpc'

/** Reloads every list and counter that shows invitations. */
export function useInvitationsChanged() {
  const utils = trpc.useUtils()
  return async () => {
    await Promise.all([utils.admin.invitations.invalidate(), utils.admin.users.counts.invalidate()])
  }
}
