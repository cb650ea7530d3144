import { type LockEntries, packagePath } from '../../bootstrap/lock-entries.mjs'

export interface Lock {
  name?: string
  version?: string
  packages: LockEntries
}

/**
 * The part of a lock file that these workspaces need to run, together with the optional packages of the root. Peers are
 * left out: those that run are dependencies as well, and the others have types.
 */
export function productionLock(lock: Lock, start: string[]): Lock {
  const packages = withoutDevDependencies(lock.packages)
  const reached = reach(packages, ['', ...start], ['dependencies', 'optionalDependencies'])
  const needed = reach(packages, ['', ...start], ['dependencies'])
  const workspaces = [...reached].filter(isWorkspace).sort()
  const kept = Object.entries(packages).filter(
    ([path, { link, resolved }]) => reached.has(path) || (link && workspaces.includes(resolved ?? '')),
  )
  const entries = kept.map(([path, { dev, devOptional, optional, ...entry }]) => [
    path,
    path === '' || needed.has(path) || entry.link || isWorkspace(path) ? entry : { ...entry, optional: true },
  ])
  const result: LockEntries = Object.fromEntries(entries)
  result[''] = { ...result[''], workspaces }
  return { ...lock, packages: result }
}

/** The workspaces in a lock file, such as `packages/core`. */
export function workspacesIn({ packages }: Lock): string[] {
  return Object.keys(packages).filter(isWorkspace).sort()
}

function isWorkspace(path: string): boolean {
  return path !== '' && !path.includes('node_modules/')
}

function withoutDevDependencies(packages: LockEntries): LockEntries {
  const entries = Object.entries(packages).map(([path, { devDependencies, ...entry }]) => [path, entry])
  return Object.fromEntries(entries)
}

type Kind = 'dependencies' | 'optionalDependencies'

/** The paths of the packages that `start` leads to. Throws if the lock file lacks one. */
function reach(packages: LockEntries, start: string[], kinds: Kind[]): Set<string> {
  const reached = new Set<string>()
  const visit = (path: string): void => {
    const entry = packages[path]
    if (!entry || reached.has(path)) return
    reached.add(path)
    if (entry.link && entry.resolved) visit(entry.resolved)
    for (const kind of kinds) {
      for (const name of Object.keys(entry[kind] ?? {})) {
        const found = packagePath(packages, path, name)
        if (found !== undefined) visit(found)
        else if (kind === 'dependencies') throw new Error(`package-lock.json lacks ${name} of ${path}`)
      }
    }
  }
  for (const path of start) visit(path)
  return reached
}
