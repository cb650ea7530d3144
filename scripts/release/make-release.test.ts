import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { DatabaseSchema } from './database-schema.ts'
import { makeRelease, recordVersion } from './make-release.ts'
import { newestRecordedVersion, readRecord } from './record.ts'

const schema: DatabaseSchema = { migration: '0045_create_files', tables: {}, functions: {} }
const tools = {
  currentSchema: async () => schema,
  currentClient: async () => ({ contract: 'export interface Client {}\n', program: 'export {}\n' }),
  passesCheck: () => true,
  now: new Date('2026-11-23T23:30:00Z'),
}
const CHANGELOG = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Files\n\n## [0.1.0] - 2026-11-01\n'

/** A repository with two packages, of version 0.1.0, whose files are committed. */
function aRepository(changes: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'tallgrass-release-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const manifest = (name: string) => `{\n  "name": "${name}",\n  "version": "0.1.0"\n}\n`
  const lock = {
    version: '0.1.0',
    packages: { '': { version: '0.1.0' }, 'apps/server': { version: '0.1.0' } },
  }
  const files = {
    '.github/CHANGELOG.md': CHANGELOG,
    'package.json': manifest('tallgrass'),
    'apps/server/package.json': manifest('server'),
    'package-lock.json': JSON.stringify(lock),
    'apps/server/openapi.json': '{"paths":{}}\n',
    'scripts/releases/unread.json': '["leads.company"]\n',
    'scripts/releases/safe-changes.json': '{"The check is new": "All rows meet it"}\n',
    ...changes,
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('config', 'user.name', 'Ruth Calloway')
  git('config', 'user.email', 'ruth@example.com')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Start')

  function write(path: string, text: string) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, git, write, read: (path: string) => readFileSync(join(root, path), 'utf8') }
}

test('a release sets the version everywhere, dates its notes, writes its record, commits and tags', async () => {
  const { git, read, root } = aRepository({
    'apps/server/openapi-breaks.json': '["GET /a is gone"]',
    'packages/client/breaks.json': '{"a is gone": "No one calls it"}',
  })
  expect(await makeRelease(root, undefined, tools)).toBe('0.2.0')
  for (const path of ['package.json', 'apps/server/package.json'])
    expect(JSON.parse(read(path)).version).toBe('0.2.0')
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, 'apps/server': { version: '0.2.0' } },
  })
  expect(read('.github/CHANGELOG.md')).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-11-23\n\n### Added')
  expect(newestRecordedVersion(root)).toBe('0.2.0')
  expect(readRecord(root, '0.2.0')).toEqual({
    version: '0.2.0',
    schema,
    openapi: '{"paths":{}}\n',
    unread: ['leads.company'],
    client: 'export interface Client {}\n',
  })
  expect(existsSync(join(root, 'packages/testing/fixtures/client-0.2.0.js.br'))).toBe(true)
  // They were about 0.1.0.
  for (const breaks of ['apps/server/openapi-breaks.json', 'packages/client/breaks.json'])
    expect(existsSync(join(root, breaks))).toBe(false)
  expect(JSON.parse(read('scripts/releases/safe-changes.json'))).toEqual({})
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('0.2.0')
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
})

test('a larger version than necessary can be asked for', async () => {
  const { root } = aRepository()
  expect(await makeRelease(root, 'major', tools)).toBe('1.0.0')
})

test.each<[string, Parameters<typeof makeRelease>[1], Partial<typeof tools>, Record<string, string>, string]>(
  [
    ['a check that fails', undefined, { passesCheck: () => false }, {}, 'npm run check fails'],
    [
      'no notes',
      undefined,
      {},
      { '.github/CHANGELOG.md': '# Changelog\n\n## [Unreleased]\n' },
      '.github/CHANGELOG.md has nothing under "## [Unreleased]"',
    ],
    ['a version that is too small', 'patch', {}, {}, 'This is a minor release: .github/CHANGELOG.md'],
    [
      'a version that hides a breaking change',
      'patch',
      {},
      { 'apps/server/openapi-breaks.json': '["GET /a is gone"]' },
      'This is a minor release: apps/server/openapi-breaks.json',
    ],
    [
      'a version that hides a change which breaks programs',
      'patch',
      {},
      { 'packages/client/breaks.json': '{"a is gone": "No one calls it"}' },
      'This is a minor release: packages/client/breaks.json',
    ],
  ],
)('%s refuses the release, and changes nothing', async (_, bump, changed, files, reason) => {
  const { git, root } = aRepository(files)
  await expect(makeRelease(root, bump, { ...tools, ...changed })).rejects.toThrow(reason)
  expect(git('status', '--porcelain')).toBe('')
  expect(git('tag')).toBe('')
})

test('uncommitted changes refuse the release, and stay', async () => {
  const { git, root, write } = aRepository()
  write('apps/server/src/new.ts', '')
  await expect(makeRelease(root, undefined, tools)).rejects.toThrow('There are uncommitted changes')
  expect(git('status', '--porcelain')).toBe('?? apps/server/src/')
})

test('a version that is tagged is not released again', async () => {
  const { git, root } = aRepository()
  git('tag', 'v0.2.0')
  await expect(makeRelease(root, undefined, tools)).rejects.toThrow('There is already a tag v0.2.0')
})

test('the record of the version in package.json can be written until that version is tagged', async () => {
  const { git, root } = aRepository()
  expect(await recordVersion(root, tools)).toBe('0.1.0')
  expect(readRecord(root, '0.1.0').schema).toEqual(schema)
  git('tag', 'v0.1.0')
  await expect(recordVersion(root, tools)).rejects.toThrow('0.1.0 is released (tag v0.1.0)')
})
