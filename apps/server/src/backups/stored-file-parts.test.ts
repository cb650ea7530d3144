import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../../tests/support/start-server.ts'
import { holdStoredFiles, storedFileParts } from './stored-file-parts.ts'

const at = '2026-11-22T02:00:00Z'

function given() {
  const dataDirectory = aDataDirectory()
  const scratch = join(dataDirectory, 'backup-work')
  for (const folder of [join(dataDirectory, 'files'), scratch]) mkdirSync(folder, { recursive: true })
  const rows: object[] = []
  const add = (content: string, facts: object = {}) => {
    const id = crypto.randomUUID()
    writeFileSync(join(dataDirectory, 'files', id), content)
    rows.push({ id, completed_at: at, emptied_at: null, ...facts })
    return id
  }
  const dump = {
    tables: [{ name: 'stored_files', count: 0, checksum: '' }],
    async *lines() {
      for (const row of rows) yield JSON.stringify(row)
    },
  }
  const read = async () => {
    const parts = await storedFileParts(dump, [scratch, dataDirectory])
    return async () => {
      const found: Record<string, string> = {}
      for (const { content, name } of parts) found[name] = await text(Readable.from(content()))
      return found
    }
  }
  return { dataDirectory, scratch, add, read }
}

test('a file that is removed while a backup is made is in it, and so is one that arrived since its beginning', async () => {
  const { add, dataDirectory, read, scratch } = given()
  const [early, late] = [add('Early'), add('Late')]
  await holdStoredFiles(dataDirectory, scratch)
  rmSync(join(dataDirectory, 'files', early))
  const added = add('Added')
  const contents = await read()
  rmSync(join(dataDirectory, 'files', late))
  expect(await contents()).toEqual({
    [`files/${early}`]: 'Early',
    [`files/${late}`]: 'Late',
    [`files/${added}`]: 'Added',
  })
})

test('what has not arrived, was emptied or is in a bucket is left out', async () => {
  const { add, dataDirectory, read, scratch } = given()
  add('Half', { completed_at: null })
  add('Gone', { emptied_at: at })
  rmSync(join(dataDirectory, 'files', add('In the bucket')))
  await holdStoredFiles(dataDirectory, scratch)
  expect(await (await read())()).toEqual({})
})
