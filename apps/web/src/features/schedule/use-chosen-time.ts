import type { Instant } from '@tallgrass/domain'
import { useEffect, useRef, useState } from 'react'

/** The chosen time, and the error about it. */
export function useChosenTime() {
  const area = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState<Instant | null>(null)
  const [refusal, setRefusal] = useState<{ message: string }>()

  // Focusing alone may leave the message out of view, because on a phone the area is taller than the screen.
  useEffect(() => {
    if (!refusal) return
    area.current?.focus({ preventScroll: true })
    area.current?.scrollIntoView()
  }, [refusal])
  return {
    area,
    start,
    refusal: refusal?.message,
    choose(next: Instant | null) {
      setStart(next)
      if (next) setRefusal(undefined)
    },
    /** Clears the choice and shows why the time is not available. */
    refuse(message: string) {
      setStart(null)
      setRefusal({ message })
    },
  }
}
