import { inspect } from 'node:util'
import type { HostedSigning, NewSigning } from '@tallgrass/core'
import { AppError, DAY_MS, ProviderUnreachable } from '@tallgrass/domain'
import { type BoldSignBehavior, readPdf, startBoldSign, unique } from '@tallgrass/testing'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { boldSignESign } from './open-boldsign-esign.ts'

const KEY = 'never-to-be-seen'
const TIMEOUT_MS = 800

const boldSign = await startBoldSign()
const { account } = boldSign
afterEach(() => {
  boldSign.behave({ works: true })
  account.behavior.preparesImmediately = true
})
afterAll(() => boldSign.stop())

const connectTo = (apiBase = boldSign.url, timeout = TIMEOUT_MS) =>
  boldSignESign({
    apiKey: KEY,
    webhookSecrets: ['secret'],
    apiBase,
    seal: { dataDirectory: '/nowhere' },
    timeout,
  })
const esign = await connectTo()

function pagesOf({ hosted }: { hosted: HostedSigning | null }): HostedSigning {
  if (!hosted) throw new Error('BoldSign should have its own signing pages')
  return hosted
}
const hosted = pagesOf(esign)

function aSigning(values: Partial<NewSigning> = {}): NewSigning {
  const sentAt = new Date()
  return {
    idempotencyKey: crypto.randomUUID(),
    title: `Scope of work ${unique()}`,
    text: {
      title: 'Scope of Work',
      purpose: 'What is built.',
      organization: null,
      sections: [],
      terms: [],
      termsTitle: 'Terms',
      note: 'Sample.',
      facts: [{ label: 'Project', value: 'Front desk' }],
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

function documentInAccount(id: string) {
  const document = account.documents.get(id)
  if (!document) throw new Error('The BoldSign account has no such document')
  return document
}

const sendDocument = () => esign.send(aSigning())

test('sends the PDF to both signers in order, with a place for each to sign', async () => {
  const signing = aSigning()
  const { file } = await esign.send(signing)
  const request = boldSign.received.at(-1)
  expect(request).toMatchObject({ method: 'POST', path: '/v1/document/send', headers: { 'x-api-key': KEY } })
  expect(Object.fromEntries(request?.fields ?? [])).toMatchObject({
    title: [signing.title],
    useTextTags: ['true'],
    enableSigningOrder: ['true'],
    enableReassign: ['false'],
    expiryDateType: ['Days'],
    expiryValue: ['31'],
    labels: [signing.idempotencyKey],
    'metaData[tallgrassDocument]': [signing.idempotencyKey],
  })
  expect(request?.fields.get('signers')?.map((text) => JSON.parse(text))).toMatchObject([
    { name: 'Maren Okafor', emailAddress: 'maren@example.com', signerOrder: 1 },
    { name: 'Ruth Calloway', emailAddress: 'ruth@example.com', signerOrder: 2 },
  ])
  expect(request?.file?.equals(file)).toBe(true)
  const { rows } = await readPdf(file)
  for (const order of [1, 2]) expect(rows.flat()).toContain(`{{sign|${order}|*}}`)
  for (const order of [1, 2]) expect(rows.flat()).toContain(`{{date|${order}|*}}`)
  expect(rows.flat().indexOf('Maren Okafor')).toBeLessThan(rows.flat().indexOf('Ruth Calloway'))
})

test('text that people wrote never becomes a BoldSign field', async () => {
  const sly = '{{text|1|*}} {{{sign|2|*}}}'
  const { text: plain } = aSigning()
  const { file } = await esign.send(
    aSigning({
      title: `Scope ${sly}`,
      text: { ...plain, purpose: sly, facts: [{ label: 'Project', value: sly }] },
      signers: [{ role: 'CLIENT', name: `Maren ${sly}`, email: 'maren@example.com' }],
    }),
  )
  const { text } = await readPdf(file)
  expect(text.match(/\{\{.*?\}\}/g)?.toSorted()).toEqual(['{{date|1|*}}', '{{sign|1|*}}'])
})

describe('when the outcome is unknown', () => {
  test.each<[string, BoldSignBehavior]>([
    ['BoldSign never answers', { silent: true }],
    ['BoldSign takes too long', { works: true, afterMs: TIMEOUT_MS * 4 }],
    ['BoldSign fails with 500', { fails: 500 }],
    ['BoldSign fails with 503', { fails: 503 }],
    ['there were too many requests', { fails: 429 }],
    ['BoldSign redirects us', { fails: 302 }],
    ['the answer is lost', { losesAnswers: true }],
  ])('because %s, every call throws ProviderUnreachable', async (_why, behavior) => {
    const { id } = await sendDocument()
    boldSign.behave(behavior)
    const calls: Promise<unknown>[] = [
      esign.send(aSigning()),
      esign.list(10),
      hosted.findSent('1'),
      hosted.find(id),
      hosted.signingPage(id, { email: 'maren@example.com', returnUrl: 'https://www.example.com/sign/1' }),
      hosted.remind(id, 'maren@example.com'),
      hosted.extend(id, new Date(Date.now() + 60 * DAY_MS)),
      hosted.withdraw(id, 'A mistake'),
    ]
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ProviderUnreachable) })
    }
  })

  test('because nothing listens at the address, a call throws ProviderUnreachable', async () => {
    const gone = await startBoldSign()
    await gone.stop()
    await expect((await connectTo(gone.url)).send(aSigning())).rejects.toThrow(ProviderUnreachable)
  })
})

