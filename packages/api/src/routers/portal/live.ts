import { liveInput, liveMessage } from '@tallgrass/contracts'
import { followChanges } from '@tallgrass/core'
import { streamOf } from '../../stream-of.ts'
import { portalProcedure } from '../../trpc.ts'

/** What changes while you look at it. */
export const liveProcedure = portalProcedure
  .meta({ says: 'What changes while you look at it', scope: 'changes:read' })
  .input(liveInput)
  .output(streamOf(liveMessage))
  .subscription(({ ctx, input, signal }) => followChanges(ctx, input, signal))
