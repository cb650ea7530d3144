import { verifiedDocument, verifyDocumentInput } from '@tallgrass/contracts'
import { verifyDocument } from '@tallgrass/core'
import { publicProcedure, router } from '../../trpc.ts'

export const documentsRouter = router({
  verify: publicProcedure
    .input(verifyDocumentInput)
    .output(verifiedDocument)
    .query(({ ctx, input }) => verifyDocument(ctx, input)),
})
