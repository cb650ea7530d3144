import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

export type LoginDialog = 'customer' | 'admin'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that opens by itself, for a person who has just accepted an invitation. */
    openLogin?: LoginDialog
  }
}

/** Which login dialog is open. The state of the visit may open one; it is used up by that. */
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
