import { adminLoginResult, done } from '@tallgrass/contracts'
import {
  passkey,
  passkeyCreation,
  passkeyId,
  passkeyRequest,
  passkeySignInInput,
  passkeys,
  registeredPasskey,
  registerPasskeyInput,
  renamePasskeyInput,
} from '@tallgrass/contracts/account'
import {
  askForPasskey,
  listPasskeys,
  offerPasskey,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@tallgrass/core/people'
import { publicProcedure, router, userProcedure } from '../../trpc.ts'

export const passkeysRouter = router({
  /** Your passkeys, oldest first. */
  list: userProcedure
    .meta({ says: 'Your passkeys, oldest first' })
    .output(passkeys)
    .query(({ ctx }) => listPasskeys(ctx)),
  /** What to ask the browser for a new passkey. */
  registerOptions: userProcedure
    .meta({ says: 'What to ask the browser for a new passkey', needsProof: true })
    .output(passkeyCreation)
    .mutation(({ ctx }) => offerPasskey(ctx)),
  /** Add the passkey that the browser has created. */
  register: userProcedure
    .meta({ says: 'Add the passkey that the browser has created', refuses: ['GONE'] })
    .input(registerPasskeyInput)
    .output(registeredPasskey)
    .mutation(({ ctx, input }) => registerPasskey(ctx, input)),
  /** Rename one of your passkeys. */
  rename: userProcedure
    .meta({ says: 'Rename one of your passkeys', refuses: ['NOT_FOUND'] })
    .input(renamePasskeyInput)
    .output(passkey)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),
  /** Remove one of your passkeys. */
  remove: userProcedure
    .meta({ says: 'Remove one of your passkeys', needsProof: true, refuses: ['NOT_FOUND'] })
    .input(passkeyId)
    .output(done)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
  /** What to ask the browser for a passkey of this site. */
  signInOptions: publicProcedure
    .meta({ says: 'What to ask the browser for a passkey of this site', usesReserve: true })
    .output(passkeyRequest)
    .mutation(({ ctx }) => askForPasskey(ctx)),
  /** Sign in with a passkey. */
  signIn: publicProcedure
    .meta({ says: 'Sign in with a passkey', refuses: ['UNAUTHENTICATED'], usesReserve: true })
    .input(passkeySignInInput)
    .output(adminLoginResult)
    .mutation(({ ctx, input }) => signInByPasskey(ctx, input)),
})
