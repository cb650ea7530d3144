import { sendForSignatureInput } from '@tallgrass/contracts'
import { previewDocument, type Services } from '@tallgrass/core'
import { AppError, noSuch } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'
import { requireAdminAt } from './require-admin-at.ts'

interface Address {
  Params: { id: string }
  Querystring: Record<string, unknown>
}

/** The PDF that a draft agreement would send for signature, for administrators. */
export function addDocumentPreviews(app: FastifyInstance, services: Services): void {
  app.get<Address>('/api/agreements/:id/preview.pdf', async (request, reply) => {
    const { id } = request.params
    const known = sendForSignatureInput.pick({ id: true }).safeParse({ id })
    const path = `/api/agreements/${known.data?.id ?? ':id'}/preview.pdf`
    const ctx = await requireAdminAt(
      path,
      await createRequestCtx(services, request, reply, { scope: 'agreements:read' }),
    )
    if (!known.success) throw noSuch('Agreement')
    const parsed = sendForSignatureInput.safeParse({ ...request.query, id })
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ message, path: field }) => ({
        path: field.join('.'),
        message,
      }))
      throw new AppError('INVALID', issues[0]?.message ?? 'This document cannot be previewed', { issues })
    }
    const { bytes, name } = await previewDocument(ctx, parsed.data)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })
}
