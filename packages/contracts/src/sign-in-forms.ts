import { z } from 'zod'
import { enteredCode, enteredPassword } from './password.ts'
import { role } from './person.ts'
import { emailAddress } from './text.ts'

/** `role` is that of the dialog: the one of administrators admits only them. */
export const requestSignInLinkInput = z
  .object({ email: emailAddress('Valid email address required'), role: role.default('CLIENT') })
  .meta({ description: '`role` is that of the dialog: the one of administrators admits only them.' })
export type RequestSignInLinkInput = z.infer<typeof requestSignInLinkInput>

const SIX_DIGITS = 'Please enter the six digits from the email'

/** `digits` are those of the email; `code` is that of the second factor. */
export const useSignInCodeInput = z
  .object({
    digits: z
      .string(SIX_DIGITS)
      .overwrite((text) => text.replaceAll(/\s/g, ''))
      .regex(/^\d{6}$/, SIX_DIGITS),
    code: enteredCode.optional(),
  })
  .meta({ description: '`digits` are those of the email; `code` is that of the second factor.' })
export type UseSignInCodeInput = z.infer<typeof useSignInCodeInput>

/** `code` is that of the second factor. */
export const linkProviderInput = z
  .object({ password: enteredPassword, code: enteredCode.optional() })
  .meta({ description: '`code` is that of the second factor.' })
export type LinkProviderInput = z.infer<typeof linkProviderInput>

export const finishProviderInput = z.object({ code: enteredCode })
export type FinishProviderInput = z.infer<typeof finishProviderInput>