test('after a lost answer, a retry finds the document that was already sent', async () => {
  const signing = aSigning()
  const before = account.documents.size
  boldSign.behave({ losesAnswers: true }, 'send')
  await expect(esign.send(signing)).rejects.toThrow(ProviderUnreachable)
  const { file, id } = await esign.send(signing)
  expect(account.documents.size).toBe(before + 1)
  expect(documentInAccount(id)).toMatchObject({ messageTitle: signing.title })
  expect(file.equals(documentInAccount(id).file)).toBe(true)
})

test('of two documents under one key, the oldest that was not withdrawn is found', async () => {
  const signing = aSigning()
  const { id } = await esign.send(signing)
  const twin = structuredClone(documentInAccount(id))
  account.documents.set('ffff', { ...twin, documentId: 'ffff', file: documentInAccount(id).file })
  expect(await hosted.findSent(signing.idempotencyKey)).toMatchObject({ id })
  await hosted.withdraw(id, 'Sent twice')
  expect(await hosted.findSent(signing.idempotencyKey)).toMatchObject({ id: 'ffff' })
  await hosted.withdraw('ffff', 'Sent twice')
  expect(await hosted.findSent(signing.idempotencyKey)).toBeUndefined()
})

test('a document is unknown until BoldSign has prepared it, and no call is treated as refused until then', async () => {
  account.behavior.preparesImmediately = false
  const { id } = await sendDocument()
  expect(await hosted.find(id)).toBeUndefined()
  const page = () =>
    hosted.signingPage(id, { email: 'maren@example.com', returnUrl: 'https://www.example.com' })
  for (const call of [page(), hosted.withdraw(id, 'A mistake'), hosted.remind(id, 'maren@example.com')]) {
    await expect(call).rejects.toThrow(ProviderUnreachable)
  }
  boldSign.prepareAll()
  expect(await hosted.find(id)).toMatchObject({ status: 'sent' })
  expect(await page()).toContain(id)
})

