import type { PasskeyAssertion } from '@tallgrass/contracts/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '../../lib/notify'
import {
  canAutofillPasskeys,
  canUsePasskeys,
  getPasskey,
  PasskeyFailure,
  stopAskingForPasskeys,
} from '../../lib/passkeys'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'

/** A challenge counts for five minutes. */
const RENEW_MS = 4 * 60_000

interface PasskeyOptions {
  onPasskey: (response: PasskeyAssertion) => void
  /** True to offer passkeys below the field for a name as well, which has `webauthn` in its `autoComplete`. */
  autofill?: boolean
  /** A call is in progress. Until the one with a passkey has ended, no other is offered below the field. */
  isBusy?: boolean
}

/** Asks for a passkey on a press of a button, or below a field. */
export function usePasskey({ autofill = false, isBusy = false, onPasskey }: PasskeyOptions) {
  const { client } = trpc.useUtils()
  const [isAsking, setAsking] = useState(false)
  const [isTaken, setTaken] = useState(false)
  function take(response: PasskeyAssertion) {
    setTaken(true)
    onPasskey(response)
  }
  const takeOffered = useEffectEvent(take)
  const request = useEffectEvent(() => client.auth.passkeys.signInOptions.mutate())

  useEffect(() => {
    if (!isBusy) setTaken(false)
  }, [isBusy])

  useEffect(() => {
    if (!autofill || isAsking || isTaken) return
    let isOpen = true
    const offer = async () => {
      if (!(await canAutofillPasskeys()) || !isOpen) return
      const options = await request()
      const response = isOpen ? await getPasskey(options, { autofill: true }) : undefined
      if (response && isOpen) takeOffered(response)
    }
    // No one has asked for it, so no one is told why it cannot be offered: the button says that.
    const start = () => void offer().catch(() => undefined)
    start()
    const timer = setInterval(start, RENEW_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      void stopAskingForPasskeys()
    }
  }, [autofill, isAsking, isTaken])

  async function ask() {
    setAsking(true)
    try {
      const response = await getPasskey(await client.auth.passkeys.signInOptions.mutate())
      if (response) take(response)
    } catch (error) {
      notify({ title: 'Passkey', message: toSentence(error), destructive: true })
    } finally {
      setAsking(false)
    }
  }
  return { ask: () => void ask(), isAsking, isSupported: canUsePasskeys() }
}

function toSentence(error: unknown): string {
  if (error instanceof PasskeyFailure) return error.message
  return errorText(error, 'Unable to connect to server')
}
