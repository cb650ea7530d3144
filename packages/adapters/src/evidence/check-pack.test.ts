import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ProjectEvidence } from '@tallgrass/core'
import { parseId, toInstant } from '@tallgrass/domain'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { createSeal } from '../esign/builtin/seal.ts'
import { openSealKey } from '../esign/builtin/seal-key.ts'
import { closeSheet, openSheet } from '../pdf/sheet.ts'
import { checkPack } from './check-pack.ts'
import { packEvidence } from './pack-evidence.ts'
import { readPack } from './read-pack.ts'

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

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

const [taskId, handInId] = [
  parseId('Task', '01980000-0000-7000-8000-000000000006'),
  parseId('HandIn', '01980000-0000-7000-8000-000000000007'),
]
// Larger than one part of a stream.
const parts = [Buffer.alloc(70_000, 'photo'), Buffer.from('the end')]
const photo: ProjectEvidence['files'][number] = {
  id: parseId('File', '01980000-0000-7000-8000-000000000008'),
  name: 'Front/door.jpg',
  mediaType: 'image/jpeg',
  bytes: 70_007,
  sha256: sha256(Buffer.concat(parts)),
  taskId,
  handInId,
  messageId: null,
  side: 'CLIENT',
  uploadedBy: 'Maren Okafor',
  createdAt: instant,
  read: async () => Readable.from(parts),
}
const handIn: ProjectEvidence['handIns'][number] = {
  id: handInId,
  taskId,
  taskTitle: 'Send photos',
  round: 1,
  side: 'CLIENT',
  note: 'Both sides',
  links: ['https://example.com/photos'],
  authorName: 'Maren Okafor',
  createdAt: instant,
}
const review: ProjectEvidence['reviews'][number] = {
  id: parseId('Review', '01980000-0000-7000-8000-000000000009'),
  taskId,
  taskTitle: 'Send photos',
  round: 1,
  decision: 'APPROVE',
  comment: null,
  reviewedText: 'Send photos',
  reviewedHash: sha256(
    `["tallgrass-review/2","Send photos","Both sides",["https://example.com/photos"],[["Front/door.jpg","${photo.sha256}"]]]`,
  ),
  handInId,
  takenBackAt: instant,
  reviewerName: 'Ruth Calloway',
  createdAt: instant,
}
const olderReview: typeof review = {
  ...review,
  id: parseId('Review', '01980000-0000-7000-8000-00000000000a'),
  reviewedText: 'Draft the greeting',
  reviewedHash: sha256('Draft the greeting'),
  handInId: null,
  takenBackAt: null,
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
      files: [{ kind: 'final', sha256: '', read: async () => sealed }],
      organizationName: 'Okafor Tile & Stone LLC',
      signatures: [],
      evidence: [],
    },
  ],
  invoices: [],
  messages: [],
  handIns: [handIn],
  files: [photo],
  reviews: [review, olderReview],
  history: [],
  auditHead,
}

const FINAL = 'agreements/01-scope_of_work/final.pdf'
const PHOTO = 'files/001-Front_door.jpg'
const packed = async (contents: ProjectEvidence) => buffer(packEvidence(contents))
const archive = await packed(evidence)

test('an unchanged archive is valid', async () => {
  expect(await checkPack(archive, rules)).toEqual({
    good: true,
    lines: [
      'Evidence for the project "Front desk", exported on 2026-11-20T10:00:00.000Z.',
      '12 files, 1 of them sealed documents.',
      'On 2026-11-20T10:00:00.000Z, the audit chain had 830 rows; the last hash is a1b2.',
      'Signed by us.',
      'Every file is unchanged, and every seal and evidence chain is valid.',
    ],
  })
  expect((await packed(evidence)).equals(archive)).toBe(true)
})

/** Changes the first letter of a text in a file. */
function replacing(text: string) {
  return (file: Uint8Array) =>
    Buffer.from(
      Buffer.from(file)
        .toString()
        .replace(text, `X${text.slice(1)}`),
    )
}

