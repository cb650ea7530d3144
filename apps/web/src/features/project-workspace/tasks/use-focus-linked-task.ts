import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusRowMenu } from '../../../lib/focus-row-menu'
import { taskOfAnchor } from '../../../lib/task-anchor'

/** A link to a task leads to its row, once the tasks have loaded. */
export function useTaskOfAddress({ loaded }: { loaded: boolean }) {
  const { hash } = useLocation()
  useEffect(() => {
    const id = taskOfAnchor(hash)
    if (loaded && id) focusRowMenu([id])
  }, [hash, loaded])
}
