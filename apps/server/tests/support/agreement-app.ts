import {
  createSystemCtx,
  type JobData,
  type JobName,
  jobHandlers,
  type MailPort,
  noLimits,
  ProviderUnreachable,
} from '@tallgrass/core'
import type { AgreementId, DocumentId, InvoiceId } from '@tallgrass/domain'
import { expect } from 'vitest'
import { givenClient } from './given-client.ts'
import { fileApp, plainPasswords } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/** A document sent to its client, with the token of the email's link and the hash shown on the page. */
export interface SentDocument {
  agreementId: AgreementId
  id: DocumentId
  token: string
  sha256: string
  invoiceId: InvoiceId | null
}

const RETAINER = {
  documentType: 'retainer',
  documentTitle: 'Retainer for the front desk',
  projectName: 'Front desk',
  retainerAmount: 5000,
} as const
type Sending = Partial<
  Parameters<TestBrowser['trpc']['admin']['agreements']['sendForSignature']['mutate']>[0]
>
type Drafting = Partial<Parameters<TestBrowser['trpc']['admin']['agreements']['create']['mutate']>[0]>

/** A server with an administrator and a client. Its files are cheap fakes, and jobs wait until `work`. */
export async function agreementApp({ mail }: { mail?: MailPort } = {}) {
  const service: { away: boolean; broken?: JobName | undefined } = { away: false }
  const waiting: { name: JobName; data: JobData[JobName] }[] = []
  const app = await fileApp({
    replace: ({ esign, jobs }) => ({
      jobs: {
        ...jobs,
        async enqueue(_, name, data) {
          if (service.broken === name) throw new Error('The queue is broken')
          waiting.push({ name, data })
        },
        wake() {},
      },
      ...(mail && { mail }),
      passwords: plainPasswords,
      limits: noLimits,
      esign: {
        ...esign,
        async send({ idempotencyKey, signers, title }) {
          if (service.away) throw new ProviderUnreachable('The line is dead')
          return { id: idempotencyKey, file: Buffer.from(`%PDF-1.7 ${title}, ${signers[0]?.name}`) }
        },
        finish: async ({ id }) => Buffer.from(`%PDF-1.7 sealed ${id}`),
      },
    }),
  })
  const { db } = app.services.database
  const ctx = createSystemCtx(app.services)
  const admin = await app.admin()
  const { client, id: clientId } = await givenClient(app)
  const people = { ADMIN: admin, CLIENT: client, visitor: app.visitor() }

  async function draftBy({ trpc }: TestBrowser, values: Drafting = {}) {
    app.clock.advance({ seconds: 1 })
    const facts = { clientId, type: 'MSA', projectName: 'Front desk' } as const
    return (await trpc.admin.agreements.create.mutate({ ...facts, ...values })).id
  }

  async function documentOf(id: DocumentId) {
    const found = db.selectFrom('eSignatureDocuments').selectAll().where('id', '=', id)
    return found.executeTakeFirstOrThrow()
  }

  async function agreementOf(id: AgreementId) {
    return db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  async function read(agreementId: AgreementId): Promise<SentDocument> {
    const { documentId } = await agreementOf(agreementId)
    if (!documentId) throw new Error('This agreement was not sent')
    const { id, invoiceId, sealedToken } = await documentOf(documentId)
    const file = db.selectFrom('documentFiles').select('sha256').where('documentId', '=', id)
    const { sha256 } = await file.executeTakeFirstOrThrow()
    return { agreementId, id, token: app.services.sealer.open(sealedToken ?? ''), sha256, invoiceId }
  }

  const draft = (values: Drafting = {}) => draftBy(admin, values)

  /** Sends a new draft, or the given one. */
  async function send({ id, ...values }: Sending = {}): Promise<SentDocument> {
    const agreementId = id ?? (await draft())
    app.clock.advance({ seconds: 1 })
    await admin.trpc.admin.agreements.sendForSignature.mutate({ ...RETAINER, ...values, id: agreementId })
    return read(agreementId)
  }

  const signature = ({ id, sha256 }: SentDocument) => ({
    documentId: id,
    sha256,
    name: 'Maren Okafor',
    consentVersion: '1',
  })

  return {
    server: app,
    clock: app.clock,
    visitor: app.visitor,
    /** The same session in another window. */
    windowOf(browser: TestBrowser) {
      const other = app.visitor()
      for (const [name, value] of browser.cookies) other.cookies.set(name, value)
      return other
    },
    db,
    ctx,
    service,
    people,
    admin,
    client,
    clientId,
    draft,
    draftBy,
    read,
    send,
    retainer: RETAINER,
    signature,
    agreementOf,
    documentOf,
    byLink: ({ id, token }: SentDocument) => ({ documentId: id, token }),
    /** As the client, with the link from the email. */
    sign: (sent: SentDocument, by: TestBrowser = people.visitor) =>
      by.trpc.portal.signing.sign.mutate({ ...signature(sent), token: sent.token }),
    countersign: (sent: SentDocument, by: TestBrowser = admin) =>
      by.trpc.portal.signing.sign.mutate({ ...signature(sent), name: 'Ruth Calloway' }),
    /** Runs the waiting jobs. */
    async work() {
      for (const { data, name } of waiting.splice(0)) {
        // `enqueue` only accepts data that matches the name.
        const handle = jobHandlers[name] as (context: typeof ctx, given: unknown) => Promise<void>
        await handle(ctx, data)
      }
    },
    processDue: () => jobHandlers['process-due-documents'](ctx, {}),
    async statusOf({ agreementId, id }: Pick<SentDocument, 'agreementId' | 'id'>) {
      return [(await agreementOf(agreementId)).status, (await documentOf(id)).status]
    },
    projectOf: async (agreementId: AgreementId) => {
      const { projectId } = await agreementOf(agreementId)
      const found = db.selectFrom('projects').selectAll().where('id', '=', projectId)
      return found.executeTakeFirstOrThrow()
    },
    invoiceOf: async ({ invoiceId }: Pick<SentDocument, 'invoiceId'>) => {
      const found = db.selectFrom('invoices').selectAll().where('id', '=', invoiceId)
      return found.executeTakeFirstOrThrow()
    },
    eventsOf: async (documentId: DocumentId) => {
      const events = db.selectFrom('documentEvents').selectAll().where('documentId', '=', documentId)
      return events.orderBy('seq').execute()
    },
    workItems: () => db.selectFrom('workItems').selectAll().orderBy('id').execute(),
    mails: async () => {
      const rows = await db
        .selectFrom('outboxMails')
        .selectAll()
        .orderBy('createdAt')
        .orderBy('template')
        .orderBy('id')
        .execute()
      return rows.map(({ recipient, sealedLink, template }) => ({
        template,
        recipient,
        link: sealedLink === null ? null : app.services.sealer.open(sealedLink),
      }))
    },
  }
}

/** The shape of a refusal. */
export function refusal(status: number, message: string | RegExp) {
  const text = typeof message === 'string' ? message : expect.stringMatching(message)
  return { message: text, data: { httpStatus: status } }
}
