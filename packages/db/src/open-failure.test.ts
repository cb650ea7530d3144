import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toOpenFailure } from './open-failure.ts'

function aDatabaseFolder() {
  const place = mkdtempSync(join(tmpdir(), 'tallgrass-open-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  mkdirSync(join(place, 'global'))
  writeFileSync(join(place, 'global', 'pg_control'), 'facts')
  return place
}

const gaveUp = new Error('PGlite failed to initialize properly')
const backup = expect.objectContaining({
  message: expect.stringContaining('Restore the folder from a backup'),
})

test.each(['ENOSPC', 'EMFILE', 'EACCES', '53100'])('%s is told as it is: no backup mends that', (code) => {
  const cause = Object.assign(new Error('It failed'), { code })
  expect(toOpenFailure(aDatabaseFolder(), cause)).toBe(cause)
})

test('too little memory is told as such', () => {
  const cause = new RangeError('WebAssembly.Memory(): could not allocate memory')
  expect(toOpenFailure(aDatabaseFolder(), cause)).toMatchObject({ code: 'ENOMEM', cause })
})

test('where the engine only gives up, its files tell what is in the way', () => {
  const place = aDatabaseFolder()
  rmSync(join(place, 'global', 'pg_control'))
  mkdirSync(join(place, 'global', 'pg_control'))
  expect(toOpenFailure(place, gaveUp)).toMatchObject({ code: 'EISDIR' })
})

test('a backup is recommended for damage: files that can be used and are of no use, or are gone', () => {
  const place = aDatabaseFolder()
  expect(toOpenFailure(place, gaveUp)).toEqual(backup)
  expect(toOpenFailure(place, Object.assign(new Error('bad page'), { code: 'XX001' }))).toEqual(backup)
  rmSync(join(place, 'global', 'pg_control'))
  expect(toOpenFailure(place, gaveUp)).toEqual(backup)
})
