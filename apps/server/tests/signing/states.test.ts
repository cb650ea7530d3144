// Guards: send-for-signature

import { type AgreementId, agreementStatuses, documentStatuses, parseId } from '@tallgrass/domain'
import { describe, expect, test } from 'vitest'
import { agreementApp, type SentDocument } from '../support/agreement-app.ts'
import { present } from '../support/present.ts'

const app = await agreementApp()
const { admin, client, countersign, db, draft, people, retainer, send, sign, signature } = app

/** Every state of an agreement and its document; null if there is no document. */
const STATES = {
  'without a document': { agreement: 'DRAFT', document: null },
  unsent: { agreement: 'DRAFT', document: 'draft' },
  sent: { agreement: 'SENT', document: 'sent' },
  opened: { agreement: 'SENT', document: 'in_progress' },
  'signed by the client': { agreement: 'SIGNED_CLIENT', document: 'in_progress' },
  'signed by all': { agreement: 'SIGNED_BOTH', document: 'completed' },
  declined: { agreement: 'DRAFT', document: 'declined' },
  withdrawn: { agreement: 'DRAFT', document: 'expired' },
  expired: { agreement: 'DRAFT', document: 'expired' },
} as const
type State = keyof typeof STATES

const NO_DOCUMENT = parseId('Document', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')

const PATHS: Record<State, () => Promise<SentDocument>> = {
  'without a document': async () => nothingSent(await draft()),
  async unsent() {
    const id = await draft()
    app.service.away = true
    await expect(
      admin.trpc.admin.agreements.sendForSignature.mutate({ ...retainer, id }),
    ).rejects.toMatchObject({ data: { code: 'NOT_READY' } })
    app.service.away = false
    const { documentId } = await app.agreementOf(id)
    return { ...nothingSent(id), id: present(documentId) }
  },
  sent: () => send(),
  async opened() {
    const sent = await send()
    await client.trpc.portal.signing.open.mutate({ documentId: sent.id })
    return sent
  },
  async 'signed by the client'() {
    const sent = await send()
    await sign(sent)
    return sent
  },
  async 'signed by all'() {
    const sent = await PATHS['signed by the client']()
    await countersign(sent)
    return sent
  },
  async declined() {
    const sent = await send()
    await client.trpc.portal.signing.decline.mutate({ documentId: sent.id, reason: 'We wait' })
    return sent
  },
  async withdrawn() {
    const sent = await send()
    await admin.trpc.admin.documents.withdraw.mutate({ id: sent.id, reason: 'By mistake' })
    return sent
  },
  async expired() {
    const sent = await send()
    const expiresAt = app.clock.now()
    await db.updateTable('eSignatureDocuments').set({ expiresAt }).where('id', '=', sent.id).execute()
    await app.processDue()
    return sent
  },
}

function nothingSent(agreementId: AgreementId): SentDocument {
  return { agreementId, id: NO_DOCUMENT, token: 'none', sha256: '0'.repeat(64), invoiceId: null }
}

type Person = keyof typeof people
type Signer = { by: Person; token?: boolean }

const opened = (sent: SentDocument, { token = false }: Signer) => ({
  documentId: sent.id,
  ...(token && { token: sent.token }),
})
const signAs = (signer: Signer) => (sent: SentDocument) =>
  people[signer.by].trpc.portal.signing.sign.mutate({ ...signature(sent), ...opened(sent, signer) })
const declineAs = (signer: Signer) => (sent: SentDocument) =>
  people[signer.by].trpc.portal.signing.decline.mutate({ ...opened(sent, signer), reason: 'We wait' })
const openAs = (signer: Signer) => (sent: SentDocument) =>
  people[signer.by].trpc.portal.signing.open.mutate(opened(sent, signer))

/** All actions and the people who may try them. */
const ACTIONS = {
  'an administrator sends': ({ agreementId }: SentDocument) =>
    admin.trpc.admin.agreements.sendForSignature.mutate({ ...retainer, id: agreementId }),
  'an administrator signs': signAs({ by: 'ADMIN' }),
  'an administrator signs by the link of the client': signAs({ by: 'ADMIN', token: true }),
  'the client signs': signAs({ by: 'CLIENT' }),
  'anyone with the link signs': signAs({ by: 'visitor', token: true }),
  'the client declines': declineAs({ by: 'CLIENT' }),
  'anyone with the link declines': declineAs({ by: 'visitor', token: true }),
  'an administrator declines': declineAs({ by: 'ADMIN' }),
  'an administrator withdraws': ({ id }: SentDocument) =>
    admin.trpc.admin.documents.withdraw.mutate({ id, reason: 'By mistake' }),
  'an administrator reminds': ({ id }: SentDocument) => admin.trpc.admin.documents.remind.mutate({ id }),
  'an administrator extends': ({ id }: SentDocument) => admin.trpc.admin.documents.extend.mutate({ id }),
  'the client opens': openAs({ by: 'CLIENT' }),
  'anyone with the link opens': openAs({ by: 'visitor', token: true }),
  'an administrator opens': openAs({ by: 'ADMIN' }),
} as const
type Action = keyof typeof ACTIONS

const SIGNED = 'signed by the client'
const byClient = { sent: SIGNED, opened: SIGNED } as const
const declines = { sent: 'declined', opened: 'declined' } as const
const stays = { sent: 'sent', opened: 'opened', [SIGNED]: SIGNED, 'signed by all': 'signed by all' } as const
const unchanged = { ...stays, declined: 'declined', withdrawn: 'withdrawn', expired: 'expired' } as const
const drafts = ['without a document', 'unsent', 'declined', 'withdrawn', 'expired'] as const

/** All allowed moves, from → to. Anything else is refused. */
const MOVES: Record<Action, Partial<Record<State, State>>> = {
  'an administrator sends': Object.fromEntries(drafts.map((state) => [state, 'sent'])),
  'an administrator signs': { [SIGNED]: 'signed by all' },
  'an administrator signs by the link of the client': { [SIGNED]: 'signed by all' },
  'the client signs': byClient,
  'anyone with the link signs': byClient,
  'the client declines': declines,
  'anyone with the link declines': declines,
  'an administrator declines': {},
  'an administrator withdraws': {
    unsent: 'withdrawn',
    sent: 'withdrawn',
    opened: 'withdrawn',
    [SIGNED]: 'withdrawn',
  },
  'an administrator reminds': { sent: 'sent', opened: 'opened' },
  'an administrator extends': { sent: 'sent', opened: 'opened', [SIGNED]: SIGNED },
  'the client opens': { ...unchanged, sent: 'opened' },
  'anyone with the link opens': { ...unchanged, sent: 'opened' },
  'an administrator opens': unchanged,
}

/** Documents that were never sent, or do not exist, cannot be found or signed. */
const HIDDEN: readonly State[] = ['without a document', 'unsent']

const states = Object.keys(STATES) as State[]
const actions = Object.keys(ACTIONS) as Action[]

const stateOf = async (agreementId: AgreementId) => {
  const { documentId, status } = await app.agreementOf(agreementId)
  return { agreement: status, document: documentId ? (await app.documentOf(documentId)).status : null }
}

async function everything() {
  const tables = [
    ...(['agreements', 'eSignatureDocuments', 'documentEvents', 'documentSignatures'] as const),
    ...(['invoices', 'projects', 'outboxMails', 'workItems'] as const),
  ]
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()))
}

