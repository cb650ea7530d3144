import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'

export function useChangeRole(onDone: () => void) {
  const utils = trpc.useUtils()
  return trpc.admin.users.changeRole.useMutation({
    async onSuccess() {
      await utils.admin.users.invalidate()
      notify({ title: 'User Role Updated', message: 'User role has been successfully changed.' })
      onDone()
    },
    onError: (error) =>
      notify({ title: 'Error', message: errorText(error, 'Failed to update user role'), destructive: true }),
  })
}
