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
/** Its packages are in the built files, where browsers and the renderer run them. */
const SITE = 'apps/web'

/** npm would install packages of types, which libraries name as peers. */
const NPM_SETTINGS = 'legacy-peer-deps=true\n'

/** The files of an archive by their paths. */
export type ArchiveEntries = Map<string, Uint8Array | string>

/** Throws a Refusal if the site is not built. */
export function archiveEntries(root: string): ArchiveEntries {
  const { scripts = {} } = readJson<Manifest>(root, 'package.json')
  const paths = archiveFiles({ tracked: trackedFiles(root), sources: readSourceTree(root), scripts })
  const entries: ArchiveEntries = new Map()
  for (const path of [...paths, ...builtFiles(root)]) entries.set(path, readFileSync(join(root, path)))
  for (const [path, content] of npmEntries(root, [SERVER])) entries.set(path, content)
  return entries
}

/** What npm reads of everything that a release runs: what it installs, and what the build has put into the site. */
export function shippedPackages(root: string): ArchiveEntries {
  return npmEntries(root, [SERVER, SITE])
}

/** What npm reads to install these workspaces, and those that they need. */
function npmEntries(root: string, start: string[]): ArchiveEntries {
  const lock = productionLock(readJson<Lock>(root, 'package-lock.json'), start)
  const workspaces = workspacesIn(lock)
  const entries: ArchiveEntries = new Map()
  entries.set('package.json', toText(rootManifest(readJson<Manifest>(root, 'package.json'), workspaces)))
  entries.set('package-lock.json', toText(lock))
  entries.set('.npmrc', NPM_SETTINGS)
  for (const workspace of workspaces) {
    const path = `${workspace}/package.json`
    entries.set(path, toText(workspaceManifest(readJson<Manifest>(root, path))))
  }
  return entries
}

function readJson<T>(root: string, path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
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
