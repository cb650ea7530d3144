/** What someone can add to a password: a code of their authenticator app, a passkey, or a recovery code. */
export const factorKinds = ['app', 'passkey', 'recovery_code'] as const
export type FactorKind = (typeof factorKinds)[number]

/** What can happen to someone's second factor, or to the accounts of other services that sign them in. */
export const factorChanges = [
  'app_added',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'reset',
  'ended_unconfirmed',
  'sign_in_account_connected',
  'sign_in_account_disconnected',
] as const
export type FactorChange = (typeof factorChanges)[number]

const CHANGES: Record<FactorChange, string> = {
  app_added: 'An authenticator app was added to your account.',
  app_removed: 'The authenticator app was removed from your account.',
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey was removed from your account.',
  recovery_codes_renewed: 'New recovery codes were created for your account. The old ones no longer work.',
  recovery_code_used: 'A recovery code was used to confirm that it is you.',
  reset: 'An administrator removed all second factors from your account.',
  ended_unconfirmed:
    'You confirmed your address, so the second factors that were added before no longer work.',
  sign_in_account_connected: 'An account of another service was connected and can now sign in to yours.',
  sign_in_account_disconnected:
    'An account of another service was disconnected and no longer signs in to yours.',
}

/** What happened, in a sentence for the owner of the account. `account` names that of another service. */
export function factorChangeInWords({
  account,
  change,
}: {
  account?: string | undefined
  change: FactorChange
}): string {
  return account === undefined ? CHANGES[change] : `${CHANGES[change]} It is ${account}.`
}

export const CODE_DIGITS = 6
/** How long an app shows a code, in seconds (RFC 6238, 5.2). */
export const CODE_STEP_S = 30
/** Codes of so many steps before and after now are accepted, because clocks differ. */
export const CODE_WINDOW = 1

export const RECOVERY_CODES = 10
export const MAX_PASSKEYS = 20
/** How long someone has to answer their browser's question for a passkey, in seconds. */
export const PASSKEY_CHALLENGE_TTL = 300

/** Crockford's: no letter looks like a digit. Sixteen of them are 80 bits. */
const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const RECOVERY_LENGTH = 16
const LOOKALIKES: Record<string, string> = { i: '1', l: '1', o: '0' }

/** A recovery code from random bytes, in groups of four. */
export function toRecoveryCode(random: Uint8Array): string {
  const bytes = random.slice(0, RECOVERY_LENGTH)
  const letters = Array.from(bytes, (byte) => RECOVERY_ALPHABET.charAt(byte % 32))
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** What somebody typed where a code is asked for: of the app, or a recovery code in its one spelling. */
export function readCode(typed: string): { kind: 'app' | 'recovery_code'; code: string } {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return { kind: 'recovery_code', code: code.replace(/[ilo]/g, (letter) => LOOKALIKES[letter] ?? letter) }
}

/** Asks for a second factor, in words for someone who has these. */
export function factorQuestion(factors: readonly FactorKind[]): string {
  const hasPasskey = factors.includes('passkey')
  if (factors.includes('app'))
    return hasPasskey
      ? 'Enter the code of your authenticator app, or use your passkey'
      : 'Enter the code of your authenticator app'
  return factors.includes('recovery_code')
    ? 'Use your passkey, or enter a recovery code'
    : 'Use your passkey to sign in'
}
