import { useMutation } from '@tanstack/react-query'
import { notify } from './notify'
import { trpc } from './trpc'
import { errorText } from './trpc-error'

/** Opens the finished file in a new tab. */
export function useDownloadDocument(id: string) {
  const utils = trpc.useUtils()
  const { isPending, mutate } = useMutation({
    mutationFn: (_tab: Window | null) => utils.client.portal.documents.download.query({ id }),
    onSuccess: ({ downloadUrl }, tab) => (tab ?? window).location.assign(downloadUrl),
    async onError(error, tab) {
      tab?.close()
      notify({
        title: 'Error',
        message: errorText(error, 'Failed to download document'),
        destructive: true,
      })
      // A refusal may say that what is shown is out of date.
      await utils.portal.documents.list.invalidate()
    },
  })
  return {
    // The tab is opened by the click itself: one that comes with the answer would be blocked as a pop-up.
    download: () => mutate(window.open('', '_blank')),
    isAsking: isPending,
  }
}
