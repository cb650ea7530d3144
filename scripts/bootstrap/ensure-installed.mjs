import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { isArchive } from './is-archive.mjs'
import { inRepository } from './repository.mjs'
import { trimPackages } from './trim-packages.mjs'

/** Installs the packages in package-lock.json, unless they are already installed. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing…')
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'],
    {
      cwd: inRepository(),
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32', // npm is a .cmd file there
    },
  )
  if (status === 0) {
    if (isArchive()) trimPackages(inRepository('node_modules'))
    return
  }
  console.error(
    'The packages that Tallgrass needs could not be installed; see the npm output above. Connect to the network, or set a reachable registry (npm config set registry), and try again.',
  )
  process.exit(1)
}

// npm records what it installed inside node_modules, once it has finished. Comparing that record with the lock file
// also detects a manual `npm install`, and an interrupted installation.
function isInstalled() {
  const record = inRepository('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readPackages(record)
  return Object.entries(readPackages(inRepository('package-lock.json'))).every(
    // An optional package may be for another system.
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
