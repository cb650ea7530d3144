import type { ApiKey, CreateApiKeyInput, CreatedApiKey } from '@tallgrass/contracts/integrations'
import { apiKeys } from '../samples/api-keys.ts'
import { inDays, mockId } from '../samples/moments.ts'
import { admin, client, type Visitor } from '../samples/people.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

/** Remembers what was created and revoked. */
export function apiKeyMocks(as: Visitor): MocksOf<'auth.keys'> & MocksOf<'admin.keys'> {
  const { id, name: createdBy } = as === 'admin' ? admin : client
  const owner = { id, name: createdBy }
  let keys = apiKeys
  function create({ days, name, scopes }: CreateApiKeyInput, of: ApiKey['owner']): CreatedApiKey {
    const times = { createdAt: inDays(0), expiresAt: days === null ? null : inDays(days), lastUsedAt: null }
    const facts = { id: mockId('ApiKey', keys.length + 1), name, prefix: 'tg_live_n3wKey', scopes, createdBy }
    const key: ApiKey = { ...facts, ...times, owner: of, revokedAt: null, status: 'ACTIVE' }
    keys = [key, ...keys]
    return { key, token: 'tg_live_n3wKeyLPvQ8sXc2Rf6TzYb1NmJ0hUaEo5WdGi9KqB4C' }
  }
  function revoke(revoked: ApiKey['id']): { ok: true } {
    keys = keys.map((key) =>
      key.id === revoked ? { ...key, revokedAt: inDays(0), status: 'REVOKED' as const } : key,
    )
    return { ok: true }
  }
  return {
    'auth.keys.list': () => keys.filter((key) => key.owner?.id === id && key.revokedAt === null),
    'auth.keys.create': (input) => create(input, owner),
    'auth.keys.revoke': ({ id: revoked }) => revoke(revoked),
    'admin.keys.list': () => onlyPage(keys),
    'admin.keys.create': (input) => create(input, null),
    'admin.keys.revoke': ({ id: revoked }) => revoke(revoked),
  }
}
