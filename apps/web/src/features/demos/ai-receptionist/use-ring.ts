import { useEffect } from 'react'
import type { Ring } from './create-ring'

/** Rings once each time `rings` changes. Stops when it is 0 and when the component unmounts. */
export function useRing(ring: Ring, rings: number) {
  useEffect(() => {
    if (rings > 0) ring.play()
    return () => ring.stop()
  }, [ring, rings])
  useEffect(() => () => ring.close(), [ring])
}
