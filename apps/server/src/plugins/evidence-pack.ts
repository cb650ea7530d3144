import { projectId } from '@tallgrass/contracts'
import { gatherEvidence, type Services } from '@tallgrass/core'
import { noSuch } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'
import { requireAdminAt } from './require-admin-at.ts'

/** All evidence of a project as one archive, for administrators. */
export function addEvidencePack(app: FastifyInstance, services: Services): void {
  app.get('/api/projects/:id/evidence.zip', async (request, reply) => {
    const parsed = projectId.safeParse(request.params)
    const path = `/api/projects/${parsed.success ? parsed.data.id : ':id'}/evidence.zip`
    const ctx = await requireAdminAt(path, await createRequestCtx(services, request, reply))
    if (!parsed.success) throw noSuch('Project')
    const evidence = await gatherEvidence(ctx, parsed.data)
    const { packEvidence } = await import('@tallgrass/adapters/documents')
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="evidence-${parsed.data.id.slice(-8)}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(await packEvidence(evidence))
  })
}
