import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

export type LoginDialog = 'customer' | 'admin'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens a login dialog on arrival, for example after accepting an invitation. */
    openLogin?: LoginDialog | undefined
    /** Filled in where the dialog asks for an email address. */
    loginEmail?: string
  }
}

/** The open login dialog. The history state may open one, which then clears it. */
export function useHintedDialog() {
  const [dialog, setDialog] = useState<LoginDialog | null>(null)
  const hint = useLocation({ select: (location) => location.state.openLogin })

  useEffect(() => {
    if (hint) setDialog(hint)
  }, [hint])

  return [dialog, setDialog] as const
}
