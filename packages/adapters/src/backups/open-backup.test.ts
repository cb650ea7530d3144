import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openBackup } from './open-backup.ts'
import {
  aDump,
  aFolder,
  aSmallBackup,
  madeAt,
  PASSPHRASE,
  quicklyEncrypted,
  refusalOf,
  withEntries,
} from './testing/a-backup.ts'
import { writeBackup } from './write-backup.ts'

const KINDS = {
  plain: (bytes: Buffer) => Promise.resolve(new Uint8Array(bytes)),
  encrypted: quicklyEncrypted,
}

describe.each(Object.entries(KINDS))('a backup that is %s', (kind, store) => {
  test('opens while nothing was changed', async () => {
    expect(await refusalOf(await store(await aSmallBackup()), PASSPHRASE)).toBeUndefined()
  })

  test('is refused when it is cut off, at any byte', async () => {
    const whole = await store(await aSmallBackup())
    for (let length = 0; length < whole.length; length += 1)
      expect(await refusalOf(whole.subarray(0, length), PASSPHRASE), `${length}`).toMatchObject({
        code: 'INVALID',
      })
  })

  test('is refused when any byte was altered', async () => {
    const whole = await store(await aSmallBackup())
    for (let at = 0; at < whole.length; at += 1) {
      const altered = whole.map((byte, index) => (index === at ? byte ^ 1 : byte))
      expect(await refusalOf(altered, PASSPHRASE), `${at}`).toMatchObject({ code: 'INVALID' })
    }
  })

  test('is refused when something follows it', async () => {
    const whole = await store(await aSmallBackup())
    expect(await refusalOf(Buffer.concat([whole, Buffer.alloc(100)]), PASSPHRASE)).toMatchObject({
      code: 'INVALID',
    })
  })

  test('says what is wrong with it', async () => {
    const whole = await store(await aSmallBackup())
    const altered = whole.map((byte, index) => (index === whole.length - 60 ? byte ^ 1 : byte))
    const sentences =
      kind === 'plain' ? ['is incomplete', 'was altered'] : ['its end is missing', 'was altered']
    expect(await refusalOf(whole.subarray(0, -9), PASSPHRASE)).toMatchObject({
      message: expect.stringContaining(sentences[0] ?? ''),
    })
    expect(await refusalOf(altered, PASSPHRASE)).toMatchObject({
      message: expect.stringContaining(sentences[1] ?? ''),
    })
  })
})

describe('an encrypted backup is refused', () => {
  test('without its pass phrase', async () => {
    expect(await refusalOf(await quicklyEncrypted(await aSmallBackup()))).toMatchObject({
      code: 'INVALID',
      message: 'The backup is encrypted. Name its pass phrase in BACKUP_PASSPHRASE.',
    })
  })

  test.each(['another', ''])('with the pass phrase %j', async (passphrase) => {
    expect(await refusalOf(await quicklyEncrypted(await aSmallBackup()), passphrase)).toMatchObject({
      code: 'INVALID',
      message: 'The pass phrase does not open the backup. Use the one that was set when it was made.',
    })
  })

  test('if there is no scratch folder', async () => {
    const folder = await aFolder()
    const path = join(folder, 'a.backup.age')
    const contents = { dump: aDump({}), files: [], madeAt, version: '1.2.3' }
    await writeBackup(path, { ...contents, passphrase: PASSPHRASE })
    const scratch = join(folder, 'none')
    await expect(openBackup(path, { passphrase: PASSPHRASE, scratch })).rejects.toMatchObject({
      message: `There is no folder ${scratch}. Create it first.`,
    })
    expect((await readFile(path)).includes('manifest')).toBe(false)
  })
})

describe('a file is refused', () => {
  const manifest = {
    format: 'tallgrass-backup/1',
    version: '1.2.3',
    migration: '0002_create_user_invitations',
    madeAt,
    tables: [{ name: 'users', count: 2, checksum: 'x' }],
    files: [
      // The SHA-256 of 'x'.
      { name: 'a', bytes: 1, sha256: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881' },
    ],
  }
  const entry = (name: string, content: string) => ({ name, content })
  const whole = [
    entry('manifest.json', JSON.stringify(manifest)),
    entry('a', 'x'),
    entry('tables/users/000001.jsonl', '{}\n'),
    entry('tables/users/000002.jsonl', '{}\n'),
  ]
  const withManifest = (changes: object) => [
    entry('manifest.json', JSON.stringify({ ...manifest, ...changes })),
    ...whole.slice(1),
  ]

  test('unless it is whole', async () => {
    expect(await refusalOf(await withEntries(whole))).toBeUndefined()
  })

  test.each([
    ['another content of a part', whole.with(1, entry('a', 'y')), 'a is missing or different'],
    ['a missing part', whole.toSpliced(1, 1), 'a is missing or different'],
    ['a missing piece of a table', whole.slice(0, 3), 'users has 1 rows instead of 2'],
    ['a piece twice', [...whole.slice(0, 3), ...whole.slice(2, 3)], 'users has 1 rows instead of 2'],
    ['another table', [...whole, entry('tables/x/000001.jsonl', '')], 'tables/x/000001.jsonl is not in it'],
    ['no list of contents', whole.slice(1), 'manifest.json is missing or cannot be read'],
    ['nothing', [], 'manifest.json is missing or cannot be read'],
    ['a list that is no JSON', whole.with(0, entry('manifest.json', '{')), 'manifest.json is missing'],
    ['a list without files', withManifest({ files: undefined }), 'manifest.json is missing'],
    [
      'a part that leaves its folder',
      withManifest({ files: [{ ...manifest.files[0], name: '../a' }] }),
      'manifest.json is missing or cannot be read',
    ],
  ])('if it has %s', async (_, entries, sentence) => {
    expect(await refusalOf(await withEntries(entries))).toMatchObject({
      code: 'INVALID',
      message: expect.stringContaining(`The backup contradicts its list of contents: ${sentence}`),
    })
  })

  test.each([
    ['format', { format: 'tallgrass-backup/2', tables: 'somewhere else', version: '9.0.0' }],
    ['migration', { migration: '9999_of_tomorrow', version: '9.0.0' }],
  ])('if a newer version made it, by its %s', async (_, changes) => {
    expect(await refusalOf(await withEntries(withManifest(changes)))).toMatchObject({
      code: 'NOT_READY',
      message:
        'The backup was made by a newer version of this product (9.0.0). Install that version or a newer one, then restore it.',
    })
  })

  test.each(['', 'x', 'PK\x03\x04 and so on', 'a longer text that is no backup of anything'])(
    'if it is %j',
    async (text) => {
      expect(await refusalOf(Buffer.from(text))).toMatchObject({
        code: 'INVALID',
        message: expect.stringContaining('is not a backup of this product.'),
      })
    },
  )

  test('if it is a folder, or not there', async () => {
    const scratch = await aFolder()
    await expect(openBackup(scratch, { scratch })).rejects.toMatchObject({ code: 'INVALID' })
    await expect(openBackup(join(scratch, 'none'), { scratch })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
