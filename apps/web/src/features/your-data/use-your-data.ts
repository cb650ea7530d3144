import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'

/** Saves all of it as a file, made in the browser. */
export function useCopyYourData() {
  return trpc.chat.yourData.copy.useMutation({
    onSuccess({ content, fileName }) {
      const href = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
      Object.assign(document.createElement('a'), { href, download: fileName }).click()
      setTimeout(() => URL.revokeObjectURL(href), 0)
    },
    onError: (error) => notifyRefusal(error, { failed: 'Failed to make a copy' }),
  })
}

export function useDeleteYourData() {
  return trpc.chat.yourData.delete.useMutation({
    onError: (error) => notifyRefusal(error, { failed: 'Failed to delete your data' }),
  })
}
