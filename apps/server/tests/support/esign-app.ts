import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boldSignESign } from '@tallgrass/adapters'
import { createSystemCtx, noLimits } from '@tallgrass/core'
import type { AgreementId, DocumentId } from '@tallgrass/domain'
import { anAgreement, type BoldSignDocument, boldSignNotice, startBoldSign, unique } from '@tallgrass/testing'
import { afterAll } from 'vitest'
import { givenClient } from './given-client.ts'
import { plainPasswords, reusableApp, type TestApp } from './test-app.ts'
import { waitingJobs } from './waiting-jobs.ts'

const BOLDSIGN_SECRET = 'secret-of-the-notices'
/** How long the server waits for BoldSign. */
export const PATIENCE_MS = 1500

/**
 * A server with a fake BoldSign whose jobs wait until a test runs them. A file has one server, reset each time a test
 * asks for it.
 */
export async function esignApps({ patience = PATIENCE_MS } = {}) {
  const boldSign = await startBoldSign()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'esign-app-'))
  afterAll(async () => {
    await boldSign.stop()
    await rm(dataDirectory, { recursive: true })
  })
  const esign = await boldSignESign({
    apiKey: 'key-of-the-tests',
    webhookSecrets: [BOLDSIGN_SECRET],
    apiBase: boldSign.url,
    seal: { dataDirectory },
    timeout: patience,
  })
  const { queueIn, waiting, work, workOnSome } = waitingJobs()
  const newApp = await reusableApp({
    replace: ({ jobs }) => ({ esign, passwords: plainPasswords, limits: noLimits, jobs: queueIn(jobs) }),
  })
  return async () => {
    const app = await newApp()
    boldSign.account.documents.clear()
    boldSign.account.behavior.preparesImmediately = true
    boldSign.behave({ works: true })
    waiting.length = 0
    const ctx = createSystemCtx(app.services)
    return {
      ...app,
      ...(await prepareSigning(app)),
      boldSign,
      ctx,
      waiting,
      work: () => work(ctx),
      workOnSome: (jobs: number) => workOnSome(ctx, jobs),
      /** The documents at BoldSign that are not withdrawn. */
      atBoldSign: (): BoldSignDocument[] =>
        [...boldSign.account.documents.values()].filter(({ status }) => status !== 'Revoked'),
      /** Sends a notice about a document of BoldSign's as BoldSign does, and returns the response. */
      async notify(
        eventType: string,
        documentId: string | undefined,
        forged: { secret?: string; at?: Date } = {},
      ) {
        const { body: payload, headers } = boldSignNotice({
          eventType,
          secret: BOLDSIGN_SECRET,
          at: app.clock.now(),
          ...(documentId && { documentId }),
          ...forged,
        })
        const type = { 'content-type': 'application/json' }
        const url = '/api/webhooks/boldsign'
        return app.visitor().send({ method: 'POST', url, headers: { ...headers, ...type }, payload })
      },
    }
  }
}

export type ESignApp = Awaited<ReturnType<Awaited<ReturnType<typeof esignApps>>>>

async function prepareSigning(app: TestApp) {
  const { db } = app.services.database
  const admin = await app.admin()
  const { client, id: clientId } = await givenClient(app)
  const agreementOf = (id: AgreementId) =>
    db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const documentsOf = (agreementId: AgreementId) =>
    db
      .selectFrom('eSignatureDocuments')
      .selectAll()
      .where('agreementId', '=', agreementId)
      .orderBy('id')
      .execute()
  const send = (id: AgreementId, facts: { documentTitle?: string } = {}) =>
    admin.trpc.admin.agreements.sendForSignature.mutate({
      id,
      documentType: 'scope_of_work' as const,
      projectName: 'Front desk',
      documentTitle: facts.documentTitle ?? 'Scope of work for the front desk',
    })
  const draft = async () => (await anAgreement(db, clientId, { projectName: `Desk ${unique()}` })).id
  return {
    admin,
    client,
    db,
    draft,
    send,
    agreementOf,
    documentsOf,
    /** A document that BoldSign has sent to the client. */
    async sent() {
      const agreementId = await draft()
      await send(agreementId)
      const [document] = await documentsOf(agreementId)
      if (!document?.providerDocumentId) throw new Error('The document was not sent')
      return { agreementId, id: document.id, atProvider: document.providerDocumentId }
    },
    eventsOf: async (documentId: DocumentId) =>
      (
        await db
          .selectFrom('documentEvents')
          .select('event')
          .where('documentId', '=', documentId)
          .orderBy('seq')
          .execute()
      ).map(({ event }) => event),
    mails: async () =>
      (
        await db.selectFrom('outboxMails').select(['template', 'recipient']).orderBy('template').execute()
      ).filter(({ template }) => template.startsWith('document-')),
  }
}
