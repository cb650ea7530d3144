import { type Container, createContainer } from '@tallgrass/server/container.ts'
import { readEnv } from '@tallgrass/server/env.ts'
import { explain } from '@tallgrass/server/explain.ts'
import { loadEnvFile } from './bootstrap/env-file.mjs'

/** Runs a command on the configured database, after migrating and locking it. Prints a failure as one sentence. */
export async function runCommand(
  work: (services: Container) => Promise<void>,
  { recordedKeys = 'kept' }: { recordedKeys?: 'kept' | 'lost' } = {},
): Promise<void> {
  loadEnvFile()
  try {
    const env = readEnv()
    for (const warning of env.warnings) console.warn(warning)
    const services = await createContainer(env, { worker: false, recordedKeys })
    try {
      await work(services)
    } finally {
      await services.close()
    }
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
