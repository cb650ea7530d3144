import { useState } from 'react'

/**
 * A dialog about one of many things. It stays mounted, still saying what it said while it leaves, or the
 * focus could not return to the button that opened it.
 */
export function useDialogAbout<T>() {
  const [opened, setOpened] = useState(false)
  const [about, setAbout] = useState<T>()
  return {
    about,
    opened,
    open(thing: T) {
      setAbout(thing)
      setOpened(true)
    },
    close: () => setOpened(false),
  }
}
