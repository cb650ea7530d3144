import type { ESignPort, HostedSigning, NewSigning, ProviderCall, SentSigning } from '@tallgrass/core'
import { DAY_MS, ProviderNotYet } from '@tallgrass/domain'
import { DocumentApi } from 'boldsign'
import { duringCall, untilCallEnds } from '../../calls/current-call.ts'
import { sealKeeper } from '../builtin/seal-keeper.ts'
import type { SealKeyPlace } from '../builtin/seal-key.ts'
import { PREVIEW } from '../preview-mark.ts'
import { anything, created, documentList, documentProperties, file, signLink } from './answers.ts'
import { askBoldSign, isUnknown } from './ask-boldsign.ts'
import { readBoldSignNotice } from './read-boldsign-notice.ts'
import { toLastDay, toRequest } from './to-request.ts'
import { toDate, toState, toStatus } from './to-state.ts'

export interface BoldSignOptions {
  apiKey: string
  /** More than one while a secret is being replaced. */
  webhookSecrets: readonly string[]
  /** Origin of the API; default is the one for the United States. */
  apiBase?: string | undefined
  /** Where the seal's key is kept. */
  seal: SealKeyPlace
  /** Of one request, in milliseconds. */
  timeout?: number
}

const TIMEOUT_MS = 10_000
/** BoldSign's limit for one page of a list. */
const MAX_LISTED = 100
const LINK_MS = DAY_MS

// Loaded on demand, because this is too much code to load at startup.
const loadFiles = () => import('./files.ts')

export function createBoldSignESign(options: BoldSignOptions): ESignPort {
  const api = connect(options)
  const hosted = hostedSigning(api, options)
  const inFlight = new Map<string, Promise<SentSigning>>()

  /** BoldSign has no idempotency keys, so this first looks for a document that an earlier attempt has sent. */
  async function sendOnce(signing: NewSigning): Promise<SentSigning> {
    const sent = await hosted.findSent(signing.idempotencyKey)
    if (sent) return sent
    const { renderForSigning } = await loadFiles()
    const bytes = await renderForSigning(signing)
    const { documentId } = await askBoldSign(created, () => api.sendDocument(toRequest(signing, bytes)))
    return { id: documentId, file: bytes }
  }

  const startSending = (signing: NewSigning, call: ProviderCall | undefined) =>
    duringCall(call, () => sendOnce(signing)).finally(() => inFlight.delete(signing.idempotencyKey))

  return {
    provider: 'boldsign',
    hosted,
    seal: sealKeeper(options.seal),
    send(signing, call) {
      const key = signing.idempotencyKey
      const sending = inFlight.get(key) ?? startSending(signing, call)
      inFlight.set(key, sending)
      return sending
    },
    async preview(signing) {
      const { renderForSigning } = await loadFiles()
      return renderForSigning(signing, { watermark: PREVIEW })
    },
    async list(limit, call) {
      const documents = await duringCall(call, () => listDocuments(api, { limit }))
      return documents.map((document) => ({
        id: document.documentId,
        title: document.messageTitle ?? '',
        status: toStatus(document),
        createdAt: toDate(document.createdDate),
      }))
    },
    finish: ({ finishedAt, id }, call) =>
      duringCall(call, async () => {
        const properties = await askBoldSign(documentProperties, () => api.getProperties(id))
        if (toStatus(properties) !== 'completed') {
          throw new ProviderNotYet('BoldSign has not finished this document yet')
        }
        const signed = await askBoldSign(file, () => api.downloadDocument(id))
        const auditTrail = properties.isCombinedAudit
          ? null
          : await askBoldSign(file, () => api.downloadAuditLog(id))
        const { sealFinished } = await loadFiles()
        return sealFinished({ signed, auditTrail }, { seal: options.seal, signedAt: finishedAt })
      }),
  }
}

function hostedSigning(api: DocumentApi, { webhookSecrets }: BoldSignOptions): HostedSigning {
  const getProperties = (id: string) => askBoldSign(documentProperties, () => api.getProperties(id))
  async function find(id: string, call?: ProviderCall) {
    try {
      return toState(await duringCall(call, () => getProperties(id)))
    } catch (error) {
      if (isUnknown(error)) return undefined
      throw error
    }
  }
  return {
    find,
    findSent: (key, call) =>
      duringCall(call, async () => {
        const documents = await listDocuments(api, { label: key })
        // If there are several, every process picks the same one; the others are withdrawn.
        const [id] = documents
          .filter(({ labels, status }) => status !== 'Revoked' && labels?.includes(key))
          .toSorted((a, b) => a.createdDate - b.createdDate || (a.documentId < b.documentId ? -1 : 1))
          .map(({ documentId }) => documentId)
        if (!id) return undefined
        return { id, file: await whenPrepared(() => askBoldSign(file, () => api.downloadDocument(id))) }
      }),
    signingPage: (id, { email, returnUrl }, call) =>
      duringCall(call, async () => {
        const until = new Date(Date.now() + LINK_MS)
        const ask = () => api.getEmbeddedSignLink(id, email, undefined, undefined, until, returnUrl)
        return (await whenPrepared(() => askBoldSign(signLink, ask))).signLink
      }),
    async remind(id, email, call) {
      const ask = () => askBoldSign(anything, () => api.remindDocument(id, [email]))
      await duringCall(call, () => whenPrepared(ask))
    },
    extend: (id, expiresAt, call) =>
      duringCall(call, async () => {
        const { expiryDate } = await whenPrepared(() => getProperties(id))
        // BoldSign refuses a date that is not later than the current one, as in a retry.
        if (expiryDate && toDate(expiryDate) >= expiresAt) return
        await askBoldSign(anything, () => api.extendExpiry(id, { newExpiryValue: toLastDay(expiresAt) }))
      }),
    withdraw: (id, reason, call) =>
      duringCall(call, async () => {
        const { status } = toState(await whenPrepared(() => getProperties(id)))
        // Already ended, perhaps by an earlier attempt.
        if (status === 'completed' || status === 'declined' || status === 'expired') return
        await askBoldSign(anything, () => api.revokeDocument(id, { message: reason }))
      }),
    readNotice: (notice) => readBoldSignNotice(notice, webhookSecrets),
  }
}

/** BoldSign returns an id before the document is prepared, and denies knowing it until then. Throws ProviderNotYet. */
async function whenPrepared<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isUnknown(error)) throw error
    throw new ProviderNotYet('BoldSign is still preparing this document', { cause: error })
  }
}

/** Newest first. */
async function listDocuments(
  api: DocumentApi,
  { label, limit = MAX_LISTED }: { label?: string; limit?: number },
) {
  const size = Math.min(limit, MAX_LISTED)
  const labels = label === undefined ? undefined : [label]
  const none = undefined
  const { result } = await askBoldSign(documentList, () =>
    api.listDocuments(1, none, none, 'Sent', none, size, none, none, none, none, labels),
  )
  return (result ?? []).toSorted((a, b) => b.createdDate - a.createdDate).slice(0, limit)
}

function connect({ apiBase, apiKey, timeout = TIMEOUT_MS }: BoldSignOptions): DocumentApi {
  const api = new DocumentApi(apiBase)
  api.setApiKey(apiKey)
  api.addInterceptor((request) => {
    request.signal = untilCallEnds(AbortSignal.timeout(timeout))
    // A redirect would send the API key to another address.
    request.maxRedirects = 0
  })
  return api
}
