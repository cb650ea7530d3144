import { useMutation } from '@tanstack/react-query'
import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'

/** Opens the finished document in a new tab. */
export function useDownloadDocument() {
  const { client } = trpc.useUtils()
  return useMutation({
    mutationFn: (id: string) => client.portal.documents.download.query({ id }),
    onSuccess: ({ downloadUrl }) => void window.open(downloadUrl, '_blank', 'noopener'),
    onError: (error) =>
      notify({
        title: 'Error',
        message: errorText(error, 'Failed to download document'),
        destructive: true,
      }),
  })
}
