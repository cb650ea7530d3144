import { z } from 'zod'
import { passkeyAssertion } from './passkey-responses.ts'
import { enteredCode, enteredPassword } from './password.ts'
import { instant } from './person.ts'

/** What someone has added to their password. */
export const secondFactorState = z
  .object({
    /** The authenticator app; null without one. */
    app: z
      .object({ addedAt: instant })
      .nullable()
      .meta({ description: 'The authenticator app; null without one.' }),
    passkeys: z.int(),
    /** Those that were not used yet; null without a second factor. */
    recoveryCodesLeft: z
      .int()
      .nullable()
      .meta({ description: 'Those that were not used yet; null without a second factor.' }),
    /** True for administrators of a site that asks them for one. */
    isRequired: z
      .boolean()
      .meta({ description: 'True for administrators of a site that asks them for one.' }),
  })
  .meta({ description: 'What someone has added to their password.' })
export type SecondFactorState = z.infer<typeof secondFactorState>

/** An authenticator app that counts once a code of it was entered. Shown once. */
export const newAuthenticator = z
  .object({
    /** For a QR code, which the app reads. */
    uri: z.string().meta({ description: 'For a QR code, which the app reads.' }),
    /** In base32, to type instead. */
    secret: z.string().meta({ description: 'In base32, to type instead.' }),
  })
  .meta({
    description: 'An authenticator app that counts once a code of it was entered. Shown once.',
  })
export type NewAuthenticator = z.infer<typeof newAuthenticator>

export const confirmAuthenticatorInput = z.object({ code: enteredCode })
export type ConfirmAuthenticatorInput = z.infer<typeof confirmAuthenticatorInput>

const codes = z.array(z.string())

/** Made with the first factor, and shown only now; null if they were made before. */
export const recoveryCodesOnce = codes
  .nullable()
  .meta({ description: 'Made with the first factor, and shown only now; null if they were made before.' })

export const confirmedAuthenticator = z.object({ recoveryCodes: recoveryCodesOnce })
export const renewedRecoveryCodes = z.object({ recoveryCodes: codes })

/** One of the three: a code, a passkey, or, without a second factor, the password. */
export const proveInput = z
  .object({
    code: enteredCode.optional(),
    password: enteredPassword.optional(),
    passkey: passkeyAssertion.optional(),
  })
  .refine(
    (given) => Object.values(given).filter((value) => value !== undefined).length === 1,
    'Enter a code or your password, or use a passkey',
  )
  .meta({ description: 'One of the three: a code, a passkey, or, without a second factor, the password.' })
export type ProveInput = z.infer<typeof proveInput>
