import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readSourceTree } from '../../structure/source-tree.ts'
import { git } from '../git.ts'
import { Refusal } from '../refusal.ts'
import { archiveFiles } from './archive-files.ts'
import { type Manifest, rootManifest, workspaceManifest } from './archive-manifests.ts'
import { type Lock, productionLock, workspacesIn } from './production-lock.ts'

/** What `npm run build` writes. */
const BUILT = ['apps/web/dist', 'apps/server/dist']
const SERVER = 'apps/server'

/** npm would install packages of types, which libraries name as peers. */
const NPM_SETTINGS = 'legacy-peer-deps=true\n'

/** The files of an archive by their paths. */
export type ArchiveEntries = Map<string, Uint8Array | string>

/** Throws a Refusal if the site is not built. */
export function archiveEntries(root: string): ArchiveEntries {
  const read = (path: string) => readFileSync(join(root, path))
  const manifest: Manifest = JSON.parse(read('package.json').toString())
  const whole: Lock = JSON.parse(read('package-lock.json').toString())
  const lock = productionLock(whole, [SERVER])
  const workspaces = workspacesIn(lock)
  const paths = archiveFiles({
    tracked: trackedFiles(root),
    sources: readSourceTree(root),
    scripts: manifest.scripts ?? {},
  })
  const entries: ArchiveEntries = new Map()
  for (const path of [...paths, ...builtFiles(root)]) entries.set(path, read(path))
  entries.set('package.json', toText(rootManifest(manifest, workspaces)))
  entries.set('package-lock.json', toText(lock))
  entries.set('.npmrc', NPM_SETTINGS)
  for (const workspace of workspaces) {
    const path = `${workspace}/package.json`
    entries.set(path, toText(workspaceManifest(JSON.parse(read(path).toString()))))
  }
  return entries
}

function trackedFiles(root: string): string[] {
  return git(root, 'ls-files', '-z').split('\0').filter(Boolean)
}

function builtFiles(root: string): string[] {
  return BUILT.flatMap((folder) => {
    const files = globSync(`${folder}/**`, { cwd: root }).filter((path) =>
      statSync(join(root, path)).isFile(),
    )
    if (files.length === 0) throw new Refusal(`There is nothing in ${folder}. Run: npm run build`)
    return files.sort()
  })
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
