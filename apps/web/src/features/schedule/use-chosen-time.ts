import { useEffect, useRef, useState } from 'react'

/** The time that is chosen, and what is wrong with it. */
export function useChosenTime() {
  const area = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<{ sentence: string }>()

  // The focus alone may leave the sentence above the edge: on a phone the area is longer than the screen.
  useEffect(() => {
    if (!refusal) return
    area.current?.focus({ preventScroll: true })
    area.current?.scrollIntoView()
  }, [refusal])
  return {
    area,
    start,
    refusal: refusal?.sentence,
    choose(next: string | null) {
      setStart(next)
      if (next) setRefusal(undefined)
    },
    /** It cannot be had: says so where another one is chosen. */
    refuse(sentence: string) {
      setStart(null)
      setRefusal({ sentence })
    },
  }
}
