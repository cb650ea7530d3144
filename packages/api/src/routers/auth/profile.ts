import { profile, setPictureInput, updateProfileInput } from '@tallgrass/contracts/account'
import { getProfile, removePicture, setPicture, updateProfile } from '@tallgrass/core/people'
import { router, userProcedure } from '../../trpc.ts'

export const profileRouter = router({
  /** Your own name, address, phone, time zone and picture. */
  get: userProcedure
    .meta({ says: 'Your own name, address, phone, time zone and picture' })
    .output(profile)
    .query(({ ctx }) => getProfile(ctx)),
  /** Change your name, phone or time zone. */
  update: userProcedure
    .meta({ says: 'Change your name, phone or time zone' })
    .input(updateProfileInput)
    .output(profile)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  /** Set your picture. */
  setPicture: userProcedure
    .meta({ says: 'Set your picture', refuses: ['RATE_LIMITED'] })
    .input(setPictureInput)
    .output(profile)
    .mutation(({ ctx, input }) => setPicture(ctx, input)),
  /** Remove your picture. */
  removePicture: userProcedure
    .meta({ says: 'Remove your picture' })
    .output(profile)
    .mutation(({ ctx }) => removePicture(ctx)),
})
