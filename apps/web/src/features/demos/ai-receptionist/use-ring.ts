import { useEffect } from 'react'
import type { Ring } from './create-ring'

/** Sounds once for each number; 0 is silence. Silent, too, as soon as the telephone is gone. */
export function useRing(ring: Ring, rings: number) {
  useEffect(() => {
    if (rings > 0) ring.play()
    return () => ring.stop()
  }, [ring, rings])
  useEffect(() => () => ring.close(), [ring])
}