async function changesOfAudit() {
  const changes = db.selectFrom('auditLogs').select('action').where('action', '<>', 'document.refuse')
  return (await changes.orderBy('seq').execute()).map(({ action }) => action)
}

test('every status of an agreement and a document is covered', () => {
  const reached = Object.values(STATES)
  expect(new Set(reached.map(({ agreement }) => agreement))).toEqual(new Set(agreementStatuses))
  const documents = reached.flatMap(({ document }) => document ?? [])
  expect(new Set(documents)).toEqual(new Set(documentStatuses))
})

describe.each(states)('%s', (state) => {
  test.each(actions)('%s', async (action) => {
    const sent = await PATHS[state]()
    expect(await stateOf(sent.agreementId)).toEqual(STATES[state])
    const to = MOVES[action][state]
    if (to) {
      await ACTIONS[action](sent)
      expect(await stateOf(sent.agreementId)).toEqual(STATES[to])
      return
    }
    const [before, audited] = [await everything(), await changesOfAudit()]
    const gone = HIDDEN.includes(state) && (sent.id === NO_DOCUMENT || sent.token === 'none')
    const isHidden = gone && !/reminds|extends|withdraws/.test(action)
    const status = sent.id === NO_DOCUMENT || isHidden ? 404 : 409
    await expect(ACTIONS[action](sent)).rejects.toMatchObject({ data: { httpStatus: status } })
    expect(await everything()).toEqual(before)
    expect(await changesOfAudit()).toEqual(audited)
  })
})

describe.each(['sendForSignature', 'remind', 'extend', 'withdraw'])(
  '%s is for administrators only',
  (verb) => {
    test.each([
      ['CLIENT', 403],
      ['visitor', 401],
    ] as const)('%s', async (by, httpStatus) => {
      const { agreementId, id } = await send()
      const [before, { trpc }] = [await everything(), people[by]]
      const calls: Record<string, () => Promise<unknown>> = {
        sendForSignature: () =>
          trpc.admin.agreements.sendForSignature.mutate({ ...retainer, id: agreementId }),
        remind: () => trpc.admin.documents.remind.mutate({ id }),
        extend: () => trpc.admin.documents.extend.mutate({ id }),
        withdraw: () => trpc.admin.documents.withdraw.mutate({ id, reason: 'By mistake' }),
      }
      await expect(calls[verb]?.()).rejects.toMatchObject({ data: { httpStatus } })
      expect(await everything()).toEqual(before)
    })
  },
)
