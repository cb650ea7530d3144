import { useSyncExternalStore } from 'react'

const LEAST_PX = 1440
const STEP_PX = 320

/** A width that covers the window, in pixels. It grows in steps, so that resizing seldom draws again. */
export function useDrawingWidth(): number {
  return useSyncExternalStore(
    onResize,
    () => Math.max(LEAST_PX, Math.ceil(innerWidth / STEP_PX) * STEP_PX),
    () => LEAST_PX,
  )
}

function onResize(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
