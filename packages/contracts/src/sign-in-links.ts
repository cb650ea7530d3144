import { z } from 'zod'
import { enteredCode, secretToken } from './password.ts'

export const signInLinkInput = z.object({ token: secretToken })
export type SignInLinkInput = z.infer<typeof signInLinkInput>

export const signInLinkFacts = z.object({
  /** `elsewhere`: the link was requested in another browser, where its code can be typed. */
  state: z.enum(['ready', 'elsewhere', 'ended']).meta({
    description: '`elsewhere`: the link was requested in another browser, where its code can be typed.',
  }),
})

export type SignInLinkFacts = z.infer<typeof signInLinkFacts>

/** `code` is that of the second factor. */
export const useSignInLinkInput = z
  .object({ token: secretToken, code: enteredCode.optional() })
  .meta({ description: '`code` is that of the second factor.' })
export type UseSignInLinkInput = z.infer<typeof useSignInLinkInput>
