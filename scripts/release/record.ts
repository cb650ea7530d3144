import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import type { ClientRecord } from './current-client.ts'
import { type DatabaseSchema, databaseSchema } from './database-schema.ts'
import { toReadableJson } from './readable-json.ts'
import { compareVersions, isVersion } from './versions.ts'

/** What a release promised to its callers and expected of its database. */
export interface ReleaseRecord {
  version: string
  schema: DatabaseSchema
  /** The API document, as JSON text. */
  openapi: string
  /** The tables and columns that the release neither reads nor writes. */
  unread: string[]
  /** The contract of its client, as declarations. */
  client: string
}

/** The tables and columns that today's code neither reads nor writes. */
export const UNREAD = 'scripts/releases/unread.json'
const FOLDER = 'scripts/releases'
// It ends in .txt, because it is no source of this repository.
const CLIENT = 'client.d.ts.txt'
const names = z.array(z.string())

export function readUnread(root: string): string[] {
  return names.parse(JSON.parse(readFileSync(join(root, UNREAD), 'utf8')))
}

/** The newest version with a record, which is the release before today's code; undefined before the first. */
export function newestRecordedVersion(root: string): string | undefined {
  const folder = join(root, FOLDER)
  if (!existsSync(folder)) return undefined
  return readdirSync(folder).filter(isVersion).sort(compareVersions).at(-1)
}

export function readRecord(root: string, version: string): ReleaseRecord {
  const read = (name: string) => readFileSync(join(root, FOLDER, version, name), 'utf8')
  return {
    version,
    schema: databaseSchema.parse(JSON.parse(read('schema.json'))),
    openapi: read('openapi.json'),
    unread: names.parse(JSON.parse(read('unread.json'))),
    client: read(CLIENT),
  }
}

export function writeRecord(root: string, { client, openapi, schema, unread, version }: ReleaseRecord): void {
  const folder = join(root, FOLDER, version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schema.json'), toReadableJson(schema))
  writeFileSync(join(folder, 'openapi.json'), openapi)
  writeFileSync(join(folder, 'unread.json'), toReadableJson(unread))
  writeFileSync(join(folder, CLIENT), client)
}

/** Keeps the client of a release for the test that calls today's server with it. */
export function keepClient(root: string, version: string, { program }: ClientRecord): void {
  const folder = join(root, 'packages/testing/fixtures')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `client-${version}.js.br`), brotliCompressSync(program))
}
