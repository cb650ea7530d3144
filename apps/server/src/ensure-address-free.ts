import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from './env.ts'

/** Throws the system's error if the server cannot listen. Called before anything is prepared. */
export async function ensureAddressFree({ host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
