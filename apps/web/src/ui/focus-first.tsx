import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Catches the focus that got lost when a dialog began to show something else: it goes to the
 * `data-autofocus` inside. Give it a new key for each thing that is shown.
 */
export function FocusFirst({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return <div ref={box}>{children}</div>
}
