import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { type Arrival, ArrivalContext } from '../lib/arrival'
import { atFirstSign } from '../lib/first-sign'
import { isTimeZoneOfCookie } from '../lib/time-zone-cookie'

/** How long a page that no one touches shows the moment at which it was rendered. */
const STILL_MS = 10_000

interface ArrivalProviderProps {
  arrival: Arrival | undefined
  children: ReactNode
}

/**
 * Until it is hydrated, a page that the server rendered shows the server's moment and time zone. If the browser named
 * that zone itself, the page keeps them until someone uses it: asking for the zone, and for words about times, takes a
 * phone 85 ms.
 */
export function ArrivalProvider({ arrival, children }: ArrivalProviderProps) {
  const [current, setCurrent] = useState(arrival)
  useEffect(() => {
    if (!arrival) return
    const leave = () => startTransition(() => setCurrent(undefined))
    if (!isTimeZoneOfCookie(arrival.timeZone)) return leave()
    const cancel = atFirstSign(leave)
    const timer = setTimeout(leave, STILL_MS)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [arrival])
  return <ArrivalContext value={current}>{children}</ArrivalContext>
}
