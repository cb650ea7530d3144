import { type MessageDraft, textLimits } from '@tallgrass/contracts'
import type { FileId, ProjectId } from '@tallgrass/domain'
import { type ReactNode, useRef, useState } from 'react'
import { useSessionUser } from '../../lib/use-session-user'
import { useMessageDraft } from './use-message-draft'
import { usePostMessage } from './use-post-message'

/** What is sent with a message. */
export interface Attachments {
  /** The field that uploads files and lists them. */
  field: ReactNode
  fileIds: FileId[]
  isUploading: boolean
  onSent: () => void
}

export interface ComposerOptions {
  projectId: ProjectId
  stored: MessageDraft | null
  attachments?: Attachments
}

/** The state of the field in which a message is written. */
export function useComposer({ attachments, projectId, stored }: ComposerOptions) {
  const isAdmin = useSessionUser()?.role === 'ADMIN'
  const { begin, change, draft, flush } = useMessageDraft(projectId, stored)
  const { isPending, post, problem } = usePostMessage(projectId)
  const [isUnchosen, setUnchosen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { body, quoted } = draft
  const fileIds = attachments?.fileIds ?? []
  const onlyInternal = quoted?.internal ?? false
  const internal = isAdmin ? onlyInternal || draft.internal : false
  const isTooLong = body.length > textLimits.description
  const isReady =
    (body.trim() !== '' || fileIds.length > 0) && !isTooLong && !(attachments?.isUploading ?? false)

  async function send() {
    if (!isReady) return field.current?.focus()
    if (internal === null) return setUnchosen(true)
    const sent = await post({ draft, internal, fileIds })
    if (!sent) return
    begin(sent.isWhole ? {} : { body, internal, quoted })
    if (sent.isWhole) attachments?.onSent()
    field.current?.focus()
  }
  function insert(link: string) {
    const { selectionEnd = body.length, selectionStart = body.length } = field.current ?? {}
    change({ body: `${body.slice(0, selectionStart)}${link}${body.slice(selectionEnd)}` })
    field.current?.focus()
  }
  function choose(next: boolean) {
    setUnchosen(false)
    change({ internal: next })
  }
  function quote(next: MessageDraft['quoted']) {
    change({ quoted: next })
    field.current?.focus()
  }
  return {
    field,
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
