import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifySeal } from '@tallgrass/domain/seal'
import { readPdf, smallPdf } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { createSeal } from '../builtin/seal.ts'
import { openSealKey } from '../builtin/seal-key.ts'
import { sealFinished } from './files.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')

const directories = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'files-'))))
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))))
const [theirs = '', ours = ''] = directories

/** As downloaded from BoldSign, under its own seal. */
async function aSignedFile() {
  const { signer } = await openSealKey({ dataDirectory: theirs }, NOW)
  const details = { reason: 'Completed', signedAt: NOW }
  return Buffer.from(await createSeal({ signer }).seal(smallPdf('Signed by both'), details))
}

const finish = async (auditTrail: Buffer | null) =>
  sealFinished({ signed: await aSignedFile(), auditTrail }, { seal: { dataDirectory: ours }, signedAt: NOW })

const sealsOf = (file: Buffer) => file.toString('latin1').split('/ByteRange').length - 1

test("the audit trail is added to the signed file, and our seal replaces BoldSign's, which that breaks", async () => {
  const file = await finish(smallPdf('Audit trail'))
  expect((await readPdf(file)).rows).toEqual([['Signed by both'], ['Audit trail']])
  expect(sealsOf(file)).toBe(1)
  expect(await verifySeal(file)).toMatchObject({
    outcome: 'sealed',
    seal: { reason: 'Signed by all parties' },
  })
})

test("a file that already contains its audit trail keeps BoldSign's seal under ours", async () => {
  const file = await finish(null)
  expect(sealsOf(file)).toBe(2)
  expect(await verifySeal(file)).toMatchObject({
    outcome: 'sealed',
    seal: { reason: 'Signed by all parties' },
  })
})
