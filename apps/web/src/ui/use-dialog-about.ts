import { useRef, useState } from 'react'

/**
 * A dialog about one of many things. It stays mounted, still saying what it said while it leaves, or the
 * focus could not return to the button that opened it.
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
    /** Another dialog takes its place, and gives the focus back where this one would have. */
    closeFor(another: () => void) {
      setOpened(false)
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
      another()
    },
  }
}
