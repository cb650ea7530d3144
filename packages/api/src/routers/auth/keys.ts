import { done } from '@tallgrass/contracts'
import { apiKeyId, apiKeys, createApiKeyInput, createdApiKey } from '@tallgrass/contracts/integrations'
import { createOwnKey, listOwnKeys, revokeOwnKey } from '@tallgrass/core/people'
import { router, userProcedure } from '../../trpc.ts'

/** API keys with the caller's own access. */
export const ownKeysRouter = router({
  /** Your API keys that are not revoked, newest first. */
  list: userProcedure
    .meta({ says: 'Your API keys that are not revoked, newest first' })
    .output(apiKeys)
    .query(({ ctx }) => listOwnKeys(ctx)),
  /** Create an API key with your own access; it is shown once. */
  create: userProcedure
    .meta({ says: 'Create an API key with your own access; it is shown once', needsProof: true })
    .input(createApiKeyInput)
    .output(createdApiKey)
    .mutation(({ ctx, input }) => createOwnKey(ctx, input)),
  /** Revoke one of your API keys: it stops at once. */
  revoke: userProcedure
    .meta({ says: 'Revoke one of your API keys: it stops at once' })
    .input(apiKeyId)
    .output(done)
    .mutation(({ ctx, input }) => revokeOwnKey(ctx, input)),
})
