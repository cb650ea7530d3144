import { useRef, useState } from 'react'

/**
 * A dialog about one of many items. It stays mounted and keeps its content while it closes. Otherwise the focus could
 * not return to the button that opened it.
 */
export function useDialogAbout<T>() {
  const [opened, setOpened] = useState(false)
  const [about, setAbout] = useState<T>()
  const opener = useRef<Element>(null)
  return {
    about,
    opened,
    open(thing: T) {
      opener.current = document.activeElement
      setAbout(thing)
      setOpened(true)
    },
    close: () => setOpened(false),
    /** Opens another dialog instead. That one returns the focus to where this one would have. */
    closeFor(another: () => void) {
      setOpened(false)
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
      another()
    },
  }
}
