import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { zstdCompressSync } from 'node:zlib'
import type { BusinessDump } from '@tallgrass/db'
import { parseInstant } from '@tallgrass/domain'
import { Encrypter } from 'age-encryption'
import { packTar } from 'modern-tar'
import { onTestFinished } from 'vitest'
import { appendDigest } from '../digest-frame.ts'
import { openBackup } from '../open-backup.ts'
import { PassphraseRecipient } from '../passphrase.ts'
import { writeBackup } from '../write-backup.ts'

export const PASSPHRASE = 'correct horse battery staple'

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export function aDump(tables: Record<string, string[]>): BusinessDump {
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

export const madeAt = parseInstant('2026-11-23T02:00:00.000Z')

/** The bytes of a small backup. */
export async function aSmallBackup(): Promise<Buffer> {
  const path = join(await aFolder(), 'small')
  await writeBackup(path, {
    dump: aDump({ users: ['{"id":1}', '{"id":2}'], leads: ['{"id":3}'] }),
    files: [{ name: 'keys/audit.key', content: () => Buffer.from('secret') }],
    madeAt,
    version: '1.2.3',
  })
  return readFile(path)
}

/** Encrypts as backups are, but quickly. */
export function quicklyEncrypted(bytes: Buffer): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(new PassphraseRecipient(PASSPHRASE, 5))
  return encrypter.encrypt(new Uint8Array(bytes))
}

/** A file with a right digest around any entries. */
export async function withEntries(entries: { name: string; content: string }[]): Promise<Buffer> {
  const tar = await packTar(
    entries.map(({ content, name }) => {
      const body = Buffer.from(content)
      return { header: { name, size: body.length }, body }
    }),
  )
  const chunks: Uint8Array[] = []
  for await (const chunk of appendDigest(Readable.from([zstdCompressSync(tar)]))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** What opening it throws; undefined if it opens. */
export async function refusalOf(bytes: Uint8Array, passphrase?: string) {
  const scratch = await aFolder()
  const path = join(scratch, 'stored')
  await writeFile(path, bytes)
  try {
    const backup = await openBackup(path, { scratch, ...(passphrase !== undefined && { passphrase }) })
    await backup.close()
    return undefined
  } catch (error) {
    return error
  }
}
