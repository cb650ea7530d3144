import { done } from '@tallgrass/contracts'
import { erasePersonInput } from '@tallgrass/contracts/account'
import { erasePerson } from '@tallgrass/core/people'
import { adminProcedure, router } from '../../trpc.ts'

export const adminDataRouter = router({
  /** Delete the account and data of a person who asked for it. */
  erasePerson: adminProcedure
    .meta({
      says: 'Delete the account and data of a person who asked for it',
      needsProof: true,
      refuses: ['CONFLICT'],
    })
    .input(erasePersonInput)
    .output(done)
    .mutation(({ ctx, input }) => erasePerson(ctx, input)),
})
