import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router'
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

/**
 * For loaders: the token of the opened link, in the address or moved to its state. Only the browser knows the state, so
 * the server leaves it a page that requires a token and has none.
 */
export function secretTokenOf(
  { search, state }: { search: Record<string, unknown>; state: HistoryState },
  { required }: { required: boolean },
): string | undefined {
  const token = readSecretToken(search).token ?? state.secretToken
  if (import.meta.env.SSR && required && token === undefined)
    throw new Error('The browser may know the token')
  return token
}

/** The token of the opened link. Removes it from the address bar once it has been read. */
export function useSecretToken(inAddress: string | undefined): string | undefined {
  const inState = useLocation({ select: (location) => location.state.secretToken })
  const navigate = useNavigate()
  useEffect(() => {
    if (!inAddress) return
    // The reader may have scrolled, or be pressing a button, while the page was hydrated.
    const options = { replace: true, resetScroll: false }
    void navigate({ to: '.', search: {}, ...options, state: { secretToken: inAddress } })
  }, [inAddress, navigate])
  return inAddress ?? inState
}
