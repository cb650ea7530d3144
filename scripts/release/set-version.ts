import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFESTS = ['package.json', '{apps,packages}/*/package.json']

/** Sets the version in the package.json of every workspace, and in package-lock.json. */
export function setVersion(root: string, version: string): void {
  const manifests = globSync(MANIFESTS, { cwd: root })
  for (const path of manifests) edit(join(root, path), (text) => withVersion(text, version))
  edit(join(root, 'package-lock.json'), (text) => {
    const lock = JSON.parse(text)
    lock.version = version
    for (const path of manifests) lock.packages[path.replace(/\/?package\.json$/, '')].version = version
    return `${JSON.stringify(lock, null, 2)}\n`
  })
}

/** The version in the package.json of the repository. */
export function readVersion(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Only the line changes, whatever the formatting. */
function withVersion(text: string, version: string): string {
  return text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
}
