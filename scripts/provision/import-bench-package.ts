import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRepository } from '../bootstrap/repository.mjs'
import { installOnce, npmInstall } from './install-once.ts'

/**
 * Imports a package that only benches use, and installs it into .cache on first use. Together, these packages are too
 * large to install for everyone with `npm ci`.
 */
export async function importBenchPackage<Module>(name: string, version: string): Promise<Module> {
  const prefix = inRepository('.cache', 'bench', `${name}-${version}`)
  // npm writes this file last.
  const done = join(prefix, 'node_modules', '.package-lock.json')
  if (!existsSync(done)) {
    const install = npmInstall(`${name}@${version}`, prefix)
    installOnce(`${name} for the benches`, { isDone: `test -f '${done}'`, install })
  }
  const entry = createRequire(join(prefix, 'package.json')).resolve(name)
  return import(pathToFileURL(entry).href)
}
