import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'

const OLD = 'Documents sealed earlier can still be verified with their own certificate.'

/** Which seal new documents get in the restored place, if not that of the backup. */
export function describeSeal({ dataDirectory, sealP12 }: Env, files: number): string[] {
  const own = join(dataDirectory, 'seal.p12')
  const hasGenerated = existsSync(join(dataDirectory, 'seal.pem'))
  if (sealP12) {
    if (existsSync(own))
      return readFileSync(own).equals(readFileSync(sealP12.path))
        ? []
        : [
            `New documents get the seal in ${sealP12.path} (SEAL_P12), not the one of the backup, ${own}. ${OLD}`,
          ]
    return hasGenerated
      ? [
          `New documents get the seal in ${sealP12.path} (SEAL_P12), not the one of the backup, seal.pem. ${OLD}`,
        ]
      : []
  }
  if (existsSync(own))
    return [
      `The seal of this business is in ${own}. Without SEAL_P12 and SEAL_P12_PASSWORD for it, new documents get another seal. ${OLD}`,
    ]
  if (hasGenerated || files === 0) return []
  return [`No seal is in the backup, so the next document gets a new one. ${OLD}`]
}
