import { type MouseEvent, useRef } from 'react'

/** The usual system setting for the longest pause in a double click. */
const DOUBLE_CLICK_MS = 500
const SAME_PLACE_PX = 8

const NEVER = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, name: '' }

/**
 * Props for an element around buttons that replace one another. Ignores the second click of a double click if another
 * button is under the pointer by then. Does not ignore a click after typing, which is meant, nor a second click on the
 * same button, which has its own protection against sending twice.
 */
export function useSingleClicks() {
  const last = useRef(NEVER)
  const onClickCapture = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail, timeStamp: at } = event
    // A keyboard click has no position.
    if (detail === 0) return
    const before = last.current
    const name = nameOf(event.target)
    last.current = { at, x, y, name }
    if (at - before.at >= DOUBLE_CLICK_MS || name === before.name) return
    if (Math.hypot(x - before.x, y - before.y) >= SAME_PLACE_PX) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onInputCapture = () => {
    last.current = NEVER
  }
  return { onClickCapture, onInputCapture }
}

function nameOf(target: EventTarget): string {
  const button = target instanceof Element ? target.closest('button, a') : null
  return button?.getAttribute('aria-label') ?? button?.textContent ?? ''
}
