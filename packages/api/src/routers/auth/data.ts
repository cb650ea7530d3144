import { done } from '@tallgrass/contracts'
import { dataExportId, dataState, deleteAccountInput, openedExport } from '@tallgrass/contracts/account'
import { deleteAccount, getDataState, openExport, requestExport } from '@tallgrass/core/people'
import { router, userProcedure } from '../../trpc.ts'

/** Deeds of which the caller must have proved that it is them. */
const provenProcedure = userProcedure.meta({ access: 'USER', needsProof: true })

export const ownDataRouter = router({
  /** The latest copy of your data, and whether you can delete your account. */
  state: userProcedure
    .meta({ says: 'The latest copy of your data, and whether you can delete your account' })
    .output(dataState)
    .query(({ ctx }) => getDataState(ctx)),
  /** Ask for a copy of your data; you are told when it is ready. */
  requestExport: userProcedure
    .meta({ says: 'Ask for a copy of your data; you are told when it is ready' })
    .output(dataState)
    .mutation(({ ctx }) => requestExport(ctx)),
  /** The path to download your copy. */
  openExport: provenProcedure
    .meta({ says: 'The path to download your copy' })
    .input(dataExportId)
    .output(openedExport)
    .mutation(({ ctx, input }) => openExport(ctx, input)),
  /** Delete your account, and all data that no law keeps. */
  requestDeletion: provenProcedure
    .meta({ says: 'Delete your account, and all data that no law keeps', refuses: ['CONFLICT'] })
    .input(deleteAccountInput)
    .output(done)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
})
