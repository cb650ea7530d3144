import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'

/** Creates a consumer project with these packages and the files of a folder here. Returns its path. */
export function newProject(folder: string, files: 'consumer' | 'consumer-next', packages: string[]): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n')
  install(folder, packages)
  // They end in .txt here, because they belong to no package of this repository.
  const consumer = inRepository('scripts/packages', files)
  for (const file of globSync('**/*.txt', { cwd: consumer })) {
    const copy = join(folder, file.replace(/\.txt$/, ''))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(join(consumer, file), copy)
  }
  return folder
}

export function install(folder: string, packages: string[]): void {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'inherit' })
}
