import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const GROUPS = ['apps/*', 'packages/*', 'scripts', 'migrations']
const CONFIGURATION = ['package-lock.json', '.oxlintrc.json', 'tsconfig.base.json']
const REMEMBERED = '.cache/lint-groups.json'
const GENERATED = new Set(['node_modules', 'dist', 'dist-ssr', '.types', '.turbo', '.cache'])

type Keys = Record<string, string>

/**
 * A key for each folder that is linted separately. It changes with the folder's sources, with the types that any other
 * folder declares (in `.types`, written by the compiler), and with the linter's configuration.
 */
export function groupKeys(root: string): Keys {
  const groups = globSync(GROUPS, { cwd: root }).sort()
  const declared = new Map(
    groups.map((group) => [
      group,
      hashOf(root, globSync(`${group}/**/.types/**/*.d.ts`, { cwd: root, exclude: isForeign })),
    ]),
  )
  const configuration = hashOf(root, CONFIGURATION)
  const keyOf = (group: string) => {
    const others = groups.filter((other) => other !== group).map((other) => declared.get(other))
    const sources = globSync(`${group}/**/*.{ts,tsx,mjs,json}`, { cwd: root, exclude: isGenerated })
    return createHash('sha256')
      .update([configuration, hashOf(root, sources), ...others].join('\n'))
      .digest('hex')
  }
  return Object.fromEntries(groups.map((group) => [group, keyOf(group)]))
}

/** The folders whose keys have changed since the last run that passed. */
export function changedGroups(root: string, keys: Keys): string[] {
  const file = join(root, REMEMBERED)
  const remembered: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const before = new Map(Object.entries(remembered ?? {}))
  return Object.keys(keys).filter((group) => before.get(group) !== keys[group])
}

export function rememberKeys(root: string, keys: Keys) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, REMEMBERED), JSON.stringify(keys))
}

function hashOf(root: string, paths: string[]) {
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function isGenerated(path: string) {
  return path.split('/').some((segment) => GENERATED.has(segment))
}

function isForeign(path: string) {
  return path.split('/').includes('node_modules')
}
