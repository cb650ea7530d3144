import {
  acceptInvitationInput,
  acceptInvitationResult,
  adminLoginInput,
  adminLoginResult,
  changePasswordInput,
  done,
  forgotPasswordInput,
  invitationToken,
  loginInput,
  openInvitation,
  registerInput,
  resetPasswordInput,
  sessionUser,
} from '@tallgrass/contracts'
import {
  acceptInvitation,
  changePassword,
  getOpenInvitation,
  register,
  requestPasswordReset,
  resetPassword,
  signIn,
  signInAdmin,
  signOut,
} from '@tallgrass/core'
import { publicProcedure, router, userProcedure } from '../trpc.ts'

/** Works on a full disk: an administrator must be able to sign in and fix it, and anyone can sign out. */
const sessionProcedure = publicProcedure.meta({ access: 'ANYONE', usesReserve: true })

export const authRouter = router({
  session: publicProcedure.output(sessionUser.nullable()).query(({ ctx }) => ctx.user),
  login: sessionProcedure
    .input(loginInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  adminLogin: sessionProcedure
    .input(adminLoginInput)
    .output(adminLoginResult)
    .mutation(({ ctx, input }) => signInAdmin(ctx, input)),
  register: publicProcedure
    .input(registerInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => register(ctx, input)),
  logout: sessionProcedure.output(done).mutation(({ ctx }) => signOut(ctx)),
  changePassword: userProcedure
    .input(changePasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  forgotPassword: publicProcedure
    .input(forgotPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  invitation: publicProcedure
    .input(invitationToken)
    .output(openInvitation)
    .query(({ ctx, input }) => getOpenInvitation(ctx, input)),
  acceptInvitation: publicProcedure
    .input(acceptInvitationInput)
    .output(acceptInvitationResult)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
})
