import { normalizeUsername, textLimits } from '@tallgrass/domain'
import { z } from 'zod'
import {
  enteredCode,
  enteredPassword,
  invitationPassword,
  passwordsMatch,
  registrationPassword,
  secretToken,
} from './password.ts'
import { role, sessionUser } from './person.ts'
import { emailAddress, isOneLine, line, optionalLine } from './text.ts'

/** `username` is a username or an email address. */
export const adminLoginInput = z
  .object({
    username: z
      .string('Username is required')
      .overwrite(normalizeUsername)
      .min(1, 'Username is required')
      .max(textLimits.email, `Username must be at most ${textLimits.email} characters`)
      .refine(isOneLine, 'Username contains characters that cannot be used'),
    password: enteredPassword,
    code: enteredCode.optional(),
  })
  .meta({ description: '`username` is a username or an email address.' })
export type AdminLoginInput = z.infer<typeof adminLoginInput>

/** Also the result for a non-administrator with correct credentials, who gets no session. */
export const adminLoginResult = z.object({ role, user: sessionUser }).meta({
  description: 'Also the result for a non-administrator with correct credentials, who gets no session.',
})

export const loginInput = z.object({
  email: emailAddress('Valid email address required'),
  password: enteredPassword,
  code: enteredCode.optional(),
})
export type LoginInput = z.infer<typeof loginInput>

export const registerInput = z.object({
  name: line({ label: 'Name', min: 2, required: 'Name must be at least 2 characters' }),
  email: emailAddress('Valid email address required'),
  password: registrationPassword,
  org: optionalLine({ label: 'Organization' }),
})
export type RegisterInput = z.infer<typeof registerInput>

export const changePasswordInput = z.object({
  currentPassword: enteredPassword,
  newPassword: invitationPassword,
})
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

/** `confirmPassword` repeats the new one. */
export const changePasswordForm = changePasswordInput
  .extend({ confirmPassword: z.string() })
  .refine(({ confirmPassword, newPassword }) => newPassword === confirmPassword, passwordsMatch.refusal)

export const forgotPasswordInput = z.object({ email: emailAddress('Valid email address required') })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>

export const resetPasswordInput = z.object({ token: secretToken, password: invitationPassword })
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>

export const resetPasswordForm = z
  .object({ password: invitationPassword, confirmPassword: z.string() })
  .refine(passwordsMatch.rule, passwordsMatch.refusal)

export const done = z.object({ ok: z.literal(true) })
