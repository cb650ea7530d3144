import { X509Certificate } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifySeal } from '@tallgrass/domain/seal'
import { ownSealKey, readPdf } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'
import { drawLetterhead } from '../../pdf/letterhead.ts'
import { closeSheet, openSheet } from '../../pdf/sheet.ts'
import { createSeal } from './seal.ts'
import { findSealKey, openSealKey } from './seal-key.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const sealing = { reason: 'Signed by all parties', signedAt: NOW }

async function aDirectory() {
  const directory = await mkdtemp(join(tmpdir(), 'seal-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

async function aDocument() {
  const sheet = openSheet({ at: NOW, title: 'Statement of work', subject: 'Statement of work' })
  drawLetterhead(sheet)
  return closeSheet(sheet)
}

async function aSealedDocument() {
  const key = await openSealKey({ dataDirectory: await aDirectory() }, NOW)
  return { key, file: await createSeal(key).seal(await aDocument(), sealing) }
}

test('a sealed document shows who sealed it, when and why, and remains readable', async () => {
  const { file, key } = await aSealedDocument()
  expect(await verifySeal(file)).toEqual({
    outcome: 'sealed',
    seal: {
      by: 'Tallgrass Automation document seal',
      fingerprint: key.fingerprint,
      sealedAt: NOW,
      reason: 'Signed by all parties',
    },
  })
  expect((await readPdf(file)).rows).toContainEqual(['Tallgrass Automation'])
})

test('one changed byte is detected, wherever it is', async () => {
  const { file } = await aSealedDocument()
  const everywhere = Array.from({ length: 24 }, (_, i) => Math.floor((file.length * (i + 0.5)) / 24))
  const signature = Buffer.from(file).indexOf('/Contents <') + 11
  const within = Array.from({ length: 60 }, (_, i) => signature + i * 35)
  for (const place of [0, ...everywhere, ...within, file.length - 1]) {
    const changed = Uint8Array.from(file)
    changed[place] = (changed[place] ?? 0) ^ 1
    const { outcome } = await verifySeal(changed)
    expect({ place, outcome }).toEqual({ place, outcome: 'altered' })
  }
})

test('appended bytes are detected, even a single one', async () => {
  const { file } = await aSealedDocument()
  expect(await verifySeal(Buffer.concat([file, Buffer.from('\n')]))).toMatchObject({
    outcome: 'appended',
    bytes: 1,
    seal: { sealedAt: NOW },
  })
  expect(await verifySeal(file.subarray(0, -1))).toEqual({ outcome: 'altered' })
})

test('a document without a seal and an empty file are reported as unsealed', async () => {
  expect(await verifySeal(await aDocument())).toEqual({ outcome: 'unsealed' })
  expect(await verifySeal(new Uint8Array())).toEqual({ outcome: 'unsealed' })
})

test('the outer of two seals covers the whole document', async () => {
  const { file } = await aSealedDocument()
  const other = await openSealKey({ dataDirectory: await aDirectory() }, NOW)
  const twice = await createSeal(other).seal(file, { ...sealing, reason: 'Filed' })
  expect(await verifySeal(twice)).toMatchObject({
    outcome: 'sealed',
    seal: { fingerprint: other.fingerprint, reason: 'Filed' },
  })
})

test('the key is created on first use, readable by its owner only, and valid for five years', async () => {
  const dataDirectory = await aDirectory()
  expect(await findSealKey({ dataDirectory })).toBeUndefined()
  const opened = await Promise.all([1, 2, 3].map(() => openSealKey({ dataDirectory }, NOW)))
  const known = await findSealKey({ dataDirectory })
  expect(new Set([...opened, known].map((key) => key?.fingerprint)).size).toBe(1)
  expect(known?.endsAt.toISOString()).toBe('2031-11-20T10:00:00.000Z')
  expect(await readdir(dataDirectory)).toEqual(['seal.pem'])
  expect((await stat(join(dataDirectory, 'seal.pem'))).mode & 0o777).toBe(0o600)
})

test('a key created for a backdated document is valid for five years from today', async () => {
  const dataDirectory = await aDirectory()
  const key = await openSealKey({ dataDirectory, clock: () => NOW }, new Date('2026-06-24T10:00:00.000Z'))
  expect(key.endsAt.toISOString()).toBe('2031-11-20T10:00:00.000Z')
  const { validFromDate } = new X509Certificate(key.signer.certificate)
  expect(validFromDate.toISOString()).toBe('2026-06-24T10:00:00.000Z')
})

test('an unreadable key is an error and is left unchanged', async () => {
  const dataDirectory = await aDirectory()
  const path = join(dataDirectory, 'seal.pem')
  await writeFile(path, 'not a key')
  await expect(openSealKey({ dataDirectory }, NOW)).rejects.toThrow()
  expect(await readFile(path, 'utf8')).toBe('not a key')
})

test('a business can seal with its own key', async () => {
  const dataDirectory = await aDirectory()
  const path = join(dataDirectory, 'own.p12')
  await writeFile(path, ownSealKey)
  const key = await openSealKey({ dataDirectory, p12: { path, password: 'prairie' } }, NOW)
  const file = await createSeal(key).seal(await aDocument(), sealing)
  expect(await verifySeal(file)).toMatchObject({
    outcome: 'sealed',
    seal: { by: 'Prairie Works seal' },
  })
  await expect(openSealKey({ dataDirectory, p12: { path, password: 'wrong' } }, NOW)).rejects.toThrow()
})
