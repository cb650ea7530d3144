import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRepository } from '../bootstrap/repository.mjs'
import { installOnce, npmInstall } from './install-once.ts'

/**
 * Imports a package that only benches use: together they weigh more than what `npm ci` should bring everyone. It is
 * installed into .cache when it is first asked for.
 */
export async function importBenchPackage<Module>(name: string, version: string): Promise<Module> {
  const prefix = inRepository('.cache', 'bench', `${name}-${version}`)
  // npm writes it when everything else is there.
  const done = join(prefix, 'node_modules', '.package-lock.json')
  if (!existsSync(done)) {
    const install = npmInstall(`${name}@${version}`, prefix)
    installOnce(`${name} for the benches`, { isDone: `test -f '${done}'`, install })
  }
  const entry = createRequire(join(prefix, 'package.json')).resolve(name)
  return import(pathToFileURL(entry).href)
}
