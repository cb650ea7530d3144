import { type ApiScope, apiScopes, keyLifetimes, keyStatuses } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { line } from './text.ts'

const scope = /* @__PURE__ */ z.enum(apiScopes, 'Choose from the scopes that there are')

/** A key with which a program acts. Its text is shown once. */
export const apiKey = z
  .object({
    id: idOf('ApiKey'),
    name: z.string(),
    /** How the key begins, to recognize it. */
    prefix: z.string().meta({ description: 'How the key begins, to recognize it.' }),
    scopes: z.array(scope),
    /** Whose access it has; null for a key of the business. */
    owner: z
      .object({ id: idOf('User'), name: z.string() })
      .nullable()
      .meta({ description: 'Whose access it has; null for a key of the business.' }),
    createdBy: z.string(),
    createdAt: instant,
    /** Null for a key that never expires. */
    expiresAt: instant.nullable().meta({ description: 'Null for a key that never expires.' }),
    /** Exact to a minute. */
    lastUsedAt: instant.nullable().meta({ description: 'Exact to a minute.' }),
    revokedAt: instant.nullable(),
    status: z.enum(keyStatuses),
  })
  .meta({ description: 'A key with which a program acts. Its text is shown once.' })
export type ApiKey = z.infer<typeof apiKey>
export const apiKeys = /* @__PURE__ */ z.array(apiKey)
export const apiKeyPage = /* @__PURE__ */ pageOf(apiKey)
export const listApiKeysInput = pageInput
export type ListApiKeysInput = z.infer<typeof listApiKeysInput>

/** `days`: after how many it expires; null for never. */
export const createApiKeyInput = z
  .object({
    name: line({ label: 'Name', required: 'Name is required', max: 60 }),
    scopes: z
      .array(scope, 'Choose at least one scope')
      .min(1, 'Choose at least one scope')
      .max(apiScopes.length, 'Choose each scope once')
      .refine((scopes) => new Set(scopes).size === scopes.length, 'Choose each scope once')
      .transform((scopes): ApiScope[] => scopes.toSorted()),
    days: z.union(
      keyLifetimes.map((days) => z.literal(days)),
      'Choose 30, 90 or 365 days, or null for never',
    ),
  })
  .meta({ description: '`days`: after how many it expires; null for never.' })
export type CreateApiKeyInput = z.infer<typeof createApiKeyInput>

/** `token` is the key itself, which is not shown again. */
export const createdApiKey = z
  .object({ key: apiKey, token: z.string() })
  .meta({ description: '`token` is the key itself, which is not shown again.' })
export type CreatedApiKey = z.infer<typeof createdApiKey>

export const apiKeyId = z.object({ id: idOf('ApiKey') })
export type ApiKeyIdInput = z.infer<typeof apiKeyId>
