import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'

export function useChangeRole(onDone: () => void) {
  const utils = trpc.useUtils()
  return trpc.admin.users.changeRole.useMutation({
    async onSuccess() {
      await utils.admin.users.invalidate()
      notify({ title: 'User Role Updated', message: 'User role has been successfully changed.' })
      onDone()
    },
    onError: (error) => notifyRefusal(error, { failed: 'Failed to update user role' }),
  })
}
