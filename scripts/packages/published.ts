import { readFileSync } from 'node:fs'
import { inRepository } from '../bootstrap/repository.mjs'

/** The folders in `packages` that others can install. */
export const PUBLISHED = ['trpc-msw-typed', 'client', 'mocks']

interface Manifest {
  name: string
  version: string
  exports: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [field: string]: unknown
}

/** Entries that only this repository uses; their types need packages that are not published. */
const OWN_ENTRIES = ['./sample-inputs']

export function readManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(
    readFileSync(inRepository('packages', folder, 'package.json'), 'utf8'),
  )
  const entries = Object.entries(manifest.exports).filter(([entry]) => !OWN_ENTRIES.includes(entry))
  return { ...manifest, exports: Object.fromEntries(entries) }
}

/** The source file of each entry, by the name of the file that is built from it. */
export function entriesOf({ exports }: Manifest): Record<string, string> {
  return Object.fromEntries(Object.values(exports).map((path) => [builtName(path), path]))
}

/** What stays a package of its own beside the built one. Everything else, a devDependency, is part of it. */
export function outsideOf({ dependencies = {}, peerDependencies = {} }: Manifest): string[] {
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
}

/** The manifest of the built package. */
export function publishedManifest(manifest: Manifest): object {
  const { name, version, description, license, type, sideEffects, peerDependenciesMeta } = manifest
  const { dependencies = {}, peerDependencies = {} } = manifest
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, path]) => {
        const file = `./${builtName(path)}`
        return [entry, { types: `${file}.d.ts`, default: `${file}.js` }]
      }),
    ),
    dependencies: mapRanges(dependencies, (range) => `^${range}`),
    // Packages of this repository fit those of the same release.
    peerDependencies: mapRanges(peerDependencies, (range) => (range === '*' ? version : range)),
    peerDependenciesMeta,
  }
}

function builtName(path: string): string {
  return path.replace(/^\.\/src\//, '').replace(/\.ts$/, '')
}

function mapRanges(packages: Record<string, string>, toRange: (range: string) => string) {
  return Object.fromEntries(Object.entries(packages).map(([name, range]) => [name, toRange(range)]))
}
