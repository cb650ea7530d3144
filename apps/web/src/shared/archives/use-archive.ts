import { ApiRefusal, apiCheck } from '@tallgrass/contracts/rest-client'
import { useMutation } from '@tanstack/react-query'
import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorCode, errorText } from '../../lib/trpc-error'
import { viewHeaders, viewToken } from '../../lib/view-token'

/**
 * Downloads an archive from the address where it is made. A browser hides why a download is refused, so the server is
 * asked before; and the archive, which may be large, never passes through the memory of the page.
 */
export function useArchive(path: string, failed: string) {
  const { client } = trpc.useUtils()
  const { isPending, mutate } = useMutation({
    async mutationFn() {
      await apiCheck(`${path}?check=1`, viewHeaders())
      // A download sends no header, so a view asks for an address.
      return viewToken() === null ? path : (await client.portal.viewing.file.query({ path })).url
    },
    onSuccess: download,
    onError: (error) => notify({ ...toWords(error, failed), destructive: true }),
  })
  return { take: () => mutate(), isAsking: isPending }
}

function download(url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click()
}

function toWords(error: Error, failed: string) {
  if (error instanceof ApiRefusal) return { title: 'Error', message: error.sentence ?? failed }
  if (errorCode(error) !== undefined) return { title: 'Error', message: errorText(error, failed) }
  // The browser's message for a network error is not meant for users.
  return { title: 'Connection error', message: 'Unable to connect to server' }
}
