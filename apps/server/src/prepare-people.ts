import {
  createAdministrator,
  createSystemCtx,
  ensureFirstAdministrator,
  hasAdministrator,
} from '@tallgrass/core'
import type { Container } from './container.ts'
import { type Env, EnvError } from './env.ts'

/** Whoever must be there before anybody signs in. Throws EnvError in production without an administrator. */
export async function preparePeople(services: Container, env: Env): Promise<void> {
  const ctx = createSystemCtx(services)
  const demo = env.demoData && !(await hasAdministrator(ctx)) && (await bringDemoData(services))
  if (env.firstAdministrator) {
    const administrator = { ...env.firstAdministrator, name: 'Administrator', username: null }
    // The demo data brings an administrator of its own, beside whom the configured one is wanted too.
    if (demo) await createAdministrator(ctx, administrator)
    else await ensureFirstAdministrator(ctx, administrator)
  }
  if (env.production && !(await hasAdministrator(ctx))) {
    throw new EnvError('ADMIN_EMAIL: is required with ADMIN_PASSWORD because there is no administrator yet')
  }
}

/** Its code is loaded only for the one start that needs it. */
async function bringDemoData(services: Container): Promise<boolean> {
  const { loadDemoData } = await import('./demo-data/load-demo-data.ts')
  return loadDemoData(services, services.builtin)
}
