import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The hash of links that begin something new on the screen to which they lead. */
export const NEW_ANCHOR = 'new'

/** The state of a screen's dialog for new records. A link with the hash opens it once: the hash leaves the address. */
export function useNewDialog() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (hash !== NEW_ANCHOR) return
    setOpened(true)
    void navigate({ to: '.', search: true, replace: true, resetScroll: false })
  }, [hash, navigate])
  return [opened, setOpened] as const
}
