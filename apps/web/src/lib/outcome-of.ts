import { notify } from './notify'
import { notifyRefusal } from './notify-refusal'
import { staleEdit } from './trpc-error'

interface Words {
  /** The title of the success toast. Without it no toast is shown, because the screen shows the outcome. */
  done?: string
  message?: string
  failed: string
}

/** The toasts of a mutation. Calls `changed` after a refusal too, because someone else may have been faster. */
export function outcomeOf(changed: () => Promise<unknown>, { done, failed, message }: Words) {
  return {
    async onSuccess() {
      await changed()
      if (done) notify({ title: done, ...(message && { message }) })
    },
    async onError(error: unknown) {
      // For a stale edit, the form itself shows both sides.
      if (!staleEdit(error)) {
        notifyRefusal(error, { failed })
      }
      await changed()
    },
  }
}
