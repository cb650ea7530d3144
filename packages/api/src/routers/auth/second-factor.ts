import { done } from '@tallgrass/contracts'
import {
  confirmAuthenticatorInput,
  confirmedAuthenticator,
  newAuthenticator,
  proveInput,
  renewedRecoveryCodes,
  secondFactorState,
} from '@tallgrass/contracts/account'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getSecondFactor,
  prove,
  renewRecoveryCodes,
  turnOffAuthenticator,
} from '@tallgrass/core/people'
import { router, userProcedure } from '../../trpc.ts'

export const secondFactorRouter = router({
  /** What you have added to your password. */
  state: userProcedure
    .meta({ says: 'What you have added to your password' })
    .output(secondFactorState)
    .query(({ ctx }) => getSecondFactor(ctx)),
  /** Begin to add an authenticator app. */
  begin: userProcedure
    .meta({ says: 'Begin to add an authenticator app', needsProof: true })
    .output(newAuthenticator)
    .mutation(({ ctx }) => beginAuthenticator(ctx)),
  /** Add the authenticator app with a code of it. */
  confirm: userProcedure
    .meta({ says: 'Add the authenticator app with a code of it' })
    .input(confirmAuthenticatorInput)
    .output(confirmedAuthenticator)
    .mutation(({ ctx, input }) => confirmAuthenticator(ctx, input)),
  /** Remove your authenticator app. */
  turnOff: userProcedure
    .meta({ says: 'Remove your authenticator app', needsProof: true })
    .output(done)
    .mutation(({ ctx }) => turnOffAuthenticator(ctx)),
  /** Replace your recovery codes. */
  renewRecoveryCodes: userProcedure
    .meta({ says: 'Replace your recovery codes', needsProof: true })
    .output(renewedRecoveryCodes)
    .mutation(({ ctx }) => renewRecoveryCodes(ctx)),
  /** Confirm that it is you, for the next ten minutes of this session. */
  prove: userProcedure
    .meta({ says: 'Confirm that it is you, for the next ten minutes of this session', usesReserve: true })
    .input(proveInput)
    .output(done)
    .mutation(({ ctx, input }) => prove(ctx, input)),
})
