import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { type Arrival, ArrivalContext } from '../lib/arrival'

interface ArrivalProviderProps {
  arrival: Arrival | undefined
  children: ReactNode
}

/** Until it is hydrated, a page that the server rendered shows the server's moment and time zone. */
export function ArrivalProvider({ arrival, children }: ArrivalProviderProps) {
  const [current, setCurrent] = useState(arrival)
  useEffect(() => {
    if (arrival) startTransition(() => setCurrent(undefined))
  }, [arrival])
  return <ArrivalContext value={current}>{children}</ArrivalContext>
}
