import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

interface BackGuardOptions {
  /** False while there is nothing to guard. */
  active: boolean
  /** Called when the reader goes back or forward. True keeps them on this page. */
  blocks: () => boolean
}

/** Keeps the reader from leaving the page by Back. Returns a function that goes where they wanted to go. */
export function useBackGuard({ active, blocks }: BackGuardOptions) {
  // A part of a screen in a test has no router.
  const history = useRouter({ warn: false })?.history
  const steps = useRef(0)
  const isBlocked = useEffectEvent(blocks)
  useEffect(() => {
    if (!active) return
    return history?.block({
      enableBeforeUnload: false,
      blockerFn({ action, currentLocation, nextLocation }) {
        // Only the product itself does this while a dialog is open.
        if (action === 'PUSH' || action === 'REPLACE') return false
        if (!isBlocked()) return false
        steps.current = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
        return true
      },
    })
  }, [active, history])
  return {
    proceed() {
      if (steps.current !== 0) history?.go(steps.current, { ignoreBlocker: true })
      steps.current = 0
    },
    stay() {
      steps.current = 0
    },
  }
}
