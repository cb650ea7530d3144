import {
  acceptInvitationInput,
  acceptInvitationResult,
  adminLoginInput,
  adminLoginResult,
  changePasswordInput,
  done,
  forgotPasswordInput,
  invitationToken,
  invitedAccount,
  loginInput,
  openInvitation,
  registerInput,
  resetPasswordInput,
  sessionUser,
} from '@tallgrass/contracts'
import {
  acceptInvitation,
  changePassword,
  findInvitedAccount,
  getOpenInvitation,
  register,
  requestPasswordReset,
  resetPassword,
  signIn,
  signInAdmin,
  signOut,
} from '@tallgrass/core/people'
import { publicProcedure, router, userProcedure } from '../trpc.ts'
import { ownDataRouter } from './auth/data.ts'
import { emailRouter } from './auth/email.ts'
import { ownKeysRouter } from './auth/keys.ts'
import { linksRouter } from './auth/links.ts'
import { passkeysRouter } from './auth/passkeys.ts'
import { profileRouter } from './auth/profile.ts'
import { providersRouter } from './auth/providers.ts'
import { secondFactorRouter } from './auth/second-factor.ts'
import { ownSessionsRouter } from './auth/sessions.ts'

/** Works on a full disk: an administrator must be able to sign in and fix it, and anyone can sign out. */
const sessionProcedure = publicProcedure.meta({ access: 'ANYONE', usesReserve: true })

export const authRouter = router({
  data: ownDataRouter,
  sessions: ownSessionsRouter,
  keys: ownKeysRouter,
  profile: profileRouter,
  email: emailRouter,
  secondFactor: secondFactorRouter,
  passkeys: passkeysRouter,
  links: linksRouter,
  providers: providersRouter,
  /** The signed-in user, or null. */
  session: publicProcedure
    .meta({ says: 'The signed-in user, or null' })
    .output(sessionUser.nullable())
    .query(({ ctx }) => ctx.user),
  /** Sign in with an email address and a password. */
  login: sessionProcedure
    .meta({
      says: 'Sign in with an email address and a password',
      refuses: ['UNAUTHENTICATED', 'SECOND_FACTOR_NEEDED'],
    })
    .input(loginInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  /** Sign in as an administrator. */
  adminLogin: sessionProcedure
    .meta({ says: 'Sign in as an administrator', refuses: ['UNAUTHENTICATED', 'SECOND_FACTOR_NEEDED'] })
    .input(adminLoginInput)
    .output(adminLoginResult)
    .mutation(({ ctx, input }) => signInAdmin(ctx, input)),
  /** Create a client account and sign in. */
  register: publicProcedure
    .meta({ says: 'Create a client account and sign in', refuses: ['CONFLICT'] })
    .input(registerInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => register(ctx, input)),
  /** Sign out. */
  logout: sessionProcedure
    .meta({ says: 'Sign out' })
    .output(done)
    .mutation(({ ctx }) => signOut(ctx)),
  /** Change your password; other sessions end. */
  changePassword: userProcedure
    .meta({ says: 'Change your password; other sessions end', refuses: ['PROOF_NEEDED'] })
    .input(changePasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  /** Request a password reset link by email. */
  forgotPassword: publicProcedure
    .meta({ says: 'Request a password reset link by email' })
    .input(forgotPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  /** Set a new password with a reset link. */
  resetPassword: publicProcedure
    .meta({ says: 'Set a new password with a reset link', refuses: ['GONE'] })
    .input(resetPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  /** The details of an open invitation. */
  invitation: publicProcedure
    .meta({ says: 'The details of an open invitation', refuses: ['GONE'] })
    .input(invitationToken)
    .output(openInvitation)
    .query(({ ctx, input }) => getOpenInvitation(ctx, input)),
  /** Who signs in after an invitation was accepted; null before that. */
  invitedAccount: publicProcedure
    .meta({ says: 'Who signs in after an invitation was accepted; null before that' })
    .input(invitationToken)
    .output(invitedAccount.nullable())
    .query(({ ctx, input }) => findInvitedAccount(ctx, input)),
  /** Accept an invitation and create the account. */
  acceptInvitation: publicProcedure
    .meta({ says: 'Accept an invitation and create the account', refuses: ['GONE', 'CONFLICT'] })
    .input(acceptInvitationInput)
    .output(acceptInvitationResult)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
})
