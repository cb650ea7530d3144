import { Readable } from 'node:stream'
import { archiveQuery, projectId } from '@tallgrass/contracts'
import { checkArchive, gatherEverything, gatherEvidence, requirePortal, type Services } from '@tallgrass/core'
import { ensureProved } from '@tallgrass/core/people'
import { noSuch, type ProjectId } from '@tallgrass/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'
import { requireAdminAt } from './require-admin-at.ts'

// Imported on demand, because it is much code.
const loadPacks = () => import('@tallgrass/adapters/documents')

/** All evidence of a project as one archive, for administrators; and for its client, what they may take along. */
export function addEvidencePack(app: FastifyInstance, services: Services): void {
  app.get('/api/projects/:id/evidence.zip', async (request, reply) => {
    const parsed = projectId.safeParse(request.params)
    const path = `/api/projects/${parsed.success ? parsed.data.id : ':id'}/evidence.zip`
    const ctx = await requireAdminAt(path, await createRequestCtx(services, request, reply))
    ensureProved(ctx)
    if (!parsed.success) throw noSuch('Project')
    if (isCheck(request)) {
      await checkArchive(ctx, { ...parsed.data, audience: 'office' })
      return reply.code(204).send()
    }
    const evidence = await gatherEvidence(ctx, parsed.data)
    const { packEvidence } = await loadPacks()
    return sendArchive(reply, nameOf('evidence', parsed.data.id), packEvidence(evidence))
  })

  app.get('/api/projects/:id/everything.zip', async (request, reply) => {
    const ctx = requirePortal(await createRequestCtx(services, request, reply))
    if (ctx.access === 'ADMIN') ensureProved(ctx)
    const parsed = projectId.safeParse(request.params)
    if (!parsed.success) throw noSuch('Project')
    if (isCheck(request)) {
      await checkArchive(ctx, { ...parsed.data, audience: 'client' })
      return reply.code(204).send()
    }
    const everything = await gatherEverything(ctx, parsed.data)
    const { packEverything } = await loadPacks()
    return sendArchive(reply, nameOf('project', parsed.data.id), packEverything(everything))
  })
}

/** A page cannot show why a download was refused, so it asks before. */
function isCheck({ query }: FastifyRequest): boolean {
  return archiveQuery.safeParse(query).data?.check !== undefined
}

function nameOf(what: string, id: ProjectId): string {
  return `${what}-${id.slice(-8)}.zip`
}

/**
 * Sent while it is made, so that no archive is ever whole in memory. If making it fails, the connection breaks before its
 * end, and if its reader leaves, no more is read.
 */
function sendArchive(reply: FastifyReply, name: string, archive: AsyncIterable<Uint8Array>) {
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(archive, { objectMode: false }))
}
