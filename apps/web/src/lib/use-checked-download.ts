import { useMutation } from '@tanstack/react-query'
import { notify } from './notify'
import { trpc } from './trpc'
import { viewToken } from './view-token'

/** Loaded with the first use: no page needs it to be shown. */
const load = () => import('./check-download')

/** Downloads a file, which may be large and never passes through the memory of the page, or shows why it is refused. */
export function useCheckedDownload(path: string, failed: string) {
  const { client } = trpc.useUtils()
  const { isPending, mutate } = useMutation({
    async mutationFn() {
      const { checkDownload, download, notifyRefusedDownload } = await load()
      try {
        await checkDownload(path)
        // A download sends no header, so a view asks for an address.
        download(viewToken() === null ? path : (await client.portal.viewing.file.query({ path })).url)
      } catch (error) {
        notifyRefusedDownload(error, failed)
      }
    },
    // Its own file could not be loaded.
    onError: () =>
      notify({ title: 'Connection error', message: 'Unable to connect to server', destructive: true }),
  })
  return { take: () => mutate(), isAsking: isPending }
}
