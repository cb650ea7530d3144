import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedGroups, groupKeys, rememberKeys } from './lint-groups.ts'

function write(root: string, path: string, text: string) {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A repository that passed the check. */
function aCheckedRepository() {
  const root = mkdtempSync(join(tmpdir(), 'tallgrass-lint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const file of ['package-lock.json', '.oxlintrc.json', 'tsconfig.base.json']) write(root, file, '{}')
  write(root, 'packages/domain/src/money.ts', 'export const cents = 100')
  write(root, 'packages/domain/.types/src/money.d.ts', 'export declare const cents = 100')
  write(root, 'apps/web/src/main.ts', 'import { cents } from "@tallgrass/domain"')
  write(root, 'scripts/start.ts', '')
  write(root, 'migrations/0001_begin.ts', '')
  rememberKeys(root, groupKeys(root))
  return root
}

test('folders that passed are not checked again', () => {
  const root = aCheckedRepository()
  expect(changedGroups(root, groupKeys(root))).toEqual([])
})

test('an edit without changes to declared types affects only its own folder', () => {
  const root = aCheckedRepository()
  write(root, 'packages/domain/src/money.ts', 'export const cents = 100 // a dollar')
  expect(changedGroups(root, groupKeys(root))).toEqual(['packages/domain'])
})

test('a change to declared types affects all folders', () => {
  const root = aCheckedRepository()
  write(root, 'packages/domain/src/money.ts', 'export const cents = async () => 100')
  write(root, 'packages/domain/.types/src/money.d.ts', 'export declare const cents: () => Promise<number>')
  expect(changedGroups(root, groupKeys(root))).toEqual([
    'apps/web',
    'migrations',
    'packages/domain',
    'scripts',
  ])
})

test('a change to the configuration affects all folders', () => {
  const root = aCheckedRepository()
  write(root, '.oxlintrc.json', '{ "rules": {} }')
  expect(changedGroups(root, groupKeys(root))).toHaveLength(4)
})

test('a failed run is not remembered', () => {
  const root = aCheckedRepository()
  write(root, 'scripts/start.ts', 'run()')
  const keys = groupKeys(root)
  expect(changedGroups(root, keys)).toEqual(['scripts'])
  expect(changedGroups(root, groupKeys(root))).toEqual(['scripts'])
  rememberKeys(root, keys)
  expect(changedGroups(root, groupKeys(root))).toEqual([])
})
