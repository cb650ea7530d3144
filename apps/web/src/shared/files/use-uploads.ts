import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { endWithSession } from '../../lib/own-work'
import { perPage } from '../../lib/per-page'
import { trpc } from '../../lib/trpc'
import { watchInput } from '../../lib/unsaved-input'
import { useSessionUser } from '../../lib/use-session-user'
import { createUploadQueue, type UploadQueue } from './upload-queue'
import { isForDraft, metadataOf, type UploadTarget } from './upload-target'

/** By person and target, no matter who will see the files: an upload goes on while other screens are open. */
const queuesOf = perPage(() => new Map<string, UploadQueue>())

/** The uploads of one target. */
export function useUploads(target: UploadTarget) {
  const queue = useQueue(target)
  const state = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  useEffect(() => {
    window.addEventListener('online', queue.reconnect)
    return () => window.removeEventListener('online', queue.reconnect)
  }, [queue])
  return { ...queue, ...state, add: (files: readonly File[]) => queue.add(files, target.internal) }
}

function useQueue(target: UploadTarget): UploadQueue {
  const queryClient = useQueryClient()
  const { portal } = trpc.useUtils()
  const userId = useSessionUser()?.id
  const metadata = (internal: boolean) => metadataOf({ ...target, internal })
  const name = JSON.stringify([userId, metadata(false)])
  const queues = queuesOf(queryClient)
  const known = queues.get(name)
  if (known) return known
  const { drafts, list } = portal.files
  const queue = createUploadQueue({
    send: async (file, internal, handlers) =>
      (await import('./send-file')).sendFile(file, metadata(internal), handlers),
    onArrived: () => (isForDraft(target) ? drafts.invalidate() : list.invalidate()),
    guard() {
      const releases = [watchInput(() => true), endWithSession(queue.end)]
      return () => {
        for (const release of releases) release()
      }
    },
  })
  queues.set(name, queue)
  return queue
}
