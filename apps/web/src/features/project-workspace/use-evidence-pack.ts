import type { ProjectId } from '@tallgrass/domain'
import { useMutation } from '@tanstack/react-query'
import { notify } from '../../lib/notify'

/** Some browsers read the file only after the click has ended. */
const URL_LIFETIME_MS = 60_000
/** Downloads the evidence pack of a project, or shows why it is refused. */
export function useEvidencePack(projectId: ProjectId) {
  const { isPending, mutate } = useMutation({
    async mutationFn() {
      const answer = await fetch(`/api/projects/${projectId}/evidence.zip`)
      if (!answer.ok) throw new Error(await reasonOf(answer))
      return answer.blob()
    },
    onSuccess: (pack) => save(pack, `evidence-${projectId.slice(-8)}.zip`),
    onError: (error) =>
      // The browser's message for a network error is not meant for users.
      notify(
        error instanceof TypeError
          ? { title: 'Connection error', message: 'Unable to connect to server', destructive: true }
          : { title: 'Error', message: error.message, destructive: true },
      ),
  })
  return { downloadEvidence: () => mutate(), isDownloading: isPending }
}

/** The server's message (`{ error }`). A response from a proxy has none. */
async function reasonOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined)
  const message: unknown = Reflect.get(Object(body), 'error')
  return typeof message === 'string' ? message : 'Failed to create the evidence pack'
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS)
}
