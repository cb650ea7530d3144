import type { SessionUser } from '@tallgrass/contracts'
import { createContext, use } from 'react'

export interface Auth {
  user: SessionUser | null
  /** True until the first session check completes. */
  loading: boolean
  login: (user: SessionUser) => void
  /** Reloads the session from the server. */
  refresh: () => Promise<SessionUser | null>
  /** Clears the user from this browser. Returns true if the server has ended the session too. */
  logout: () => Promise<boolean>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
