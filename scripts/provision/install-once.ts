import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { inRepository } from '../bootstrap/repository.mjs'

/**
 * Runs installing shell commands while holding a lock, which the kernel frees if we die. `isDone` is asked once
 * the lock is ours: whoever waited for another process finds the work done. What goes wrong is on the terminal.
 */
export function installOnce(what: string, { isDone, install }: { isDone: string; install: string }) {
  console.error(`Installing ${what}…`)
  mkdirSync(inRepository('.cache'), { recursive: true })
  spawnSync(
    'flock',
    [inRepository('.cache', 'provision.lock'), 'sh', '-ec', `${isDone} || { ${install}; }`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}

export function canInstallSystemPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** The shell command that installs Debian packages, after whatever else apt is doing. */
export function aptInstall(packages: string) {
  const install = `apt-get -qq install -y --no-install-recommends -o DPkg::Lock::Timeout=600 ${packages}`
  return `export DEBIAN_FRONTEND=noninteractive; apt-get -qq update && ${install}`
}

/** The shell command that puts an npm package into a folder of its own. */
export function npmInstall(nameAndVersion: string, prefix: string) {
  return `npm install --prefix '${prefix}' --no-save --ignore-scripts --no-update-notifier --loglevel=error ${nameAndVersion}`
}
