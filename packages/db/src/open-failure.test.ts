import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toOpenFailure } from './open-failure.ts'

function aDatabaseFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-open-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'global'))
  writeFileSync(join(folder, 'global', 'pg_control'), 'facts')
  return folder
}

const vagueError = new Error('PGlite failed to initialize properly')
const backup = expect.objectContaining({
  message: expect.stringContaining('Restore the folder from a backup'),
})

test.each(['ENOSPC', 'EMFILE', 'EACCES', '53100'])('%s is passed on, since no backup fixes it', (code) => {
  const cause = Object.assign(new Error('It failed'), { code })
  expect(toOpenFailure(aDatabaseFolder(), cause)).toBe(cause)
})

test('too little memory is reported as such', () => {
  const cause = new RangeError('WebAssembly.Memory(): could not allocate memory')
  expect(toOpenFailure(aDatabaseFolder(), cause)).toMatchObject({ code: 'ENOMEM', cause })
})

test('if the engine gives no reason, an unusable file is reported', () => {
  const folder = aDatabaseFolder()
  rmSync(join(folder, 'global', 'pg_control'))
  mkdirSync(join(folder, 'global', 'pg_control'))
  expect(toOpenFailure(folder, vagueError)).toMatchObject({ code: 'EISDIR' })
})

test('a backup is recommended for damaged or missing files', () => {
  const folder = aDatabaseFolder()
  expect(toOpenFailure(folder, vagueError)).toEqual(backup)
  expect(toOpenFailure(folder, Object.assign(new Error('bad page'), { code: 'XX001' }))).toEqual(backup)
  rmSync(join(folder, 'global', 'pg_control'))
  expect(toOpenFailure(folder, vagueError)).toEqual(backup)
})
