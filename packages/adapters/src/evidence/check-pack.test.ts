import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProjectEvidence } from '@tallgrass/core'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { createSeal } from '../esign/builtin/seal.ts'
import { openSealKey } from '../esign/builtin/seal-key.ts'
import { closeSheet, openSheet } from '../pdf/sheet.ts'
import { checkPack } from './check-pack.ts'
import { packEvidence } from './pack-evidence.ts'

const at = new Date('2026-11-20T10:00:00.000Z')
const dataDirectory = await mkdtemp(join(tmpdir(), 'tallgrass-pack-'))
afterAll(() => rm(dataDirectory, { recursive: true }))

const { signer } = await openSealKey({ dataDirectory }, at)
const page = await closeSheet(openSheet({ at, title: 'Scope of work', subject: 'Front desk' }))
const sealed = Buffer.from(await createSeal({ signer }).seal(page, { reason: 'Signed', signedAt: at }))

const project: ProjectEvidence['project'] = {
  id: '01980000-0000-7000-8000-000000000001',
  clientId: '01980000-0000-7000-8000-000000000002',
  clientName: 'Maren Okafor',
  name: 'Front desk',
  type: 'Smart AI Setup',
  status: 'ACTIVE',
  description: null,
  startDate: null,
  targetEndDate: null,
  createdAt: at.toISOString(),
  version: 1,
}

const documentId = '01980000-0000-7000-8000-000000000003'
const evidence: ProjectEvidence = {
  madeAt: at,
  project,
  documents: [
    {
      id: documentId,
      documentType: 'scope_of_work',
      documentTitle: 'Scope of work',
      status: 'completed',
      sentAt: at.toISOString(),
      sealedAt: at.toISOString(),
      agreementId: '01980000-0000-7000-8000-000000000004',
      agreementType: 'SOW',
      agreementStatus: 'SIGNED_BOTH',
      files: [{ documentId, kind: 'final', content: sealed, sha256: '' }],
      evidence: [],
    },
  ],
  invoices: [],
  reviews: [],
  history: [],
}

const FINAL = 'agreements/01-scope_of_work/final.pdf'
const archive = await packEvidence(evidence)

test('a whole archive is as it was', async () => {
  expect(await checkPack(archive, (steps) => steps.length === 0)).toEqual({
    good: true,
    lines: [
      'Evidence of the project "Front desk", taken on 2026-11-20T10:00:00.000Z.',
      '6 files, 1 of them sealed documents.',
      'Every file is the one that was put in, and every seal and chain holds.',
    ],
  })
  expect((await packEvidence(evidence)).equals(archive)).toBe(true)
})

test.each([
  ['approvals.json', (file: Uint8Array) => [...file, 32], 'approvals.json has been changed.'],
  [FINAL, (file: Uint8Array) => [...file, 10], `The seal of ${FINAL} does not hold.`],
  ['agreements/01-scope_of_work/evidence.json', () => [123], 'is not a chain that holds.'],
  ['README.txt', () => undefined, 'README.txt is missing.'],
  ['extra.txt', () => [1], 'extra.txt was added.'],
])('%s is told when it is another', async (path, change, told) => {
  const { [path]: file = new Uint8Array(), ...others } = unzipSync(archive)
  const changed = change(file)
  const whole = changed ? { ...others, [path]: Uint8Array.from(changed) } : others
  const { good, lines } = await checkPack(zipSync(whole), (steps) => steps.length === 0)
  expect(good).toBe(false)
  expect(lines.join(' ')).toContain(told)
})

test('a chain that does not hold is told', async () => {
  const { good, lines } = await checkPack(archive, () => false)
  expect(good).toBe(false)
  expect(lines).toContain('agreements/01-scope_of_work/evidence.json is not a chain that holds.')
})

test('what is no archive of evidence is refused in a sentence', async () => {
  await expect(checkPack(Buffer.from('PK\u0003\u0004 and nothing else'), () => true)).rejects.toThrow(
    'cannot be opened',
  )
  const other = zipSync({ 'manifest.json': Buffer.from('{}') })
  await expect(checkPack(other, () => true)).rejects.toThrow('This is no archive of evidence')
})
