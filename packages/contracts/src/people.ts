import { signInOutcomes } from '@tallgrass/domain'
import { z } from 'zod'
import { deactivateContactInput } from './contacts.ts'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { deviceFacts, openSession, signInWay } from './sessions.ts'
import { user } from './users.ts'

/** An account with what concerns its security, for administrators. */
export const person = user
  .omit({ rights: true })
  .extend({
    phone: z.string().nullable(),
    /** Signing in takes more than a password. */
    hasSecondFactor: z.boolean().meta({ description: 'Signing in takes more than a password.' }),
    /** Since then the password no longer signs in, and a new one is asked for. */
    passwordEndedAt: instant.nullable().meta({
      description: 'Since then the password no longer signs in, and a new one is asked for.',
    }),
    /** As far back as sign-ins are kept. */
    lastSignInAt: instant.nullable().meta({ description: 'As far back as sign-ins are kept.' }),
    version: z.int(),
  })
  .meta({ description: 'An account with what concerns its security, for administrators.' })
export type Person = z.infer<typeof person>

export const personInput = z.object({ id: idOf('User') })
export type PersonInput = z.infer<typeof personInput>

export const signInsInput = pageInput.extend(personInput.shape)
export type SignInsInput = z.infer<typeof signInsInput>

const signInOutcome = /* @__PURE__ */ z.enum(signInOutcomes)

/** An attempt to sign in to an account. */
export const signInAttempt = z
  .object({
    id: idOf('SignIn'),
    way: signInWay,
    outcome: signInOutcome,
    ...deviceFacts,
    createdAt: instant,
  })
  .meta({ description: 'An attempt to sign in to an account.' })
export type SignInAttempt = z.infer<typeof signInAttempt>
export const signInAttempts = /* @__PURE__ */ pageOf(signInAttempt)

export const openSessions = /* @__PURE__ */ z.array(openSession)
export const endSessionOfInput = z.object({ id: idOf('User'), sessionId: idOf('Session') })
export type EndSessionOfInput = z.infer<typeof endSessionOfInput>

/** `link` sets the new password, and is there only without a mail server: it has to be passed on by hand. */
export const requiredPassword = z
  .object({
    emailEnabled: z.boolean(),
    emailSent: z.boolean(),
    link: z.string().nullable(),
    expiresAt: instant,
  })
  .meta({
    description:
      '`link` sets the new password, and is there only without a mail server: it has to be passed on by hand.',
  })
export type RequiredPassword = z.infer<typeof requiredPassword>

/** `version` is the version that the caller saw; `successorId` as for contacts, who alone may need one. */
export const deactivatePersonInput = deactivateContactInput.extend(personInput.shape).meta({
  description:
    '`version` is the version that the caller saw; `successorId` as for contacts, who alone may need one.',
})
export type DeactivatePersonInput = z.infer<typeof deactivatePersonInput>
export const reactivatePersonInput = deactivatePersonInput.omit({ successorId: true })
export type ReactivatePersonInput = z.infer<typeof reactivatePersonInput>
