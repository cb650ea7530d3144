import { createHash, randomBytes } from 'node:crypto'
import { createSystemCtx, recordEvidence } from '@tallgrass/core'
import { DAY_MS, type DocumentId } from '@tallgrass/domain'
import { aDocument, anAgreement } from '@tallgrass/testing'
import type { TestApp } from '../test-app.ts'
import type { Made, ProjectWorld } from './project-world.ts'

/** Agreements of the owner and their documents, created on each call. */
export interface AgreementWorld {
  draftAgreement(): Made<'Agreement'>
  /** Sent to its client, with the token of the email's link. */
  sentDocument(): Promise<{ id: DocumentId; token: string; sha256: string }>
  /** Signed by everyone and sealed. */
  sealedDocument(): Made<'Document'>
}

export function prepareAgreements(app: TestApp, { project }: Pick<ProjectWorld, 'project'>): AgreementWorld {
  const { db } = app.services.database

  async function agreement(status: 'DRAFT' | 'SENT' | 'SIGNED_BOTH') {
    const { clientId, id: projectId } = await project()
    return anAgreement(db, clientId, { projectId, status })
  }

  async function sender() {
    const { email } = await app.admin()
    const found = db.selectFrom('users').select('id').where('email', '=', email)
    return (await found.executeTakeFirstOrThrow()).id
  }

  /** Records the file's hash in the evidence, as the product does. */
  function recordFile(documentId: DocumentId, event: 'sent' | 'sealed', sha256: string) {
    const actor = { id: null, name: 'Tallgrass Automation' }
    return createSystemCtx(app.services).transaction((tx) =>
      recordEvidence(tx, documentId, { event, actor, sha256 }),
    )
  }

  return {
    draftAgreement: () => agreement('DRAFT'),
    async sentDocument() {
      const sent = await agreement('SENT')
      const token = randomBytes(32).toString('base64url')
      const now = app.services.clock()
      const document = await aDocument(db, sent, {
        status: 'sent',
        sentBy: await sender(),
        sentAt: now,
        expiresAt: new Date(now.getTime() + 30 * DAY_MS),
        tokenHash: createHash('sha256').update(token).digest('hex'),
      })
      await db.updateTable('agreements').set({ documentId: document.id }).where('id', '=', sent.id).execute()
      await recordFile(document.id, 'sent', document.sha256)
      return { ...document, token }
    },
    async sealedDocument() {
      const signed = await agreement('SIGNED_BOTH')
      const now = app.services.clock()
      const document = await aDocument(db, signed, {
        status: 'completed',
        sentBy: await sender(),
        sentAt: now,
        signedAt: now,
        countersignedAt: now,
        sealedAt: now,
        sealedSha256: createHash('sha256').update(randomBytes(8)).digest('hex'),
      })
      await db
        .updateTable('agreements')
        .set({ documentId: document.id })
        .where('id', '=', signed.id)
        .execute()
      const { content, sha256 } = await db
        .selectFrom('documentFiles')
        .select(['content', 'sha256'])
        .where('documentId', '=', document.id)
        .executeTakeFirstOrThrow()
      const final = { documentId: document.id, kind: 'final' as const, content, sha256, createdAt: now }
      await db.insertInto('documentFiles').values(final).execute()
      await recordFile(document.id, 'sent', sha256)
      await recordFile(document.id, 'sealed', sha256)
      return document
    },
  }
}
