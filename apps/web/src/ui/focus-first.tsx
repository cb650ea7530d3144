import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Moves the focus to the `data-autofocus` element inside if it was lost when the content of a dialog changed.
 * Give it a new key for each content.
 */
export function FocusFirst({
  children,
  preventScroll = false,
}: {
  children: ReactNode
  /** Leaves the page where it is. */
  preventScroll?: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll })
  }, [preventScroll])
  return <div ref={box}>{children}</div>
}
