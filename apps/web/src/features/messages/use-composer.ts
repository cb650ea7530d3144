import type { MessageDraft } from '@tallgrass/contracts'
import { type ProjectId, textLimits } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { useSessionUser } from '../../lib/use-session-user'
import { useDraftFiles } from '../../shared/files/use-draft-files'
import { useMessageDraft } from './use-message-draft'
import { usePostMessage } from './use-post-message'

export interface ComposerOptions {
  projectId: ProjectId
  stored: MessageDraft | null
}

/** The state of the field in which a message is written. */
export function useComposer({ projectId, stored }: ComposerOptions) {
  const isAdmin = useSessionUser()?.role === 'ADMIN'
  const { begin, change, draft, flush, pause, resume } = useMessageDraft(projectId, stored)
  const { isPending, post, problem } = usePostMessage(projectId)
  const files = useDraftFiles({ projectId, purpose: 'message' })
  const [isUnchosen, setUnchosen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const readers = useRef<HTMLInputElement>(null)
  const { body, quoted } = draft
  const { fileIds, isUploading } = files
  const onlyInternal = quoted?.internal ?? false
  const internal = isAdmin ? onlyInternal || draft.internal : false
  const isTooLong = body.length > textLimits.description
  const isReady = (body.trim() !== '' || fileIds.length > 0) && !isTooLong && !isUploading

  async function send() {
    if (!isReady) return field.current?.focus()
    if (internal === null) {
      setUnchosen(true)
      return readers.current?.focus()
    }
    pause()
    const sent = await post({ draft, internal, fileIds })
    if (!sent) return resume()
    begin(sent.isWhole ? {} : { body, internal, quoted })
    files.onSent()
    field.current?.focus()
  }
  function insert(link: string) {
    const { selectionEnd = body.length, selectionStart = body.length } = field.current ?? {}
    change({ body: `${body.slice(0, selectionStart)}${link}${body.slice(selectionEnd)}` })
    field.current?.focus()
  }
  /** What quotes an internal note is one itself. Without it, its readers are chosen again: no text reaches the client unasked. */
  function readersWith(next: MessageDraft['quoted']): Partial<MessageDraft> {
    if (next?.internal) return { internal: true }
    return quoted?.internal ? { internal: null } : {}
  }
  function choose(next: boolean) {
    setUnchosen(false)
    change({ internal: next })
  }
  function quote(next: MessageDraft['quoted']) {
    setUnchosen(false)
    change({ quoted: next, ...readersWith(next) })
    field.current?.focus()
  }
  return {
    field,
    readers,
    files: files.field,
    draft,
    isAdmin,
    isPending,
    isReady,
    isTooLong,
    isUnchosen,
    onlyInternal,
    problem,
    send,
    insert,
    choose,
    quote,
    write: (text: string) => change({ body: text }),
    flush,
  }
}
