import { ADMINISTRATORS, SIGNED_IN } from './policy.ts'

export const keyPolicies = {
  'auth.keys.list': SIGNED_IN,
  'auth.keys.create': SIGNED_IN,
  'auth.keys.revoke': SIGNED_IN,
  'admin.keys.list': ADMINISTRATORS,
  'admin.keys.create': ADMINISTRATORS,
  'admin.keys.revoke': ADMINISTRATORS,
} as const

/** The audit actions of each mutation. */
export const auditedKeyChanges = {
  'auth.keys.create': [['api-key.create', 'caller']],
  'auth.keys.revoke': [['api-key.revoke', 'caller']],
  'admin.keys.create': [['api-key.create', 'caller']],
  'admin.keys.revoke': [['api-key.revoke', 'caller']],
} satisfies Record<string, [action: string, actor: 'caller'][]>
