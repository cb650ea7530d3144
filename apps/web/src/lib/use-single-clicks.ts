import { type MouseEvent, useRef } from 'react'

/** The longest pause between the two clicks of a double click, as computers are usually set. */
const DOUBLE_CLICK_MS = 500
const SAME_PLACE_PX = 8

const NEVER = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, name: '' }

/**
 * For the element around what is clicked: where a click puts another button under the pointer, the second one of a double
 * click would hit what nobody meant, and does nothing. Whoever types in between means both, and a button that is still
 * the same sees to itself that nothing is sent twice.
 */
export function useSingleClicks() {
  const last = useRef(NEVER)
  const onClickCapture = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail, timeStamp: at } = event
    // The keyboard clicks, too, and nowhere.
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
