import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('prepare.ts', import.meta.url))

/**
 * Makes the database and what stands in it at first, in a process of its own: it takes twice the memory that serving
 * does, and is done once. Where that process fails it has said why, and this one ends as well.
 */
export function prepareApart(): void {
  const { status } = spawnSync(process.execPath, [...process.execArgv, PROGRAM], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
