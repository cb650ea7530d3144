import { createSystemCtx } from '@tallgrass/core'
import { createAdministrator, ensureFirstAdministrator, hasAdministrator } from '@tallgrass/core/people'
import { AppError } from '@tallgrass/domain'
import type { Container } from './container.ts'
import { type Env, EnvError } from './env.ts'

/**
 * Creates the accounts needed before the first sign-in. Throws EnvError in production if there is no administrator, and
 * for a password that no one should have.
 */
export async function preparePeople(services: Container, env: Env): Promise<void> {
  const ctx = createSystemCtx(services)
  const demo = env.demoData && !(await hasAdministrator(ctx)) && (await loadDemo(services))
  if (env.firstAdministrator) {
    const administrator = { ...env.firstAdministrator, name: 'Administrator', username: null }
    // The demo data has its own administrator; the configured one is added to it.
    await orNameVariable(
      demo ? createAdministrator(ctx, administrator) : ensureFirstAdministrator(ctx, administrator),
    )
  }
  if (env.production && !(await hasAdministrator(ctx))) {
    throw new EnvError('ADMIN_EMAIL: is required with ADMIN_PASSWORD because there is no administrator yet')
  }
}

/** A refused password is one of the configuration. */
async function orNameVariable(created: Promise<unknown>): Promise<void> {
  try {
    await created
  } catch (error) {
    const isPassword = error instanceof AppError && error.issues?.some(({ path }) => path === 'password')
    throw isPassword ? new EnvError(`ADMIN_PASSWORD: ${error.message}`, { cause: error }) : error
  }
}

/** Imported on demand: only the first start needs this code. */
async function loadDemo(services: Container): Promise<boolean> {
  const { loadDemoData } = await import('./demo-data/load-demo-data.ts')
  return loadDemoData(services, services.builtin)
}
