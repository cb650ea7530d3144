import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('prepare.ts', import.meta.url))

/**
 * Creates the database and its initial data in a separate process, because that takes twice the memory of serving and
 * happens only once. If that process fails, it has printed the reason, and this process exits too.
 */
export function prepareInChild(): void {
  const { status } = spawnSync(process.execPath, [...process.execArgv, PROGRAM], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
