import { useState } from 'react'
import { notify } from '../../../lib/notify'
import { createPasskey, PasskeyFailure } from '../../../lib/passkeys'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'

/** Creates a passkey in the browser and adds it. `onAdded` gets recovery codes if it is the first factor. */
export function useAddPasskey(onAdded: (recoveryCodes: string[] | null) => void) {
  const [pending, setPending] = useState(false)
  const options = trpc.auth.passkeys.registerOptions.useMutation()
  const register = trpc.auth.passkeys.register.useMutation()

  async function add(name: string) {
    setPending(true)
    try {
      const response = await createPasskey(await options.mutateAsync())
      if (!response) return
      const { recoveryCodes } = await register.mutateAsync({ name, response })
      notify({ title: 'Passkey added', message: 'You can sign in with it from now on.' })
      onAdded(recoveryCodes)
    } catch (error) {
      const message =
        error instanceof PasskeyFailure ? error.message : errorText(error, 'Failed to add the passkey')
      notify({ title: 'Error', message, destructive: true })
    } finally {
      setPending(false)
    }
  }
  return { add, pending }
}
