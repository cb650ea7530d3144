import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { inRepository } from '../bootstrap/repository.mjs'

/**
 * Runs shell commands that install something, under a lock that the kernel releases if this process dies. Checks
 * `isDone` after taking the lock, in case another process has just done the work. Errors go to the terminal.
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

/** The shell command that installs Debian packages. It waits for other runs of apt. */
export function aptInstall(packages: string) {
  const install = `apt-get -qq install -y --no-install-recommends -o DPkg::Lock::Timeout=600 ${packages}`
  return `export DEBIAN_FRONTEND=noninteractive; apt-get -qq update && ${install}`
}

/** The shell command that installs an npm package into a separate folder. */
export function npmInstall(nameAndVersion: string, prefix: string) {
  return `npm install --prefix '${prefix}' --no-save --ignore-scripts --no-update-notifier --loglevel=error ${nameAndVersion}`
}
