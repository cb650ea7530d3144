import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { type DatabaseImage, readDatabaseImage, writeDatabaseImage } from './database-image.ts'

const CONTENTS = 'a table named marker'
let made: Buffer

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function anImage(bytes: Uint8Array): DatabaseImage {
  const path = join(aFolder(), 'image')
  writeFileSync(path, bytes)
  return { path, contents: CONTENTS }
}

async function startWith(image: DatabaseImage) {
  const directory = join(aFolder(), 'data')
  const { close, pool } = await openDatabase({ directory, image })
  const { rows } = await pool.query(`select to_regclass('marker') is not null as "fromImage"`)
  await close()
  return { directory, fromImage: rows[0].fromImage }
}

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-image-'))
  const image = { path: join(directory, 'dist', 'image'), contents: CONTENTS }
  const { close, pool } = await openDatabase({ directory })
  await pool.query('create table marker (id int)')
  await close()
  await writeDatabaseImage(image, directory)
  expect(readdirSync(join(directory, 'dist'))).toEqual(['image'])
  made = readFileSync(image.path)
  rmSync(directory, { recursive: true })
})

test('a new directory starts with the image, readable only by its owner', async () => {
  const { directory, fromImage } = await startWith(anImage(made))
  expect(fromImage).toBe(true)
  expect(readdirSync(directory).sort()).toEqual(['.lock', 'pgdata'])
  for (const path of ['', 'PG_VERSION', 'global'])
    expect(statSync(join(directory, 'pgdata', path)).mode & 0o077).toBe(0)
})

test('a directory with a database keeps it', async () => {
  const directory = join(aFolder(), 'data')
  await (await openDatabase({ directory })).close()
  const { close, pool } = await openDatabase({ directory, image: anImage(made) })
  expect((await pool.query(`select to_regclass('marker') as found`)).rows).toEqual([{ found: null }])
  await close()
})

function changed(at: number): Buffer {
  const copy = Buffer.from(made)
  const place = Math.floor((made.length - 1) * at)
  copy[place] = (copy[place] ?? 0) ^ 1
  return copy
}

test.each<[string, () => DatabaseImage]>([
  ['is missing', () => ({ path: join(tmpdir(), 'tallgrass-no-image'), contents: CONTENTS })],
  ['is empty', () => anImage(Buffer.alloc(0))],
  ['is cut short', () => anImage(made.subarray(0, made.length / 2))],
  ['was made from other migrations or by another PGlite', () => anImage(changed(0))],
  ['is damaged', () => anImage(changed(0.7))],
  ['has other contents', () => ({ ...anImage(made), contents: 'a table named other' })],
])('an image that %s is not used', async (_why, image) => {
  expect(await readDatabaseImage(image())).toBeUndefined()
})

test('without a usable image, a new directory starts empty', async () => {
  expect(await startWith(anImage(changed(0.7)))).toMatchObject({ fromImage: false })
})
