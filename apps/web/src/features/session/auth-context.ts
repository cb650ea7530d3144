import type { SessionUser } from '@tallgrass/contracts'
import { createContext, use } from 'react'

export interface Auth {
  user: SessionUser | null
  /** True until the first session check has ended. */
  loading: boolean
  login: (user: SessionUser) => void
  /** Asks the server who is signed in. */
  refresh: () => Promise<SessionUser | null>
  /** Clears the person from this browser. Answers whether the session has ended at the server too. */
  logout: () => Promise<boolean>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
