import type { LoginInput, SessionUser } from '@tallgrass/contracts'
import type { PasskeyAssertion } from '@tallgrass/contracts/account'
import { useState } from 'react'
import { notify } from '../../../lib/notify'
import { notifyRefusedSignIn } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { errorCode } from '../../../lib/trpc-error'
import { useAuth } from '../auth-context'
import { useAskedFactor } from '../use-asked-factor'

/**
 * Signs a user in again, with their password, perhaps a code, or a passkey. Calls `onBack` if they are the same user, in
 * the same role. `isRefused` after an unknown password, or for someone without access: the server does not say which.
 */
export function usePassword(user: SessionUser, onBack: () => void) {
  const { login } = useAuth()
  const { client } = trpc.useUtils()
  const [pending, setPending] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const { asked, goBack, onRefused, refusal } = useAskedFactor()

  async function signIn({ code, email, password }: LoginInput): Promise<SessionUser | undefined> {
    const given = { password, ...(code !== undefined && { code }) }
    if (user.role === 'CLIENT') return client.auth.login.mutate({ email, ...given })
    const answer = await client.auth.adminLogin.mutate({ username: email, ...given })
    return answer.role === 'ADMIN' ? answer.user : undefined
  }
  async function signInByPasskey(response: PasskeyAssertion): Promise<SessionUser | undefined> {
    const answer = await client.auth.passkeys.signIn.mutate({ response, role: user.role })
    return user.role === 'ADMIN' && answer.role !== 'ADMIN' ? undefined : answer.user
  }

  // No mutation of the query cache: a wrong password there would mean that the session has ended.
  async function admit(attempt: () => Promise<SessionUser | undefined>, onFailed: (error: unknown) => void) {
    setPending(true)
    try {
      const found = await attempt()
      if (!found)
        return notify({ title: 'Access denied', message: 'Admin access required.', destructive: true })
      login(found)
      if (found.id === user.id && found.role === user.role) onBack()
    } catch (error) {
      onFailed(error)
    } finally {
      setPending(false)
    }
  }
  return {
    asked,
    goBack,
    refusal,
    isRefused,
    pending,
    enter: (input: LoginInput) =>
      void admit(
        () => signIn(input),
        (error) => setIsRefused(!onRefused(error) && errorCode(error) === 'UNAUTHENTICATED'),
      ),
    enterByPasskey: (response: PasskeyAssertion) =>
      void admit(() => signInByPasskey(response), notifyRefusedSignIn),
  }
}
