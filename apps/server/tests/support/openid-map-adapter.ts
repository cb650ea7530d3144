import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

/** Keeps what a provider stores, for as long as it runs. */
export function mapAdapter(): AdapterFactory {
  const stored = new Map<string, AdapterPayload>()
  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...stored].find(([key, payload]) => key.startsWith(`${kind}:`) && payload[field] === value)?.[1]
    return {
      upsert: async (id, payload) => void stored.set(keyOf(id), payload),
      find: async (id) => stored.get(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      destroy: async (id) => void stored.delete(keyOf(id)),
      async consume(id) {
        const payload = stored.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key)
      },
    }
  }
}
