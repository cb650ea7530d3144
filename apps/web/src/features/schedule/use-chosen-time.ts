import { useRef, useState } from 'react'

/** The time that is chosen, and what is wrong with it. */
export function useChosenTime() {
  const area = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string>()
  return {
    area,
    start,
    refusal,
    choose(next: string | null) {
      setStart(next)
      if (next) setRefusal(undefined)
    },
    /** It cannot be had: says so where another one is chosen. */
    refuse(sentence: string) {
      setStart(null)
      setRefusal(sentence)
      area.current?.focus()
    },
  }
}
