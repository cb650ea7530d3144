import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

export type LoginDialog = 'customer' | 'admin'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens a login dialog on arrival, for example after accepting an invitation. */
    openLogin?: LoginDialog | undefined
  }
}

/** The open login dialog. The history state may open one, and is then cleared. */
export function useHintedDialog() {
  const [dialog, setDialog] = useState<LoginDialog | null>(null)
  const hint = useLocation({ select: (location) => location.state.openLogin })
  const navigate = useNavigate()

  useEffect(() => {
    if (!hint) return
    setDialog(hint)
    void navigate({ to: '.', replace: true, state: { openLogin: undefined } })
  }, [hint, navigate])

  return [dialog, setDialog] as const
}
