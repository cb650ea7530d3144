import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { BusinessDump } from '@tallgrass/db'
import { parseInstant } from '@tallgrass/domain'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBackup } from './open-backup.ts'
import { writeBackup } from './write-backup.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const lines: Record<string, string[]> = {
  users: ['{"id":1,"name":"Maren\u2028Ö"}', '{"id":2,"name":"\\n"}'],
  leads: [],
  tasks: Array.from({ length: 3000 }, (_, id) => JSON.stringify({ id, text: `${id}`.repeat(500) })),
  'jobs.waiting': ['{"name":"send-mail"}'],
}

function aDump(tables = lines): BusinessDump {
  return {
    migration: '0002_create_user_invitations',
    tables: Object.entries(tables).map(([name, { length }]) => ({
      name,
      count: length,
      checksum: `${length}`,
    })),
    async *lines(name) {
      yield* tables[name] ?? []
    },
  }
}

const contents = {
  dump: aDump(),
  files: [
    { name: 'keys/audit.key', content: () => Buffer.from('secret') },
    { name: 'settings.env', content: () => Readable.from([Buffer.from('A='), Buffer.from('b\n')]) },
  ],
  madeAt: parseInstant('2026-11-23T02:00:00.000Z'),
  version: '1.2.3',
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}

describe.each([undefined, 'correct horse battery staple'])('with the pass phrase %s', (passphrase) => {
  const secret = passphrase === undefined ? {} : { passphrase }

  test('a backup contains what was written', async () => {
    const folder = await aFolder()
    const path = join(folder, 'a.backup')
    const { bytes, manifest } = await writeBackup(path, { ...contents, ...secret })
    expect((await stat(path)).size).toBe(bytes)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const backup = await openBackup(path, { ...secret, scratch: folder })
    onTestFinished(backup.close)
    expect(backup.manifest).toEqual(manifest)
    const parts: Record<string, string> = {}
    for await (const { content, name } of backup.parts())
      parts[name] = Buffer.concat(await collect(content)).toString()
    expect(parts).toEqual({ 'keys/audit.key': 'secret', 'settings.env': 'A=b\n' })
    for (const { name } of backup.dump.tables)
      expect(await collect(backup.dump.lines(name))).toEqual(lines[name])
    expect(await collect(backup.dump.lines('users'))).toEqual(lines.users)
    expect(await readdir(folder)).toEqual(['a.backup'])
  })
})
