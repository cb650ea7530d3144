import { taskOfAnchor } from '@tallgrass/domain'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusRowMenu } from '../../../lib/focus-row-menu'

/** Focuses the row of the task named in the address, once the tasks have loaded. */
export function useFocusLinkedTask({ loaded }: { loaded: boolean }) {
  const { hash } = useLocation()
  useEffect(() => {
    const id = taskOfAnchor(hash)
    if (loaded && id) focusRowMenu([id])
  }, [hash, loaded])
}
