import { startTransition, useCallback, useState } from 'react'

interface DiscardGuard {
  /** True if something was entered that would be lost. Stable, like `onClose`, if the result has to be. */
  hasUnsaved: () => boolean
  onClose: () => void
}

/** Lets a dialog ask before what was entered in it is lost. */
export function useDiscardGuard({ hasUnsaved, onClose }: DiscardGuard) {
  const [asking, setAsking] = useState(false)
  const leave = useCallback(() => {
    // Later, so that the question ignores the key that raises it.
    if (hasUnsaved()) startTransition(() => setAsking(true))
    else onClose()
  }, [hasUnsaved, onClose])
  return {
    asking,
    ask: () => setAsking(true),
    keep: () => setAsking(false),
    /** Closes the dialog, or asks first. */
    leave,
    /** Closes the dialog without a question. */
    close() {
      setAsking(false)
      onClose()
    },
  }
}
