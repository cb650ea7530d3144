import { useMutation } from '@tanstack/react-query'
import { notify } from '../../lib/notify'

/** Some browsers read what they save only after the click has ended. */
const KEPT_FOR_MS = 60_000

/** Takes the evidence of a project along as a file, or says why there is none. */
export function useEvidencePack(projectId: string) {
  const { isPending, mutate } = useMutation({
    async mutationFn() {
      const answer = await fetch(`/api/projects/${projectId}/evidence.zip`)
      if (!answer.ok) throw new Error(await reasonOf(answer))
      return answer.blob()
    },
    onSuccess: (pack) => save(pack, `evidence-${projectId.slice(-8)}.zip`),
    onError: (error) =>
      // The browser's own words about a network that fails are for developers.
      notify(
        error instanceof TypeError
          ? { title: 'Connection error', message: 'Unable to connect to server', destructive: true }
          : { title: 'Error', message: error.message, destructive: true },
      ),
  })
  return { takeEvidence: () => mutate(), isTaking: isPending }
}

/** The server's sentence (`{ error }`), which a proxy in between does not know. */
async function reasonOf(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => undefined)
  const sentence: unknown = Reflect.get(Object(said), 'error')
  return typeof sentence === 'string' ? sentence : 'Failed to make the evidence pack'
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS)
}
