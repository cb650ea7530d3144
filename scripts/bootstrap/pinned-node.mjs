import { existsSync } from 'node:fs'
import { inRepository } from './repository.mjs'

const wantedMajor = 24

/**
 * The Node.js pinned in the lock file. On a system without one, the running Node.js if it is new enough; otherwise
 * exits.
 */
export function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = inRepository('node_modules', `node-${system}-${process.arch}`, 'bin', binary)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return process.execPath
  console.error(
    `Tallgrass does not include Node.js for ${process.platform} on ${process.arch}. Install Node.js ${wantedMajor} or newer from https://nodejs.org`,
  )
  process.exit(1)
}
