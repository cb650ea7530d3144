import type { LoginInput, SessionUser } from '@tallgrass/contracts'
import { useState } from 'react'
import { notify } from '../../../lib/notify'
import { notifyRefusedSignIn } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { errorCode } from '../../../lib/trpc-error'
import { useAuth } from '../auth-context'

/**
 * Signs a user in again with their password. Calls `onBack` if they are the same user, in the same role. `isRefused` after
 * an unknown password, or for someone without access: the server does not say which.
 */
export function usePassword(user: SessionUser, onBack: () => void) {
  const { login } = useAuth()
  const { client } = trpc.useUtils()
  const [pending, setPending] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  async function signIn({ email, password }: LoginInput): Promise<SessionUser | undefined> {
    if (user.role === 'CLIENT') return client.auth.login.mutate({ email, password })
    const answer = await client.auth.adminLogin.mutate({ username: email, password })
    return answer.role === 'ADMIN' ? answer.user : undefined
  }

  // No mutation of the query cache: a wrong password there would mean that the session has ended.
  async function enter(input: LoginInput) {
    setPending(true)
    try {
      const found = await signIn(input)
      if (!found)
        return notify({ title: 'Access denied', message: 'Admin access required.', destructive: true })
      login(found)
      if (found.id === user.id && found.role === user.role) onBack()
    } catch (refusal) {
      notifyRefusedSignIn(refusal)
      setIsRefused(errorCode(refusal) === 'UNAUTHENTICATED')
    } finally {
      setPending(false)
    }
  }
  return { enter, isRefused, pending }
}
