import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from './env.ts'

/** Throws the system's error where the server could not listen, before anything is prepared for it. */
export async function ensureAddressFree({ host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
