import { z } from 'zod'
import { idOf } from './id-of.ts'
import { instant, sessionUser } from './person.ts'

/** A provider that people can sign in with. */
export const identityProvider = z
  .object({
    /** As in `/api/auth/providers/{name}/start`. */
    name: z.string().meta({ description: 'As in `/api/auth/providers/{name}/start`.' }),
    label: z.string(),
  })
  .meta({ description: 'A provider that people can sign in with.' })

/** What the sign-in dialogs offer beside a password. */
export const signInOffers = z
  .object({
    providers: identityProvider.array(),
    /** True if people can sign in by a mailed link. */
    links: z.boolean().meta({ description: 'True if people can sign in by a mailed link.' }),
  })
  .meta({ description: 'What the sign-in dialogs offer beside a password.' })
export type SignInOffers = z.infer<typeof signInOffers>

/** An account at a provider that signs its owner in here. */
export const identity = z
  .object({
    id: idOf('Identity'),
    /** Of the provider. */
    label: z.string().meta({ description: 'Of the provider.' }),
    email: z.string().nullable(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ description: 'An account at a provider that signs its owner in here.' })
export type Identity = z.infer<typeof identity>

export const identityId = z.object({ id: idOf('Identity') })

/** Whom a provider has recognized in this browser, and what is missing. */
export const providerTicket = z
  .object({
    provider: identityProvider,
    email: z.string(),
    /**
     * `password`: of the account with this address, once; `code`: of the second factor; `connect`: the
     * confirmation of the person who is signed in.
     */
    needs: z.enum(['password', 'code', 'connect']).meta({
      description:
        '`password`: of the account with this address, once; `code`: of the second factor; `connect`: the confirmation of the person who is signed in.',
    }),
  })
  .meta({ description: 'Whom a provider has recognized in this browser, and what is missing.' })
export type ProviderTicket = z.infer<typeof providerTicket>

/** `to` is where they were going when they were asked to sign in. */
export const providerSignIn = z
  .object({ user: sessionUser, to: z.string().nullable() })
  .meta({ description: '`to` is where they were going when they were asked to sign in.' })
