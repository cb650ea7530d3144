import type { MessageDraft } from '@tallgrass/contracts'
import { errorCode } from '../../lib/trpc-error'

const SAVE_PAUSE_MS = 600
const RETRY_MS = 5000

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/** Holds what is typed until the server has it: saves in pauses, one call at a time, and again once it is reached. */
export function createDraftKeeper(
  save: (draft: MessageDraft) => Promise<unknown>,
  onSaved?: (draft: MessageDraft) => void,
) {
  const drops = new Set<() => void>()
  let dropped = 0
  let unsaved: MessageDraft | undefined
  let failed = false
  let saving: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  async function saveOne(draft: MessageDraft) {
    const before = dropped
    try {
      await save(draft)
      failed = false
      // The answer may come after the message was sent, which ended this draft.
      if (dropped === before) onSaved?.(draft)
      if (unsaved === draft) unsaved = undefined
      else if (unsaved) later(SAVE_PAUSE_MS)
    } catch (error) {
      failed = true
      // What the server refuses, it would refuse again.
      if (unsaved && errorCode(error) === undefined) later(RETRY_MS)
    }
  }
  async function flush(): Promise<void> {
    clearTimeout(timer)
    await saving
    if (!unsaved) return
    saving = saveOne(unsaved)
    await saving
    saving = undefined
  }
  return {
    unsaved: () => unsaved,
    /** True if the server could not be reached, or refused it. */
    hasFailed: () => unsaved !== undefined && failed,
    keep(draft: MessageDraft) {
      unsaved = draft
      later(SAVE_PAUSE_MS)
    },
    flush,
    /** While it is being sent. */
    pause: () => clearTimeout(timer),
    /** It was not sent. */
    resume() {
      if (unsaved) later(SAVE_PAUSE_MS)
    },
    /** It was sent. */
    drop() {
      dropped++
      unsaved = undefined
      failed = false
      clearTimeout(timer)
      for (const tell of drops) tell()
    },
    /** Tells whichever screen shows it that it was sent. Returns the cleanup. */
    onDrop(tell: () => void) {
      drops.add(tell)
      return () => void drops.delete(tell)
    },
  }
}
