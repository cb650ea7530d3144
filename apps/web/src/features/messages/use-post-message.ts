import type { MessageDraft, ProjectMessage } from '@tallgrass/contracts'
import type { FileId, ProjectId } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { useMessageChanged } from './use-thread'

interface Outgoing {
  draft: MessageDraft
  internal: boolean
  fileIds: FileId[]
}

/** The answer may have been lost on its way back. */
const UNSENT = 'We do not know whether your message arrived. Send it again: it appears only once.'
const EARLIER =
  'An earlier try had arrived: it is in the thread. What you changed since is still here and not sent.'

/** Sends a message once, however often it is asked to. Resolves to what was sent; undefined if it was not. */
export function usePostMessage(projectId: ProjectId) {
  const messageChanged = useMessageChanged(projectId)
  const { isPending, mutateAsync } = trpc.portal.messages.send.useMutation()
  const isSending = useRef(false)
  const [problem, setProblem] = useState<string>()

  async function post({ draft, fileIds, internal }: Outgoing) {
    if (isSending.current) return undefined
    isSending.current = true
    setProblem(undefined)
    const { body, quoted, sendKey } = draft
    try {
      const sent = await mutateAsync({
        projectId,
        body,
        internal,
        quotedId: quoted?.id ?? null,
        fileIds,
        sendKey,
      })
      messageChanged(sent)
      const isWhole = isSame(sent, draft, internal)
      if (!isWhole || sent.files.length !== fileIds.length) setProblem(EARLIER)
      return { isWhole }
    } catch (error) {
      setProblem(errorText(error, UNSENT))
      return undefined
    } finally {
      isSending.current = false
    }
  }
  return { post, isPending, problem }
}

/** False if the server has a message of an earlier try, whose answer was lost, and it was changed since. */
function isSame(sent: ProjectMessage, { body, quoted }: MessageDraft, internal: boolean): boolean {
  const isSameText = sent.body === body.normalize('NFC').trim()
  return isSameText && sent.internal === internal && (sent.quoted?.id ?? null) === (quoted?.id ?? null)
}
