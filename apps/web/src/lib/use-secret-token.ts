import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of a link, moved here from the address: it survives a reload and is not visible on the screen. */
    secretToken?: string
  }
}

/** For `validateSearch`: the `token` of an address. */
export function readSecretToken({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === 'string' ? { token } : {}
}

/** The token of the opened link. Removes it from the address bar once it has been read. */
export function useSecretToken(inAddress: string | undefined): string | undefined {
  const inState = useLocation({ select: (location) => location.state.secretToken })
  const navigate = useNavigate()
  useEffect(() => {
    if (!inAddress) return
    void navigate({ to: '.', search: {}, replace: true, state: { secretToken: inAddress } })
  }, [inAddress, navigate])
  return inAddress ?? inState
}
