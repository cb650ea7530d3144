import type { SetMailPreferenceInput } from '@tallgrass/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'

/** Saves a choice, which the page shows at once. A refused one is taken back. */
export function useSetMail() {
  const { mail } = trpc.useUtils().portal.notifications
  const client = useQueryClient()
  return trpc.portal.notifications.setMail.useMutation({
    // One after the other, so that the last choice counts.
    scope: { id: 'mail-preferences' },
    async onMutate({ kind, mail: time }: SetMailPreferenceInput) {
      await mail.cancel()
      mail.setData(
        undefined,
        (shown) =>
          shown && {
            ...shown,
            items: shown.items.map((one) => (one.kind === kind ? { ...one, mail: time } : one)),
          },
      )
    },
    onSuccess: () => notify({ title: 'Choice Saved' }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to save your choice' }),
    onSettled: () => (client.isMutating() === 1 ? mail.invalidate() : undefined),
  })
}
