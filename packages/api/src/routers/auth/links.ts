import { done, sessionUser } from '@tallgrass/contracts'
import {
  requestSignInLinkInput,
  signInLinkFacts,
  signInLinkInput,
  useSignInCodeInput,
  useSignInLinkInput,
} from '@tallgrass/contracts/account'
import { getSignInLink, requestSignInLink, useSignInCode, useSignInLink } from '@tallgrass/core/people'
import { publicProcedure, router } from '../../trpc.ts'

export const linksRouter = router({
  /** Email a sign-in link to use in this browser. */
  request: publicProcedure
    .meta({ says: 'Email a sign-in link to use in this browser', refuses: ['NOT_FOUND'] })
    .input(requestSignInLinkInput)
    .output(done)
    .mutation(({ ctx, input }) => requestSignInLink(ctx, input)),
  /** Whether a sign-in link can be used in this browser. */
  get: publicProcedure
    .meta({ says: 'Whether a sign-in link can be used in this browser' })
    .input(signInLinkInput)
    .output(signInLinkFacts)
    .query(({ ctx, input }) => getSignInLink(ctx, input)),
  /** Sign in with a mailed link. */
  use: publicProcedure
    .meta({
      says: 'Sign in with a mailed link',
      refuses: ['NOT_FOUND', 'GONE', 'CONFLICT', 'UNAUTHENTICATED', 'SECOND_FACTOR_NEEDED'],
    })
    .input(useSignInLinkInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => useSignInLink(ctx, input)),
  /** Sign in with the code of a mailed link, where it was requested. */
  useCode: publicProcedure
    .meta({
      says: 'Sign in with the code of a mailed link, where it was requested',
      refuses: ['NOT_FOUND', 'GONE', 'UNAUTHENTICATED', 'SECOND_FACTOR_NEEDED'],
    })
    .input(useSignInCodeInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => useSignInCode(ctx, input)),
})
