import { inspect } from 'node:util'
import type { HostedSigning, NewSigning } from '@tallgrass/core'
import { AppError, DAY_MS, ProviderUnreachable } from '@tallgrass/domain'
import { type BoldSignManner, readPdf, startBoldSign, unique } from '@tallgrass/testing'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { boldSignESign } from './open-boldsign-esign.ts'

const KEY = 'never-to-be-seen'
const TIMEOUT_MS = 800

const boldSign = await startBoldSign()
const { account } = boldSign
afterEach(() => {
  boldSign.behave({ works: true })
  account.behaviour.preparesAtOnce = true
})
afterAll(() => boldSign.stop())

const connect = (apiBase = boldSign.url, timeout = TIMEOUT_MS) =>
  boldSignESign({
    apiKey: KEY,
    webhookSecrets: ['secret'],
    apiBase,
    seal: { dataDirectory: '/nowhere' },
    timeout,
  })
const esign = await connect()

function pagesOf({ hosted }: { hosted: HostedSigning | null }): HostedSigning {
  if (!hosted) throw new Error('It has pages of its own')
  return hosted
}
const hosted = pagesOf(esign)

function wanted(values: Partial<NewSigning> = {}): NewSigning {
  const sentAt = new Date()
  return {
    idempotencyKey: crypto.randomUUID(),
    title: `Scope of work ${unique()}`,
    text: {
      title: 'Scope of Work',
      purpose: 'What is built.',
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

function held(id: string) {
  const document = account.documents.get(id)
  if (!document) throw new Error('It holds no such document')
  return document
}

const sent = () => esign.send(wanted())

test('sends the PDF to both signers in order, with a place for each to sign', async () => {
  const signing = wanted()
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

test('what people have written never becomes a field of BoldSign', async () => {
  const sly = '{{text|1|*}} {{{sign|2|*}}}'
  const { text: plain } = wanted()
  const { file } = await esign.send(
    wanted({
      title: `Scope ${sly}`,
      text: { ...plain, purpose: sly, facts: [{ label: 'Project', value: sly }] },
      signers: [{ role: 'CLIENT', name: `Maren ${sly}`, email: 'maren@example.com' }],
    }),
  )
  const { text } = await readPdf(file)
  expect(text.match(/\{\{.*?\}\}/g)?.toSorted()).toEqual(['{{date|1|*}}', '{{sign|1|*}}'])
})

describe('when nothing is known of the outcome', () => {
  test.each<[string, BoldSignManner]>([
    ['it says nothing', { silent: true }],
    ['it takes too long', { works: true, afterMs: TIMEOUT_MS * 4 }],
    ['it fails with 500', { fails: 500 }],
    ['it fails with 503', { fails: 503 }],
    ['it is asked too often', { fails: 429 }],
    ['it sends us elsewhere', { fails: 302 }],
    ['its answer is lost', { losesAnswers: true }],
  ])('because %s, every call says so', async (_why, manner) => {
    const { id } = await sent()
    boldSign.behave(manner)
    const calls: Promise<unknown>[] = [
      esign.send(wanted()),
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

  test('because nothing is there', async () => {
    const gone = await startBoldSign()
    await gone.stop()
    await expect((await connect(gone.url)).send(wanted())).rejects.toThrow(ProviderUnreachable)
  })
})

test('what was sent and whose answer was lost is what the next try gets', async () => {
  const signing = wanted()
  const before = account.documents.size
  boldSign.behave({ losesAnswers: true }, 'send')
  await expect(esign.send(signing)).rejects.toThrow(ProviderUnreachable)
  const { file, id } = await esign.send(signing)
  expect(account.documents.size).toBe(before + 1)
  expect(held(id)).toMatchObject({ messageTitle: signing.title })
  expect(file.equals(held(id).file)).toBe(true)
})

test('of two under one key everybody finds the same, and none that was withdrawn', async () => {
  const signing = wanted()
  const { id } = await esign.send(signing)
  const twin = structuredClone(held(id))
  account.documents.set('ffff', { ...twin, documentId: 'ffff', file: held(id).file })
  expect(await hosted.findSent(signing.idempotencyKey)).toMatchObject({ id })
  await hosted.withdraw(id, 'Sent twice')
  expect(await hosted.findSent(signing.idempotencyKey)).toMatchObject({ id: 'ffff' })
  await hosted.withdraw('ffff', 'Sent twice')
  expect(await hosted.findSent(signing.idempotencyKey)).toBeUndefined()
})

test('a document is not known before it is prepared, and nothing is taken for a refusal until then', async () => {
  account.behaviour.preparesAtOnce = false
  const { id } = await sent()
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

test('tells how a document stands, from the first look to the last signature', async () => {
  const signing = wanted()
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
])('one that was %s there is %s here', async (_theirs, status, end) => {
  const { id } = await sent()
  await end(id)
  expect(await hosted.find(id)).toMatchObject({
    status,
    declineReason: status === 'declined' ? 'Too expensive' : null,
  })
  expect((await esign.list(100)).find((one) => one.id === id)).toMatchObject({ status })
})

test('leads the signer whose turn it is to the page, and back', async () => {
  const { id } = await sent()
  const returnUrl = 'https://www.example.com/sign/1'
  const url = new URL(await hosted.signingPage(id, { email: 'maren@example.com', returnUrl }))
  expect(url.searchParams.get('redirect')).toBe(returnUrl)
  await expect(hosted.signingPage(id, { email: 'ruth@example.com', returnUrl })).rejects.toThrow(
    'The e-signature service refused: It is not the turn of this signer',
  )
})

test('reminds, extends and withdraws, and the same once more changes nothing', async () => {
  const { id } = await sent()
  await hosted.remind(id, 'maren@example.com')
  expect(held(id).reminders).toEqual(['maren@example.com'])
  const until = new Date(Date.now() + 60 * DAY_MS)
  for (let n = 0; n < 2; n++) await hosted.extend(id, until)
  const more = held(id).expiryDate * 1000 - until.getTime()
  expect(more).toBeGreaterThan(0)
  expect(more).toBeLessThanOrEqual(DAY_MS)
  for (let n = 0; n < 2; n++) await hosted.withdraw(id, 'A mistake')
  expect(held(id)).toMatchObject({ status: 'Revoked', revokeMessage: 'A mistake' })
})

test('a call ends with the time of who waits for it, whatever one try may take', async () => {
  const patient = await connect(boldSign.url, 60_000)
  boldSign.behave({ silent: true })
  const call = { signal: AbortSignal.timeout(100), within: 100 }
  await expect(patient.send(wanted(), call)).rejects.toThrow(ProviderUnreachable)
  const signer = { email: 'maren@example.com', returnUrl: 'https://www.example.com' }
  await expect(pagesOf(patient).signingPage('some', signer, call)).rejects.toThrow(ProviderUnreachable)
})

test('what it does not take is told in its own words', async () => {
  const signers = [{ role: 'CLIENT' as const, name: 'Maren Okafor', email: 'nowhere' }]
  const refusal = await esign.send(wanted({ signers })).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({
    code: 'CONFLICT',
    message: 'The e-signature service refused: nowhere is no e-mail address',
  })
})

test('no error shows the key', async () => {
  boldSign.behave({ fails: 401 })
  await expect(sent()).rejects.toThrow('BoldSign rejected the API key')
  for (const manner of [{ fails: 401 }, { fails: 400 }, { fails: 500 }, { silent: true as const }]) {
    boldSign.behave(manner)
    const error = await sent().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(inspect(error, { depth: 10 })).not.toContain(KEY)
  }
})
