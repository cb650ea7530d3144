import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addEntries, missingEntries } from './lock-entries.mjs'
import { inRepository } from './repository.mjs'

test('the lock of this repository lists the binaries of every platform', () => {
  const lock = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8'))
  expect(Object.keys(missingEntries(lock.packages))).toEqual([])
})

test('a binary that the lock only mentions is missing, and gets its platform from its name', () => {
  const packages = {
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-musl': '2.0.0',
        '@tool/windows-64': '^2.0.0',
        '@tool/linux-arm64': '2.0.0',
      },
    },
    'node_modules/@tool/linux-arm64': { version: '2.0.0' },
  }
  expect(missingEntries(packages)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '2.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/windows-64': {
      version: '2.0.0',
      os: ['win32'],
      cpu: ['x64'],
      dev: true,
      optional: true,
    },
  })
})

test('a version that differs from the top-level one goes below its owner', () => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } },
    'node_modules/tool-darwin-arm64': { version: '2.0.0' },
  }
  expect(Object.keys(missingEntries(packages))).toEqual(['node_modules/tool/node_modules/tool-darwin-arm64'])
})

test("a version in its owner's folder is found", () => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } },
    'node_modules/tool/node_modules/tool-darwin-arm64': { version: '1.0.0' },
    'node_modules/tool-darwin-arm64': { version: '2.0.0' },
  }
  expect(missingEntries(packages)).toEqual({})
})

test('a name without a platform is refused', () => {
  const packages = { 'node_modules/tool': { optionalDependencies: { extras: '1.0.0' } } }
  expect(() => missingEntries(packages)).toThrow('its name does not say which system it is for')
})

test("the lock keeps npm's order", () => {
  const lock = { name: 'x', packages: { '': {}, 'node_modules/a': {}, 'node_modules/c': {} } }
  expect(Object.keys(addEntries(lock, { 'node_modules/B': {} }).packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/B',
    'node_modules/c',
  ])
})
