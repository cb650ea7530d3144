import { ApiRefusal, apiFile } from '@tallgrass/contracts/rest-client'
import type { ProjectId } from '@tallgrass/domain'
import { useMutation } from '@tanstack/react-query'
import { notify } from '../../lib/notify'

/** Some browsers read the file only after the click has ended. */
const URL_LIFETIME_MS = 60_000

/** Downloads the evidence pack of a project, or shows why it is refused. */
export function useEvidencePack(projectId: ProjectId) {
  const { isPending, mutate } = useMutation({
    mutationFn: () => apiFile(`/api/projects/${projectId}/evidence.zip`),
    onSuccess: (pack) => save(pack, `evidence-${projectId.slice(-8)}.zip`),
    onError: (error) => notify({ ...toWords(error), destructive: true }),
  })
  return { downloadEvidence: () => mutate(), isDownloading: isPending }
}

function toWords(error: Error) {
  if (error instanceof ApiRefusal) {
    return { title: 'Error', message: error.sentence ?? 'Failed to create the evidence pack' }
  }
  // The browser's message for a network error is not meant for users.
  return { title: 'Connection error', message: 'Unable to connect to server' }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS)
}
