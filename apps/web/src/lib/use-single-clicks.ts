import { type MouseEvent, useRef } from 'react'

/** The usual system setting for the longest pause in a double click. */
const DOUBLE_CLICK_MS = 500
const SAME_PLACE_PX = 8

const NEVER = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, name: '' }

/**
 * Props for an element around buttons that replace one another. Ignores the second click of a double click if another
 * button is under the pointer by then, and leaves the focus where the first one brought it. Does not ignore a click
 * after typing, which is meant, nor a second click on the same button, which has its own protection against sending
 * twice.
 */
export function useSingleClicks() {
  const last = useRef(NEVER)
  /** True if this press is the second of a double click that began on another button. */
  function isSecond({ clientX, clientY, target, timeStamp }: MouseEvent) {
    const { at, x, y, name } = last.current
    if (timeStamp - at >= DOUBLE_CLICK_MS || nameOf(target) === name) return false
    return Math.hypot(clientX - x, clientY - y) < SAME_PLACE_PX
  }
  // A press alone takes the focus to what is under the pointer.
  const onMouseDownCapture = (event: MouseEvent) => {
    if (isSecond(event)) event.preventDefault()
  }
  const onClickCapture = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail, timeStamp: at } = event
    // A keyboard click has no position.
    if (detail === 0) return
    const isIgnored = isSecond(event)
    last.current = { at, x, y, name: nameOf(event.target) }
    if (!isIgnored) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onInputCapture = () => {
    last.current = NEVER
  }
  return { onClickCapture, onInputCapture, onMouseDownCapture }
}

function nameOf(target: EventTarget): string {
  const button = target instanceof Element ? target.closest('button, a') : null
  return button?.getAttribute('aria-label') ?? button?.textContent ?? ''
}