test('reports the state of a document from the first view to the last signature', async () => {
  const signing = aSigning()
  const { id } = await esign.send(signing)
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(await hosted.find(id)).toEqual({
    id,
    idempotencyKey: signing.idempotencyKey,
    status: 'sent',
    opened: false,
    clientSignedAt: null,
    providerSignedAt: null,
    declineReason: null,
    metadata: {
      status: 'InProgress',
      createdDate: instant,
      activityDate: instant,
      expiryDate: instant,
    },
  })
  boldSign.view(id)
  expect(await hosted.find(id)).toMatchObject({ status: 'in_progress', opened: true, clientSignedAt: null })
  boldSign.sign(id)
  const signedAt = expect.any(Date)
  expect(await hosted.find(id)).toMatchObject({ status: 'in_progress', clientSignedAt: signedAt })
  boldSign.sign(id)
  const state = await hosted.find(id)
  expect(state).toMatchObject({ status: 'completed', clientSignedAt: signedAt, providerSignedAt: signedAt })
  expect(Math.abs((state?.clientSignedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(30_000)
})

test.each([
  ['declined', 'declined', (id: string) => boldSign.decline(id, 'Too expensive')],
  ['expired', 'expired', (id: string) => boldSign.expire(id)],
  ['revoked', 'expired', (id: string) => hosted.withdraw(id, 'A mistake')],
])('a document that was %s at BoldSign is %s here', async (_theirs, status, end) => {
  const { id } = await sendDocument()
  await end(id)
  expect(await hosted.find(id)).toMatchObject({
    status,
    declineReason: status === 'declined' ? 'Too expensive' : null,
  })
  expect((await esign.list(100)).find((one) => one.id === id)).toMatchObject({ status })
})

test('links the signer whose turn it is to the signing page, and back', async () => {
  const { id } = await sendDocument()
  const returnUrl = 'https://www.example.com/sign/1'
  const url = new URL(await hosted.signingPage(id, { email: 'maren@example.com', returnUrl }))
  expect(url.searchParams.get('redirect')).toBe(returnUrl)
  await expect(hosted.signingPage(id, { email: 'ruth@example.com', returnUrl })).rejects.toThrow(
    "The e-signature service refused: It is not this signer's turn",
  )
})

test('reminds, extends and withdraws, and repeating the last two changes nothing', async () => {
  const { id } = await sendDocument()
  await hosted.remind(id, 'maren@example.com')
  expect(documentInAccount(id).reminders).toEqual(['maren@example.com'])
  const until = new Date(Date.now() + 60 * DAY_MS)
  for (let n = 0; n < 2; n++) await hosted.extend(id, until)
  const more = documentInAccount(id).expiryDate * 1000 - until.getTime()
  expect(more).toBeGreaterThan(0)
  expect(more).toBeLessThanOrEqual(DAY_MS)
  for (let n = 0; n < 2; n++) await hosted.withdraw(id, 'A mistake')
  expect(documentInAccount(id)).toMatchObject({ status: 'Revoked', revokeMessage: 'A mistake' })
})

test("a call ends at the caller's deadline, even if one attempt may take longer", async () => {
  const patient = await connectTo(boldSign.url, 60_000)
  boldSign.behave({ silent: true })
  const call = { signal: AbortSignal.timeout(100), within: 100 }
  await expect(patient.send(aSigning(), call)).rejects.toThrow(ProviderUnreachable)
  const signer = { email: 'maren@example.com', returnUrl: 'https://www.example.com' }
  await expect(pagesOf(patient).signingPage('some', signer, call)).rejects.toThrow(ProviderUnreachable)
})

test("a refusal is reported in BoldSign's words", async () => {
  const signers = [{ role: 'CLIENT' as const, name: 'Maren Okafor', email: 'nowhere' }]
  const refusal = await esign.send(aSigning({ signers })).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({
    code: 'CONFLICT',
    message: 'The e-signature service refused: nowhere is not an email address',
  })
})

test('no error shows the key', async () => {
  boldSign.behave({ fails: 401 })
  await expect(sendDocument()).rejects.toThrow('BoldSign rejected the API key')
  for (const behavior of [{ fails: 401 }, { fails: 400 }, { fails: 500 }, { silent: true as const }]) {
    boldSign.behave(behavior)
    const error = await sendDocument().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(inspect(error, { depth: 10 })).not.toContain(KEY)
  }
})
