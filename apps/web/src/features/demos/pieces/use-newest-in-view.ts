import { useEffect, useRef } from 'react'

/**
 * Returns the ref for a list. Each item that is added to its end is scrolled into view, unless the reader has scrolled
 * the one before it out of view by then.
 */
export function useNewestInView<E extends HTMLElement>(items: number) {
  const list = useRef<E>(null)
  useEffect(() => {
    const newest = items > 0 && list.current?.lastElementChild
    if (!newest) return
    if (isSeen(newest.previousElementSibling ?? newest.parentElement))
      newest.scrollIntoView({ block: 'nearest' })
  }, [items])
  return list
}

/** True if a part of the element is on the screen. */
export function isSeen(element: Element | null): boolean {
  if (!element) return false
  const { bottom, top } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
