import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { wantedState } from './wanted-state'

interface LeavePortalProps {
  /** Signing in leads back here. */
  keepsWay: boolean
}

/**
 * Goes home, once. `Navigate` would do so at each render, and the navigation itself causes the next one as long as the
 * home page is loading.
 */
export function LeavePortal({ keepsWay }: LeavePortalProps) {
  const router = useRouter()
  const leave = useEffectEvent(() => {
    const { location } = router.state
    const state = keepsWay ? wantedState(location) : { ...location.state }
    void router.navigate({ to: '/', replace: true, state })
  })
  useEffect(() => leave(), [])
  return null
}
