import { done } from '@tallgrass/contracts'
import {
  finishProviderInput,
  identity,
  identityId,
  linkProviderInput,
  providerSignIn,
  providerTicket,
  signInOffers,
} from '@tallgrass/contracts/account'
import {
  connectProvider,
  finishSignIn,
  getTicket,
  linkProvider,
  listOwnIdentities,
  listProviders,
  unlinkProvider,
} from '@tallgrass/core/people'
import { publicProcedure, router, userProcedure } from '../../trpc.ts'

export const providersRouter = router({
  /** The providers that people can sign in with, and whether links are mailed. */
  list: publicProcedure
    .meta({ says: 'The providers that people can sign in with, and whether links are mailed' })
    .output(signInOffers)
    .query(({ ctx }) => listProviders(ctx)),
  /** Whom a provider has recognized in this browser, and what is missing; null if no one. */
  ticket: publicProcedure
    .meta({ says: 'Whom a provider has recognized in this browser, and what is missing; null if no one' })
    .output(providerTicket.nullable())
    .query(({ ctx }) => getTicket(ctx)),
  /** Connect the recognized account with the one that has its address, by its password, and sign in. */
  link: publicProcedure
    .meta({
      says: 'Connect the recognized account with the one that has its address, by its password, and sign in',
      refuses: ['GONE', 'CONFLICT', 'UNAUTHENTICATED', 'SECOND_FACTOR_NEEDED'],
    })
    .input(linkProviderInput)
    .output(providerSignIn)
    .mutation(({ ctx, input }) => linkProvider(ctx, input)),
  /** Sign in as recognized by the provider, with the code of the second factor. */
  finish: publicProcedure
    .meta({
      says: 'Sign in as recognized by the provider, with the code of the second factor',
      refuses: ['GONE', 'UNAUTHENTICATED', 'SECOND_FACTOR_NEEDED'],
    })
    .input(finishProviderInput)
    .output(providerSignIn)
    .mutation(({ ctx, input }) => finishSignIn(ctx, input)),
  /** Your accounts at providers. */
  identities: userProcedure
    .meta({ says: 'Your accounts at providers' })
    .output(identity.array())
    .query(({ ctx }) => listOwnIdentities(ctx)),
  /** Connect the recognized account with yours. */
  connect: userProcedure
    .meta({
      says: 'Connect the recognized account with yours',
      needsProof: true,
      refuses: ['GONE', 'CONFLICT'],
    })
    .output(done)
    .mutation(({ ctx }) => connectProvider(ctx)),
  /** Disconnect an account at a provider. */
  unlink: userProcedure
    .meta({ says: 'Disconnect an account at a provider', needsProof: true, refuses: ['NOT_FOUND'] })
    .input(identityId)
    .output(done)
    .mutation(({ ctx, input }) => unlinkProvider(ctx, input)),
})
