import { notify } from './notify'
import { notifyRefusal } from './notify-refusal'
import { staleEdit } from './trpc-error'

interface Words {
  /** The title of the success toast. Without it no toast is shown, because the screen shows the outcome. */
  done?: string
  message?: string
  failed: string
  /** True without a form that shows both sides of a stale edit: a toast says that the record has changed. */
  tellsStale?: boolean
}

/** The toasts of a mutation. Calls `changed` after a refusal too, because someone else may have been faster. */
export function outcomeOf(
  changed: () => Promise<unknown>,
  { done, failed, message, tellsStale = false }: Words,
) {
  return {
    async onSuccess() {
      await changed()
      if (done) notify({ title: done, ...(message && { message }) })
    },
    async onError(error: unknown) {
      if (tellsStale || !staleEdit(error)) notifyRefusal(error, { failed })
      await changed()
    },
  }
}
