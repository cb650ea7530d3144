import { openDocumentInput } from '@tallgrass/contracts'
import { getDocumentFile, recordDocumentRefusal, type Services } from '@tallgrass/core'
import { noSuch } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'

interface Address {
  Params: { id: string }
  Querystring: { token?: unknown }
}

/** The PDF of a document to sign: for its client, for administrators, and for anyone with the link from the email. */
export function addSignedDocuments(app: FastifyInstance, services: Services): void {
  app.get<Address>('/api/esignature-documents/:id/document.pdf', async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply, { scope: 'agreements:read' })
    const given = { documentId: request.params.id, token: request.query.token }
    const parsed = openDocumentInput.safeParse(given)
    if (!parsed.success) throw noSuch('Document')
    const { bytes, name } = await getDocumentFile(ctx, parsed.data).catch(async (error: unknown) => {
      await recordDocumentRefusal(ctx, { call: 'document.pdf', documentId: parsed.data.documentId, error })
      throw error
    })
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(bytes)
  })
}
