import type { ApiKey } from '@tallgrass/contracts/integrations'
import { inDays, mockId } from './moments.ts'

/** Newest first. */
export const apiKeys: ApiKey[] = [
  {
    id: mockId('ApiKey', 1),
    name: 'Bookkeeping',
    prefix: 'tg_live_a7Kq2x',
    scopes: ['clients:read', 'invoices:read'],
    owner: null,
    createdBy: 'Ruth Calloway',
    createdAt: inDays(-12),
    expiresAt: inDays(78),
    lastUsedAt: inDays(-0.1),
    revokedAt: null,
    status: 'ACTIVE',
  },
  {
    id: mockId('ApiKey', 2),
    name: 'Lead import',
    prefix: 'tg_live_Zm41pd',
    scopes: ['leads:write'],
    owner: { id: mockId('User', 1), name: 'Ruth Calloway' },
    createdBy: 'Ruth Calloway',
    createdAt: inDays(-60),
    expiresAt: inDays(-30),
    lastUsedAt: inDays(-31),
    revokedAt: null,
    status: 'EXPIRED',
  },
  {
    id: mockId('ApiKey', 3),
    name: 'Old dashboard',
    prefix: 'tg_live_9sVbQe',
    scopes: ['projects:read'],
    owner: { id: mockId('User', 3), name: 'Maren Okafor' },
    createdBy: 'Maren Okafor',
    createdAt: inDays(-90),
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: inDays(-2),
    status: 'REVOKED',
  },
]
