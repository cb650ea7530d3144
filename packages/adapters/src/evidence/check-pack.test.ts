import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProjectEvidence } from '@tallgrass/core'
import { parseId, toInstant } from '@tallgrass/domain'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { createSeal } from '../esign/builtin/seal.ts'
import { openSealKey } from '../esign/builtin/seal-key.ts'
import { closeSheet, openSheet } from '../pdf/sheet.ts'
import { checkPack } from './check-pack.ts'
import { packEvidence } from './pack-evidence.ts'

const at = new Date('2026-11-20T10:00:00.000Z')
const instant = toInstant(at)
const dataDirectory = await mkdtemp(join(tmpdir(), 'tallgrass-pack-'))
afterAll(() => rm(dataDirectory, { recursive: true }))

const { signer } = await openSealKey({ dataDirectory }, at)
const page = await closeSheet(openSheet({ at, title: 'Scope of work', subject: 'Front desk' }))
const sealed = Buffer.from(await createSeal({ signer }).seal(page, { reason: 'Signed', signedAt: at }))

const project: ProjectEvidence['project'] = {
  id: parseId('Project', '01980000-0000-7000-8000-000000000001'),
  clientId: parseId('User', '01980000-0000-7000-8000-000000000002'),
  clientName: 'Maren Okafor',
  organizationId: parseId('Organization', '01980000-0000-7000-8000-000000000009'),
  name: 'Front desk',
  type: 'Smart AI Setup',
  status: 'ACTIVE',
  description: null,
  startDate: null,
  targetEndDate: null,
  createdAt: instant,
  version: 1,
}

const client: ProjectEvidence['client'] = {
  organization: {
    id: project.organizationId,
    name: 'Okafor Tile & Stone',
    legalName: 'Okafor Tile & Stone LLC',
    postalAddress: null,
    taxId: null,
  },
  contact: null,
}

const auditHead = {
  format: 'tallgrass-audit-head/1',
  rows: 830,
  unchained: 0,
  hash: 'a1b2',
  at: instant,
  publicKey: 'a2V5',
  signature: 'c2lnbmVk',
} as const

const rules = {
  isChainIntact: (steps: readonly unknown[]) => steps.length === 0,
  namesFile: () => true,
  isHeadValid: ({ rows }: { rows: number }) => rows === 830,
  describeSigner: () => ['Signed by us.'],
  rowFaults: () => undefined,
}

const documentId = parseId('Document', '01980000-0000-7000-8000-000000000003')
const evidence: ProjectEvidence = {
  madeAt: at,
  project,
  client,
  documents: [
    {
      id: documentId,
      documentType: 'scope_of_work',
      documentTitle: 'Scope of work',
      status: 'completed',
      sentAt: instant,
      sealedAt: instant,
      agreementId: parseId('Agreement', '01980000-0000-7000-8000-000000000004'),
      agreementType: 'SOW',
      agreementStatus: 'SIGNED_BOTH',
      files: [{ documentId, kind: 'final', content: sealed, sha256: '' }],
      organizationName: 'Okafor Tile & Stone LLC',
      signatures: [],
      evidence: [],
    },
  ],
  invoices: [],
  reviews: [],
  history: [],
  auditHead,
}

const FINAL = 'agreements/01-scope_of_work/final.pdf'
const archive = await packEvidence(evidence)

test('an unchanged archive is valid', async () => {
  expect(await checkPack(archive, rules)).toEqual({
    good: true,
    lines: [
      'Evidence for the project "Front desk", exported on 2026-11-20T10:00:00.000Z.',
      '8 files, 1 of them sealed documents.',
      'On 2026-11-20T10:00:00.000Z, the audit chain had 830 rows; the last hash is a1b2.',
      'Signed by us.',
      'Every file is unchanged, and every seal and evidence chain is valid.',
    ],
  })
  expect((await packEvidence(evidence)).equals(archive)).toBe(true)
})

test.each([
  ['approvals.json', (file: Uint8Array) => [...file, 32], 'approvals.json has been changed.'],
  [FINAL, (file: Uint8Array) => [...file, 10], `The seal of ${FINAL} is not valid.`],
  ['agreements/01-scope_of_work/evidence.json', () => [123], 'is not valid.'],
  [
    'audit-head.json',
    (file: Uint8Array) => Buffer.from(Buffer.from(file).toString().replace('830', '831')),
    'The signature of audit-head.json is not valid.',
  ],
  ['README.txt', () => undefined, 'README.txt is missing.'],
  ['extra.txt', () => [1], 'extra.txt was added.'],
])('a change of %s is reported', async (path, change, reported) => {
  const { [path]: file = new Uint8Array(), ...others } = unzipSync(archive)
  const changed = change(file)
  const tampered = changed ? { ...others, [path]: Uint8Array.from(changed) } : others
  const { good, lines } = await checkPack(zipSync(tampered), rules)
  expect(good).toBe(false)
  expect(lines.join(' ')).toContain(reported)
})

test('a broken chain is reported', async () => {
  const { good, lines } = await checkPack(archive, { ...rules, isChainIntact: () => false })
  expect(good).toBe(false)
  expect(lines).toContain('The evidence chain in agreements/01-scope_of_work/evidence.json is not valid.')
})

test('a file that is missing from its chain is reported, even if the manifest lists it', async () => {
  const { good, lines } = await checkPack(archive, { ...rules, namesFile: () => false })
  expect(good).toBe(false)
  expect(lines).toContain(`${FINAL} does not match agreements/01-scope_of_work/evidence.json.`)
})

test('a history row that fails the check of the installation is reported', async () => {
  const none = {
    entityId: null,
    before: null,
    after: null,
    ip: null,
    userAgent: null,
    salts: {},
    digests: null,
  }
  const row = {
    id: parseId('AuditRow', '01980000-0000-7000-8000-000000000005'),
    seq: 7,
    previousHash: '',
    hash: '',
    action: 'project.create',
    entity: 'project',
    ...none,
    actorKind: 'visitor' as const,
    actorId: null,
    actorRef: null,
    at: instant,
    erasedFields: null,
    erasedAt: null,
    erasedSignature: null,
  }
  const unchained = { ...row, seq: null, hash: null }
  const entry = { ...row, actor: null, actorName: null, actorEmail: null }
  const pack = await packEvidence({ ...evidence, history: [entry, { ...entry, ...unchained }] })
  const { good, lines } = await checkPack(pack, { ...rules, rowFaults: () => () => 'was changed' })
  expect(good).toBe(false)
  expect(lines).toContain('1 of 2 entries in history.json were checked against the audit chain.')
  expect(lines).toContain('Row 7 in history.json was changed.')
  expect(await checkPack(pack, rules)).toMatchObject({ good: true })
})

test('an older archive without a signed head is valid', async () => {
  const older = await packEvidence({ ...evidence, auditHead: undefined })
  expect(await checkPack(older, rules)).toMatchObject({ good: true })
})

test('a file that is not an evidence pack is refused with a clear message', async () => {
  await expect(checkPack(Buffer.from('PK\u0003\u0004 and nothing else'), rules)).rejects.toThrow(
    'cannot be opened',
  )
  const other = zipSync({ 'manifest.json': Buffer.from('{}') })
  await expect(checkPack(other, rules)).rejects.toThrow('This is not an evidence pack')
})
