import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { inRepository } from '../../bootstrap/repository.mjs'
import { readSourceTree, type SourceFile } from '../../structure/source-tree.ts'
import { git } from '../git.ts'
import { shippedPackages } from './archive-entries.ts'
import { archiveCommands, archiveFiles } from './archive-files.ts'
import { rootManifest, workspaceManifest } from './archive-manifests.ts'
import { productionLock } from './production-lock.ts'

const manifest = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'))
const lock = productionLock(JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')), [
  'apps/server',
])
let sources: SourceFile[]
let files: Set<string>

beforeAll(() => {
  const tracked = git(inRepository(), 'ls-files', '-z').split('\0')
  sources = readSourceTree(inRepository())
  files = new Set(archiveFiles({ tracked, sources, scripts: manifest.scripts }))
})

test('an archive holds the server, its packages, the migrations, the commands and the documents', () => {
  const needed = [
    'apps/server/src/main.ts',
    'apps/server/src/backups/backup-child.ts',
    'apps/server/src/prepare.ts',
    'packages/core/src/index.ts',
    'packages/db/embedded/empty-database.zip.br',
    'scripts/start.mjs',
    'scripts/bootstrap/hand-over.mjs',
    'scripts/run-site-command.ts',
    'scripts/deploy/Containerfile',
    'scripts/deploy/tallgrass.service',
    '.env.example',
    '.github/OPERATION.md',
    'LICENSE',
    'README.md',
  ]
  expect(needed.filter((path) => !files.has(path))).toEqual([])
  const migrations = [...files].filter((path) => path.startsWith('migrations/'))
  expect(migrations.length).toBeGreaterThan(70)
})

test('an archive holds no settings, no tests, nothing that only tests use, and no sources of the site', () => {
  const unwanted =
    /(^|\/)\.env$|\.(test|spec)\.|(^|\/)(tests|e2e|testing|test-\w+|fixtures?|bench)\/|^apps\/web\/|^\.ci\/|^scripts\/(release|structure)/
  expect([...files].filter((path) => unwanted.test(path))).toEqual([])
})

test('every import in an archive leads to a file or a package that it has', () => {
  const inArchive = sources.filter(({ path }) => files.has(path))
  expect(inArchive.length).toBeGreaterThan(500)
  const missing = inArchive.flatMap(({ imports, path }) =>
    imports
      .filter(({ specifier, typeOnly }) => !typeOnly && !isThere(specifier, path))
      .map(({ specifier }) => `${path}: ${specifier}`),
  )
  expect(missing).toEqual([])
})

function isThere(specifier: string, from: string): boolean {
  if (specifier.startsWith('.')) return files.has(new URL(specifier, `file:///${from}`).pathname.slice(1))
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return true
  const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]
  return lock.packages[`node_modules/${name}`] !== undefined
}

test('its package.json has the commands that work in it, and neither it nor a workspace asks for more packages', () => {
  const { devDependencies, scripts, version, workspaces } = rootManifest(manifest, ['apps/server'])
  expect(Object.keys(scripts ?? {})).toEqual(expect.arrayContaining(archiveCommands))
  expect(Object.keys(scripts ?? {})).toHaveLength(archiveCommands.length)
  expect({ devDependencies, version, workspaces }).toEqual({
    devDependencies: undefined,
    version: manifest.version,
    workspaces: ['apps/server'],
  })
  const workspace = { name: 'a', scripts: {}, devDependencies: {}, peerDependencies: {}, dependencies: {} }
  expect(workspaceManifest(workspace)).toEqual({ name: 'a', dependencies: {} })
})

test('the bill of materials names what is installed and what the build has put into the site, but no tools', () => {
  const { packages } = JSON.parse(String(shippedPackages(inRepository()).get('package-lock.json')))
  const names = ['fastify', 'react', '@mantine/core', 'vite', 'vitest']
  expect(names.filter((name) => packages[`node_modules/${name}`])).toEqual([
    'fastify',
    'react',
    '@mantine/core',
  ])
})
