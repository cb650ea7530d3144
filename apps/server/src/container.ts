import { createLimits, createPasswords, createSealer, noLimits, type Services } from '@tallgrass/core'
import { migrateToLatest, openDatabase } from '@tallgrass/db'
import type { Env } from './env.ts'
import { loadSecrets } from './secrets.ts'

/** Everything that is made once a process. Throws when the data directory is in use or the database is away. */
export async function createContainer(env: Env): Promise<Services> {
  const database = await openDatabase(
    env.databaseUrl ? { url: env.databaseUrl } : { directory: env.dataDirectory },
  )
  try {
    await migrateToLatest(database.db)
    return {
      database,
      clock: () => new Date(),
      settings: {
        publicUrl: env.publicUrl,
        invitationTtl: env.invitationTtl,
        sessionLifetimes: env.sessionLifetimes,
      },
      passwords: createPasswords(),
      limits: env.rateLimits ? createLimits(database) : noLimits,
      sealer: createSealer(loadSecrets(env.dataDirectory).sealKey),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
