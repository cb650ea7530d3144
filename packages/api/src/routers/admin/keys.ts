import { done } from '@tallgrass/contracts'
import {
  apiKeyId,
  apiKeyPage,
  createApiKeyInput,
  createdApiKey,
  listApiKeysInput,
} from '@tallgrass/contracts/integrations'
import { createBusinessKey, listKeys, revokeKey } from '@tallgrass/core/people'
import { adminProcedure, router } from '../../trpc.ts'

export const keysRouter = router({
  /** Every API key, of people and of the business, newest first. */
  list: adminProcedure
    .meta({ says: 'Every API key, of people and of the business, newest first' })
    .input(listApiKeysInput)
    .output(apiKeyPage)
    .query(({ ctx, input }) => listKeys(ctx, input)),
  /** Create an API key of the business; it is shown once. */
  create: adminProcedure
    .meta({ says: 'Create an API key of the business; it is shown once', needsProof: true })
    .input(createApiKeyInput)
    .output(createdApiKey)
    .mutation(({ ctx, input }) => createBusinessKey(ctx, input)),
  /** Revoke an API key of the business or of anyone: it stops at once. */
  revoke: adminProcedure
    .meta({ says: 'Revoke an API key of the business or of anyone: it stops at once' })
    .input(apiKeyId)
    .output(done)
    .mutation(({ ctx, input }) => revokeKey(ctx, input)),
})
