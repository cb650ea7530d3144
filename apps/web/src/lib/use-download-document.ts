import type { DocumentId } from '@tallgrass/domain'
import { useMutation } from '@tanstack/react-query'
import { notifyRefusal } from './notify-refusal'
import { trpc } from './trpc'

/** Opens the finished file in a new tab. */
export function useDownloadDocument(id: DocumentId) {
  const utils = trpc.useUtils()
  const { isPending, mutate } = useMutation({
    mutationFn: (_tab: Window | null) => utils.client.portal.documents.download.query({ id }),
    onSuccess: ({ downloadUrl }, tab) => (tab ?? window).location.assign(downloadUrl),
    async onError(error, tab) {
      tab?.close()
      notifyRefusal(error, { failed: 'Failed to download document' })
      // A refusal may mean that the list is out of date.
      await utils.portal.documents.list.invalidate()
    },
  })
  return {
    // Opens the tab during the click: one that opens with the answer would be blocked as a pop-up.
    download: () => mutate(window.open('', '_blank')),
    isAsking: isPending,
  }
}
