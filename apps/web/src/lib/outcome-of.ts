import { notify } from './notify'
import { notifyRefusal } from './notify-refusal'
import { staleEdit } from './trpc-error'

interface Words {
  /** The title of the toast once it is done; without it the screen itself is answer enough. */
  done?: string
  message?: string
  failed: string
}

/** The toasts of a change, and the lists that show it: reloaded after a refusal too, for somebody was faster. */
export function outcomeOf(changed: () => Promise<unknown>, { done, failed, message }: Words) {
  return {
    async onSuccess() {
      await changed()
      if (done) notify({ title: done, ...(message && { message }) })
    },
    async onError(error: unknown) {
      // Both sides of a late edit are shown where it was made.
      if (!staleEdit(error)) {
        notifyRefusal(error, { failed })
      }
      await changed()
    },
  }
}
