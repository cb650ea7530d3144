import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSeal, openSealKey, renderFinished } from '@tallgrass/adapters/documents'
import { anId } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'

const VERIFY = fileURLToPath(new URL('./verify.ts', import.meta.url))
/** Each test starts processes, possibly on a busy machine. */
const TIMEOUT_MS = 60_000
const NOW = new Date('2026-11-20T10:00:00.000Z')

/** A finished document, and the command that verifies it on the same installation. */
async function aSealedFile() {
  const directory = await mkdtemp(join(tmpdir(), 'verify-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const signature = { name: 'Maren Okafor', drawing: null, signedAt: NOW, consentVersion: '1' }
  const from = { email: 'maren@okafortile.example', ip: null, userAgent: null }
  const document = await renderFinished({
    id: 'one',
    documentId: anId('Document'),
    title: 'Scope of work',
    originalSha256: '',
    evidence: [],
    text: {
      title: 'Scope of Work',
      purpose: 'What is built.',
      organization: null,
      termsTitle: 'Terms',
      note: '',
      version: '1',
      facts: [{ label: 'Client', value: 'Maren Okafor' }],
      sections: [],
      terms: [],
    },
    signatures: [{ role: 'CLIENT', ...signature, ...from }],
    finishedAt: NOW,
    verifyUrl: 'https://www.example.com/verify',
  })
  const key = await openSealKey({ dataDirectory: directory }, NOW)
  const file = await createSeal(key).seal(document, { reason: 'Signed by all parties', signedAt: NOW })
  async function verify(bytes: Uint8Array) {
    const path = join(directory, 'file.pdf')
    await writeFile(path, bytes)
    const env = { DATA_DIR: directory }
    const { status, stdout } = spawnSync(process.execPath, [VERIFY, path], {
      cwd: directory,
      env,
      encoding: 'utf8',
    })
    return { status, lines: stdout.trim().split('\n') }
  }
  return { file, key, verify }
}

test("the command accepts a finished document and recognizes its installation's certificate", {
  timeout: TIMEOUT_MS,
}, async () => {
  const { file, key, verify } = await aSealedFile()
  expect(await verify(file)).toEqual({
    status: 0,
    lines: [
      'This file has not changed since it was sealed.',
      'Sealed by: Tallgrass Automation document seal',
      'Sealed on: November 20, 2026 at 10:00:00 AM UTC',
      'Reason: Signed by all parties',
      `Certificate: ${key.fingerprint}`,
      'This is the certificate of this installation.',
    ],
  })
})

test('the command rejects one changed or one added byte', { timeout: TIMEOUT_MS }, async () => {
  const { file, verify } = await aSealedFile()
  const changed = Uint8Array.from(file)
  changed[1000] = (changed[1000] ?? 0) ^ 1
  expect(await verify(changed)).toEqual({
    status: 1,
    lines: ['This file was altered after it was sealed. Do not rely on it.'],
  })
  const longer = await verify(Buffer.concat([file, Buffer.from('\n')]))
  expect(longer.status).toBe(1)
  expect(longer.lines[0]).toBe('One byte was added to this file after it was sealed. Do not rely on it.')
})

/** The sentence with which the command refuses a file of this folder. */
function refusalOf(directory: string, name: string): string {
  const { status, stderr } = spawnSync(process.execPath, [VERIFY, join(directory, name)], {
    cwd: directory,
    env: { DATA_DIR: directory },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  return stderr.trim().replaceAll(directory, '')
}

test('the command says why a file cannot be read, and opens archives that no memory holds', {
  timeout: TIMEOUT_MS,
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'verify-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  expect(refusalOf(directory, 'none.zip')).toBe('There is no file /none.zip.')
  expect(refusalOf(directory, '.')).toBe(' is not a file.')
  await writeFile(join(directory, 'large.zip'), Buffer.from('PK\u0003\u0004', 'latin1'))
  await truncate(join(directory, 'large.zip'), 3 * 2 ** 30)
  expect(refusalOf(directory, 'large.zip')).toBe('This archive cannot be opened.')
})
