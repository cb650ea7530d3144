import { useMutation } from '@tanstack/react-query'
import { checkDownload, download, notifyRefusedDownload } from './check-download'
import { trpc } from './trpc'
import { viewToken } from './view-token'

/** Downloads a file, which may be large and never passes through the memory of the page, or shows why it is refused. */
export function useCheckedDownload(path: string, failed: string) {
  const { client } = trpc.useUtils()
  const { isPending, mutate } = useMutation({
    async mutationFn() {
      await checkDownload(path)
      // A download sends no header, so a view asks for an address.
      return viewToken() === null ? path : (await client.portal.viewing.file.query({ path })).url
    },
    onSuccess: download,
    onError: (error) => notifyRefusedDownload(error, failed),
  })
  return { take: () => mutate(), isAsking: isPending }
}
