import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifySeal } from '@tallgrass/domain/seal'
import { openTestDatabase, readPdf } from '@tallgrass/testing'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { aFinishedSigning, aSignature, aSigning } from '../../testing/a-signing.ts'
import { builtinESign } from './builtin-esign.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

/** Has an empty data directory, without a seal key. */
async function freshESign() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sealing-'))
  onTestFinished(() => rm(dataDirectory, { recursive: true }))
  return { esign: builtinESign({ database, seal: { dataDirectory } }), dataDirectory }
}

test('the file for the signers has our own document id and is not sealed', async () => {
  const { dataDirectory, esign } = await freshESign()
  const { file, id } = await esign.send(aSigning())
  expect(id).toBe('01980000-0000-7000-8000-000000000001')
  expect(await verifySeal(file)).toEqual({ outcome: 'unsealed' })
  expect((await esign.send(aSigning())).file.equals(file)).toBe(true)
  expect(await readdir(dataDirectory)).toEqual([])
})

test('a finished document contains the text, names and hashes, and is sealed to its last byte', async () => {
  const { esign } = await freshESign()
  const signing = aFinishedSigning()
  const file = await esign.finish(signing)
  expect(await verifySeal(file)).toEqual({
    outcome: 'sealed',
    seal: {
      by: 'Tallgrass Automation document seal',
      fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
      sealedAt: signing.finishedAt,
      reason: 'Signed by all parties',
    },
  })
  const { pages, title } = await readPdf(file)
  const content = pages.join(' ')
  expect(title).toBe(signing.title)
  for (const { paragraphs } of [...signing.text.sections, ...signing.text.terms])
    for (const paragraph of paragraphs) expect(content).toContain(paragraph)
  for (const { email, name } of signing.signatures) expect(content).toContain(`Name ${name} Email ${email}`)
  expect(content).toContain(signing.originalSha256)
  for (const { hash } of signing.evidence) expect(content).toContain(hash.match(/.{16}/g)?.join(' '))
})

test('one changed or one added byte is refused', async () => {
  const { esign } = await freshESign()
  const file = await esign.finish(aFinishedSigning())
  for (const part of [0.1, 0.5, 0.9]) {
    const changed = Buffer.from(file)
    const place = Math.floor(file.length * part)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(await verifySeal(changed)).toEqual({ outcome: 'altered' })
  }
  expect(await verifySeal(Buffer.concat([file, Buffer.from(' ')]))).toMatchObject({
    outcome: 'appended',
    bytes: 1,
  })
})

test('documents finished at the same time in a fresh directory share one key, readable by its owner only', async () => {
  const { dataDirectory, esign } = await freshESign()
  expect(await esign.seal?.find()).toBeUndefined()
  const files = await Promise.all([1, 2, 3].map(() => esign.finish(aFinishedSigning())))
  const verdicts = await Promise.all(files.map((file) => verifySeal(file)))
  const prints = verdicts.map((verdict) => 'seal' in verdict && verdict.seal.fingerprint)
  expect(prints[0]).toMatch(/^[\da-f]{64}$/)
  expect(new Set(prints).size).toBe(1)
  expect(await readdir(dataDirectory)).toEqual(['seal.pem'])
  expect((await stat(join(dataDirectory, 'seal.pem'))).mode & 0o777).toBe(0o600)
  expect((await esign.seal?.find())?.endsAt.toISOString()).toBe('2031-11-22T22:31:09.000Z')
})

test('a title that looks like part of a seal is not mistaken for one', async () => {
  const { esign } = await freshESign()
  const title = 'Retainer /ByteRange [0 1 2 999999999]'
  const file = await esign.finish(aFinishedSigning({ title }))
  expect(await verifySeal(file)).toMatchObject({ outcome: 'sealed' })
  expect(await verifySeal(Buffer.concat([file, Buffer.from(title)]))).toMatchObject({
    outcome: 'appended',
  })
})

test('nothing is sealed with an expired certificate', async () => {
  const { esign } = await freshESign()
  await esign.finish(aFinishedSigning())
  const late = aFinishedSigning({ finishedAt: new Date('2031-11-22T22:31:09.000Z') })
  await expect(esign.finish(late)).rejects.toThrow('The certificate of the document seal has expired')
})

test.each([
  ['a name in several scripts', { name: 'Łukasz 山田 مرحبا 👩‍👩‍👧 (a\\b)' }],
  ['a drawing that cannot be drawn', { drawing: `M1,1 L${'9'.repeat(500)},1` }],
])('%s does not prevent sealing', async (_, values) => {
  const { esign } = await freshESign()
  const title = 'Retainer (first) \\ für Łukasz 山田 👩‍👩‍👧'
  const file = await esign.finish(aFinishedSigning({ title, signatures: [aSignature(values)] }))
  expect(await verifySeal(file)).toMatchObject({ outcome: 'sealed' })
  expect((await readPdf(file)).title).toBe(title)
})
