import type { MessageDraft } from '@tallgrass/contracts'
import type { ProjectId } from '@tallgrass/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { perPage } from '../../lib/per-page'
import { trpc } from '../../lib/trpc'
import { watchInput } from '../../lib/unsaved-input'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper'
import { newSendKey } from './new-send-key'
import { useTextInAddress } from './use-text-in-address'

/** By author and project: what is not saved yet outlives its screen. */
const keepersOf = perPage(() => new Map<string, DraftKeeper>())

/** What the reader types in a project. It is kept with their account until it is sent. */
export function useMessageDraft(projectId: ProjectId, stored: MessageDraft | null) {
  const utils = trpc.useUtils()
  const keeper = useKeeper(projectId)
  const [typed, setTyped] = useState(keeper.unsaved)
  const [ownKey, setOwnKey] = useState(newSendKey)
  const draft: MessageDraft = typed ?? stored ?? { body: '', internal: null, quoted: null, sendKey: ownKey }

  useEffect(() => {
    const stopWatching = watchInput(keeper.hasFailed)
    const stopHearing = keeper.onDrop(() => {
      setOwnKey(newSendKey())
      setTyped(undefined)
    })
    const hide = () => void keeper.flush()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', hide)
    return () => {
      stopWatching()
      stopHearing()
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', hide)
      void keeper.flush()
    }
  }, [keeper])

  function change(changes: Partial<MessageDraft>) {
    const next = { ...draft, ...changes }
    setTyped(next)
    keeper.keep(next)
  }
  /** After it was sent: an empty field, or what still has to be sent under a key of its own. */
  function begin(rest: Partial<MessageDraft> = {}) {
    keeper.drop()
    utils.portal.messages.draft.setData({ id: projectId }, { draft: null })
    if (rest.body) change({ ...rest, sendKey: newSendKey() })
  }
  useTextInAddress({ body: draft.body, write: (body) => change({ body }) })
  return { draft, change, begin, flush: keeper.flush, pause: keeper.pause, resume: keeper.resume }
}

function useKeeper(projectId: ProjectId): DraftKeeper {
  const { auth, client, portal } = trpc.useUtils()
  const keepers = keepersOf(useQueryClient())
  const name = `${auth.session.getData()?.id} ${projectId}`
  const [keeper] = useState(() => {
    const known = keepers.get(name)
    if (known) return known
    const created = createDraftKeeper(
      ({ quoted, ...facts }) =>
        client.portal.messages.saveDraft.mutate({ ...facts, projectId, quotedId: quoted?.id ?? null }),
      (draft) => portal.messages.draft.setData({ id: projectId }, { draft }),
    )
    keepers.set(name, created)
    return created
  })
  return keeper
}
