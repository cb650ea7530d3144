import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ESignPort, NewSigning, SentSigning } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { DAY_MS, parseId } from '@tallgrass/domain'
import { verifySeal } from '@tallgrass/domain/seal'
import {
  aDocument,
  anAgreement,
  aUser,
  openTestDatabase,
  readPdf,
  startBoldSign,
  unique,
} from '@tallgrass/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { boldSignESign } from './boldsign/open-boldsign-esign.ts'
import { builtinESign } from './builtin/builtin-esign.ts'

/** A provider, with actions that only the product or the signers could take. */
interface Bench {
  esign: ESignPort
  /** The product records what was sent. */
  record(signing: NewSigning, sent: SentSigning): Promise<void>
  /** Both sign. */
  sign(sent: SentSigning): void
  /** The number of documents with this title at the provider. */
  count(title: string): Promise<number>
}

const dataDirectory = await mkdtemp(join(tmpdir(), 'esign-'))
afterAll(() => rm(dataDirectory, { recursive: true }))
const seal = { dataDirectory }

async function builtinBench(): Promise<Bench> {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const { db } = database
  const esign = builtinESign({ database, seal })
  const agreement = await anAgreement(db, (await aUser(db)).id)
  return {
    esign,
    async record({ idempotencyKey: id, sentAt, title: documentTitle }, { id: providerDocumentId }) {
      const facts = { documentTitle, providerDocumentId, createdAt: sentAt, sentAt }
      await aDocument(db, agreement, { id: parseId('Document', id), status: 'sent', ...facts })
    },
    sign() {},
    count: async (title) => (await esign.list(100)).filter((one) => one.title === title).length,
  }
}

async function boldSignBench(): Promise<Bench> {
  const boldSign = await startBoldSign()
  afterAll(() => boldSign.stop())
  const esign = await boldSignESign({
    apiKey: 'key-of-the-contract',
    webhookSecrets: ['secret'],
    apiBase: boldSign.url,
    seal,
  })
  return {
    esign,
    async record() {},
    sign({ id }) {
      boldSign.sign(id)
      boldSign.sign(id)
    },
    count: async (title) =>
      [...boldSign.account.documents.values()].filter(({ messageTitle }) => messageTitle === title).length,
  }
}

function aSigning(values: Partial<NewSigning> = {}): NewSigning {
  const sentAt = new Date()
  return {
    idempotencyKey: newId('Document', sentAt),
    title: `Scope of work ${unique()}`,
    text: {
      title: 'Scope of Work',
      purpose: 'What is built, and until when.',
      organization: null,
      facts: [{ label: 'Project', value: 'Front desk' }],
      sections: [{ heading: 'Work', paragraphs: ['We answer the phone.'] }],
      termsTitle: 'Terms',
      terms: [{ heading: 'Term', paragraphs: ['Until it is done.'] }],
      note: 'Sample.',
      version: 'scope_of_work 1, MSA 1',
    },
    signers: [
      { role: 'CLIENT', name: 'Maren Okafor', email: 'maren@example.com' },
      { role: 'PROVIDER', name: 'Ruth Calloway', email: 'ruth@example.com' },
    ],
    sentAt,
    expiresAt: new Date(sentAt.getTime() + 30 * DAY_MS),
    ...values,
  }
}

describe.each([
  ['our own pages', await builtinBench()],
  ['BoldSign', await boldSignBench()],
])('%s', (_name, { count, esign, record, sign }) => {
  async function send(values: Partial<NewSigning> = {}) {
    const signing = aSigning(values)
    const sent = await esign.send(signing)
    await record(signing, sent)
    return { signing, sent }
  }

  test('shows the whole text to the signers', async () => {
    const { sent, signing } = await send()
    const { text } = await readPdf(sent.file)
    for (const words of [
      signing.title,
      'What is built, and until when.',
      'We answer the phone.',
      'Until it is done.',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('creates one document per key, however often and however fast it is asked', async () => {
    const signing = aSigning()
    const sent = await Promise.all([1, 2, 3].map(() => esign.send(signing)))
    const [first] = sent
    if (first) await record(signing, first)
    sent.push(await esign.send({ ...signing, sentAt: new Date(signing.sentAt.getTime() + 60_000) }))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await count(signing.title)).toBe(1)
    expect((await esign.send(aSigning())).id).not.toBe(first?.id)
  })

  test('lists its documents with title and status, newest first', async () => {
    const older = await send({ sentAt: new Date(Date.now() + 1000) })
    const newer = await send({ sentAt: new Date(Date.now() + 2000) })
    const listed = (await esign.list(100)).filter(({ title }) =>
      [older, newer].some(({ signing }) => signing.title === title),
    )
    expect(listed.map(({ createdAt: _createdAt, ...one }) => one)).toEqual([
      { id: newer.sent.id, title: newer.signing.title, status: 'sent' },
      { id: older.sent.id, title: older.signing.title, status: 'sent' },
    ])
    expect(listed.every(({ createdAt }) => Math.abs(createdAt.getTime() - Date.now()) < 30_000)).toBe(true)
    expect(await esign.list(1)).toHaveLength(1)
  })

  test('returns the finished file with its audit trail, under our seal', async () => {
    const { sent, signing } = await send()
    sign(sent)
    const finishedAt = new Date()
    const finished = await esign.finish({
      id: sent.id,
      title: signing.title,
      text: signing.text,
      originalSha256: 'a1'.repeat(32),
      documentId: parseId('Document', signing.idempotencyKey),
      verifyUrl: 'https://tallgrass.example/verify',
      finishedAt,
      signatures: signing.signers.map(({ email, name, role }) => {
        const where = { ip: null, userAgent: null }
        return { role, name, email, drawing: null, signedAt: finishedAt, consentVersion: '1', ...where }
      }),
      evidence: [{ at: finishedAt, what: 'Signed', who: 'Maren Okafor', from: null, hash: 'b2'.repeat(32) }],
    })
    const { pageCount, text } = await readPdf(finished)
    expect(pageCount).toBeGreaterThan(1)
    expect(text).toContain('We answer the phone.')
    expect(text).toMatch(/Certificate of signature|Audit trail/)
    expect(await verifySeal(finished)).toMatchObject({
      outcome: 'sealed',
      seal: { reason: 'Signed by all parties', by: 'Tallgrass Automation document seal' },
    })
  })
})
