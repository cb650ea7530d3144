import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { fieldErrors } from '../../lib/trpc-error'

export function useRelease() {
  const utils = trpc.useUtils()
  return trpc.admin.system.release.useMutation({
    onSuccess: ({ heldMails, settledPayments }) =>
      notify({
        title: 'Site Released',
        message: `Card payments settled: ${settledPayments}. Messages kept in the outbox: ${heldMails}.`,
      }),
    // The dialog shows payments that could not be checked.
    onError(error) {
      if (!fieldErrors(error).leaveUnchecked) notifyRefusal(error, { failed: 'Failed to release the site' })
    },
    // After a refusal, too: someone else may have released it, and some payments may be settled.
    onSettled: () => utils.admin.invalidate(),
  })
}
