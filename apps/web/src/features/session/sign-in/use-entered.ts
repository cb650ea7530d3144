import type { SessionUser } from '@tallgrass/contracts'
import { notify } from '../../../lib/notify'
import { useAuth } from '../auth-context'
import { useGoOn } from './use-go-on'

interface EnteredOptions {
  onDone: () => void
  /** True to stay on the current page instead of going on. */
  stay?: boolean | undefined
}

/** After a sign-in without a password: shows a toast and goes where they wanted, or to the portal. */
export function useEntered({ onDone, stay = false }: EnteredOptions) {
  const { login } = useAuth()
  const { goOn } = useGoOn()
  return (user: SessionUser) => {
    login(user)
    onDone()
    notify({ title: 'Welcome back!', message: 'Successfully logged in to your account.' })
    if (!stay) goOn(user.role)
  }
}