test.each<[string, (file: Uint8Array) => Iterable<number> | undefined, string]>([
  ['approvals.json', (file: Uint8Array) => [...file, 32], 'approvals.json has been changed.'],
  [FINAL, (file: Uint8Array) => [...file, 10], `The seal of ${FINAL} is not valid.`],
  ['agreements/01-scope_of_work/evidence.json', () => [123], 'is not valid.'],
  [
    'audit-head.json',
    (file: Uint8Array) => Buffer.from(Buffer.from(file).toString().replace('830', '831')),
    'The signature of audit-head.json is not valid.',
  ],
  [
    PHOTO,
    (file: Uint8Array) => [...file, 1],
    `${PHOTO} is not the file that was handed in for “Send photos”.`,
  ],
  [PHOTO, () => undefined, `${PHOTO} is missing.`],
  ['hand-ins.json', replacing('Both sides'), 'The review of “Send photos”, round 1, does not match'],
  [
    'hand-ins.json',
    replacing('https://example.com/photos'),
    'The review of “Send photos”, round 1, does not match',
  ],
  ['hand-ins.json', replacing(photo.sha256), 'The review of “Send photos”, round 1, does not match'],
  ['approvals.json', replacing('Draft the greeting'), 'The review of “Send photos”, round 1, does not match'],
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
  const pack = await packed({ ...evidence, history: [entry, { ...entry, ...unchained }] })
  const { good, lines } = await checkPack(pack, { ...rules, rowFaults: () => () => 'was changed' })
  expect(good).toBe(false)
  expect(lines).toContain('1 of 2 entries in history.json were checked against the audit chain.')
  expect(lines).toContain('Row 7 in history.json was changed.')
  expect(await checkPack(pack, rules)).toMatchObject({ good: true })
})

test('an older archive without a signed head is valid', async () => {
  const older = await packed({ ...evidence, auditHead: undefined })
  expect(await checkPack(older, rules)).toMatchObject({ good: true })
})

test('an archive of the first form, which has no hand-ins, is valid, and its reviews are checked', async () => {
  const olderPack = (reviewedText: string) => {
    const { handInId: _, takenBackAt: _taken, ...older } = olderReview
    const content = Buffer.from(JSON.stringify([{ ...older, reviewedText }]))
    const files = [{ path: 'approvals.json', bytes: content.length, sha256: sha256(content) }]
    const manifest = { format: 'tallgrass-evidence/1', project, madeAt: instant, files }
    return zipSync({ 'approvals.json': content, 'manifest.json': Buffer.from(JSON.stringify(manifest)) })
  }
  expect(await checkPack(olderPack('Draft the greeting'), rules)).toMatchObject({ good: true })
  expect(await checkPack(olderPack('Draft another'), rules)).toMatchObject({ good: false })
})

test('a file that is not an evidence pack is refused with a clear message', async () => {
  await expect(checkPack(Buffer.from('PK\u0003\u0004 and nothing else'), rules)).rejects.toThrow(
    'cannot be opened',
  )
  const other = zipSync({ 'manifest.json': Buffer.from('{}') })
  await expect(checkPack(other, rules)).rejects.toThrow('This is not an evidence pack')
})

test('files are read in parts, also a stored archive, and need not stay in memory', async () => {
  const inner = zipSync({ 'manifest.json': Buffer.from('{}') }, { level: 0 })
  const content = Buffer.concat([inner, Buffer.alloc(3_000_000, 'more')])
  const archived = { ...photo, name: 'Photos.zip', bytes: content.length, sha256: sha256(content) }
  const read = async () => Readable.from([content])
  const pack = await packed({ ...evidence, handIns: [], reviews: [], files: [{ ...archived, read }] })
  const inParts = {
    size: pack.length,
    *read(start: number, end: number) {
      for (let at = start; at < end; at += 1000) yield pack.subarray(at, Math.min(end, at + 1000))
    },
  }
  expect(await checkPack(inParts, rules)).toMatchObject({ good: true })
  const { files, fingerprints } = await readPack(inParts, () => false)
  expect([...files.keys()]).toEqual([])
  expect(fingerprints.get('files/001-Photos.zip')).toBe(archived.sha256)
})

test('an archive without its end, or with two files of one name, is refused', async () => {
  const directory = archive.lastIndexOf('PK\u0001\u0002')
  await expect(checkPack(archive.subarray(0, directory), rules)).rejects.toThrow('cannot be opened')
  const twice = Buffer.from(zipSync({ 'a.txt': Buffer.from('a'), 'b.txt': Buffer.from('b') }))
  for (let at = twice.indexOf('b.txt'); at >= 0; at = twice.indexOf('b.txt')) twice.write('a.txt', at)
  await expect(checkPack(twice, rules)).rejects.toThrow('cannot be opened')
})
