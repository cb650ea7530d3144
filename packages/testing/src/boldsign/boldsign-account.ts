import { randomUUID } from 'node:crypto'
import { DAY_S } from '@tallgrass/domain'
import { smallPdf } from '../pdf/small-pdf.ts'

export interface BoldSignRequest {
  method: string
  path: string
  query: URLSearchParams
  /** The fields of a form or of JSON. */
  fields: Map<string, string[]>
  file: Buffer | undefined
}

export interface BoldSignAnswer {
  status: number
  body: object | Buffer
}

interface Signer {
  signerName: string
  signerEmail: string
  order: number
  status: 'NotCompleted' | 'Completed' | 'Declined'
  isViewed: boolean
}

export interface BoldSignDocument {
  documentId: string
  messageTitle: string
  status: 'InProgress' | 'Completed' | 'Declined' | 'Expired' | 'Revoked'
  signerDetails: Signer[]
  createdDate: number
  activityDate: number
  expiryDate: number
  labels: string[]
  metaData: Record<string, string>
  documentHistory: { action: string; email: string; timestamp: number }[]
  declineMessage: string
  revokeMessage: string
  reminders: string[]
  file: Buffer
  /** Until then, the document has an id but cannot be found. */
  prepared: boolean
}

export const now = () => Math.floor(Date.now() / 1000)

export type BoldSignAccount = ReturnType<typeof boldSignAccount>

/** The state of a BoldSign account, and its API. */
export function boldSignAccount() {
  const documents = new Map<string, BoldSignDocument>()
  /** Settings for tests. */
  const behavior = { preparesImmediately: true }

  function send({ fields, file = Buffer.alloc(0) }: BoldSignRequest): BoldSignAnswer {
    const one = (name: string) => fields.get(name)?.[0] ?? ''
    const signers = (fields.get('signers') ?? []).map((text) => JSON.parse(text))
    if (signers.length === 0) return refusal(400, 'At least one signer is required')
    const wrong = signers.find(({ emailAddress }) => !/^\S+@\S+\.\S+$/.test(emailAddress))
    if (wrong) return refusal(400, `${wrong.emailAddress} is not an email address`)
    const documentId = randomUUID()
    documents.set(documentId, {
      documentId,
      messageTitle: one('title'),
      status: 'InProgress',
      signerDetails: signers.map(({ emailAddress, name, signerOrder }) => ({
        signerName: name,
        signerEmail: emailAddress,
        order: signerOrder,
        status: 'NotCompleted',
        isViewed: false,
      })),
      createdDate: now(),
      activityDate: now(),
      expiryDate: now() + Number(one('expiryValue')) * DAY_S,
      labels: fields.get('labels') ?? [],
      metaData: Object.fromEntries(
        [...fields].flatMap(([name, [value = '']]) => {
          const key = /^metaData\[(.+)\]$/.exec(name)?.[1]
          return key ? [[key, value]] : []
        }),
      ),
      documentHistory: [],
      reminders: [],
      declineMessage: '',
      revokeMessage: '',
      file,
      prepared: behavior.preparesImmediately,
    })
    return { status: 201, body: { documentId } }
  }

  function list({ query }: BoldSignRequest): BoldSignAnswer {
    const labels = query.getAll('Labels')
    const result = [...documents.values()]
      .filter((document) => document.prepared)
      .filter((document) => labels.every((label) => document.labels.includes(label)))
      .toReversed()
      .slice(0, Number(query.get('PageSize')))
      .map(({ file: _file, metaData: _metaData, documentHistory: _history, ...listed }) => listed)
    return { status: 200, body: { pageDetails: { page: 1 }, result } }
  }

  const actions: Record<string, (document: BoldSignDocument, request: BoldSignRequest) => BoldSignAnswer> = {
    'GET properties': ({ file: _file, ...properties }) => ({ status: 200, body: properties }),
    'GET getEmbeddedSignLink': signLink,
    'GET download': ({ file }) => ({ status: 200, body: file }),
    'GET downloadAuditLog': (document) =>
      document.status === 'Completed'
        ? { status: 200, body: smallPdf(`Audit trail of ${document.messageTitle}`) }
        : refusal(403, 'The audit log is available once the document is completed'),
    'POST remind': (document, { query }) => {
      document.reminders.push(...query.getAll('receiverEmails'))
      return { status: 204, body: Buffer.alloc(0) }
    },
    'PATCH extendExpiry': (document, { fields }) => {
      const [day = ''] = fields.get('newExpiryValue') ?? []
      const until = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) / 1000 : Number.NaN
      if (!(until > document.expiryDate)) return refusal(400, 'The new expiry is not later than the old one')
      document.expiryDate = until
      return { status: 204, body: Buffer.alloc(0) }
    },
    'POST revoke': (document, { fields }) => {
      if (document.status !== 'InProgress') return refusal(403, 'Only documents in progress can be revoked')
      Object.assign(document, { status: 'Revoked', revokeMessage: fields.get('message')?.[0] })
      return { status: 204, body: Buffer.alloc(0) }
    },
  }

  return {
    documents,
    behavior,
    handle(request: BoldSignRequest): BoldSignAnswer {
      const call = request.path.replace('/v1/document/', '')
      if (call === 'send') return send(request)
      if (call === 'list') return list(request)
      const action = actions[`${request.method} ${call}`]
      const id = request.query.get('documentId') ?? request.query.get('DocumentId') ?? ''
      const document = documents.get(id)
      if (!action || !document?.prepared) return refusal(403, 'Invalid Document ID')
      return action(document, request)
    },
  }
}

function signLink(document: BoldSignDocument, { query }: BoldSignRequest): BoldSignAnswer {
  const email = query.get('SignerEmail')
  const signer = document.signerDetails.find((one) => one.signerEmail === email)
  if (!signer) return refusal(403, 'Invalid signer email')
  const before = document.signerDetails.filter(({ order }) => order < signer.order)
  if (document.status !== 'InProgress' || before.some(({ status }) => status !== 'Completed')) {
    return refusal(403, "It is not this signer's turn")
  }
  const link = new URL(`https://app.boldsign.com/document/sign/?documentId=${document.documentId}`)
  link.searchParams.set('redirect', query.get('RedirectUrl') ?? '')
  return { status: 200, body: { signLink: link.href } }
}

function refusal(status: number, error: string): BoldSignAnswer {
  return { status, body: { error } }
}
