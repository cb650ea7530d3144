import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The email address that the history state tells a dialog. The dialog that it opens does not open a second time. */
export function useLoginHint({ opened }: { opened: boolean }): string | undefined {
  const navigate = useNavigate()
  const { loginEmail, openLogin } = useLocation({ select: ({ state }) => state })
  const isHinted = opened && openLogin !== undefined
  useEffect(() => {
    if (!isHinted) return
    void navigate({ to: '.', replace: true, state: (state) => ({ ...state, openLogin: undefined }) })
  }, [isHinted, navigate])
  return loginEmail
}
