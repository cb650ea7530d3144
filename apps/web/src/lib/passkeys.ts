import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@tallgrass/contracts/account'

/** Why a passkey cannot be used, in a sentence for people. */
export class PasskeyFailure extends Error {}

// Loaded with the first question: it is much code, and most people have no passkey.
const load = () => import('@simplewebauthn/browser')
let loaded: ReturnType<typeof load> | undefined
function webAuthn() {
  loaded ??= load()
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}

/** True if the browser can offer passkeys in the list below a field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

// The browser holds one question at a time.
let lastQuestion = 0

/**
 * Asks the browser for a passkey. Undefined if its owner changed their mind, or another question has replaced this one.
 * `autofill`: waits until they choose one in the list below the field for their name.
 */
export async function getPasskey(
  optionsJSON: PasskeyRequest,
  { autofill = false } = {},
): Promise<PasskeyAssertion | undefined> {
  lastQuestion += 1
  const question = lastQuestion
  const { startAuthentication } = await webAuthn()
  while (question === lastQuestion) {
    try {
      return await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    } catch (error) {
      // An earlier question that began late has ended this one: it is asked again.
      if (nameOf(error) !== 'AbortError') return toFailure(error)
    }
  }
  return undefined
}

/** Asks the browser to create a passkey. Undefined if its owner changed their mind. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyAttestation | undefined> {
  const { startRegistration } = await webAuthn()
  return startRegistration({ optionsJSON }).catch(toFailure)
}

/** Ends the question that the browser waits with. */
export async function stopAskingForPasskeys(): Promise<void> {
  lastQuestion += 1
  if (loaded) (await loaded).WebAuthnAbortService.cancelCeremony()
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

function toFailure(error: unknown): undefined {
  const name = nameOf(error)
  // Also for a passkey that is not there: browsers do not tell.
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  if (name === 'InvalidStateError')
    throw new PasskeyFailure('This device has a passkey of your account already.')
  if (name === 'SecurityError')
    throw new PasskeyFailure('Passkeys do not work at this address. Open the site at its usual address.')
  throw new PasskeyFailure('Your browser could not use a passkey. Try again, or use another way.')
}
