import { textLimits } from '@tallgrass/domain'
import { z } from 'zod'

const tooLong = `Password must be at most ${textLimits.password} characters`

/** A password that is compared, not set. */
export const enteredPassword = z
  .string('Password is required')
  .normalize('NFC')
  .min(1, 'Password is required')
  .max(textLimits.password, tooLong)
  .meta({ description: 'A password that is compared, not set.' })

/** A code of the authenticator app, or a recovery code. */
export const enteredCode = z
  .string('Code is required')
  .trim()
  .min(1, 'Code is required')
  .max(60, 'This code is too long')
  .meta({ description: 'A code of the authenticator app, or a recovery code.' })

/** The rule for registration: only letters, digits and @$!%*?&, with at least one of each kind. */
export const registrationPassword = z
  .string('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(textLimits.password, tooLong)
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]*$/,
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  )
  .meta({
    description:
      'The rule for registration: only letters, digits and @$!%*?&, with at least one of each kind.',
  })

// NOTE product rule: invitation passwords need no special character, unlike registration.
export const invitationPassword = z
  .string('Password must be at least 8 characters long')
  .normalize('NFC')
  .min(8, 'Password must be at least 8 characters long')
  .max(textLimits.password, tooLong)
  .regex(
    /^(?=[\s\S]*[a-z])(?=[\s\S]*[A-Z])(?=[\s\S]*\d)/,
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  )
  .refine((text) => text.isWellFormed(), 'Password contains characters that cannot be used')

/** The cross-field rule of every form that asks for a password twice: `.refine(passwordsMatch.rule, passwordsMatch.refusal)`. */
export const passwordsMatch = {
  rule: (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword,
  // `when`: by default, zod runs this rule only once every field is valid; users should see all problems
  // together.
  refusal: { path: ['confirmPassword'], message: "Passwords don't match", when: () => true },
}

/**
 * 32 random bytes as base64url. Any other text is accepted here and then not found, rather than refused as
 * invalid.
 */
export const secretToken = z.string('The link is incomplete').max(200, 'The link is incomplete').meta({
  description:
    '32 random bytes as base64url. Any other text is accepted here and then not found, rather than refused as invalid.',
})
