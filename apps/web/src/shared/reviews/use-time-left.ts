import type { Instant } from '@tallgrass/domain'
import { useEffect, useState } from 'react'
import { useReader } from '../../lib/reader'

/** The milliseconds until then, counted down every second. */
export function useTimeLeft(until: Instant): number {
  const { now } = useReader()
  const end = Date.parse(until)
  const [left, setLeft] = useState(end - now.getTime())
  useEffect(() => {
    const count = () => {
      const rest = end - Date.now()
      setLeft(rest)
      if (rest <= 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [end])
  return left
}
