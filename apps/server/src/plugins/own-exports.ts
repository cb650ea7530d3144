import { Readable } from 'node:stream'
import { attachmentOf } from '@tallgrass/adapters'
import { dataExportId } from '@tallgrass/contracts/account'
import { asUser, type Services } from '@tallgrass/core'
import { readExport } from '@tallgrass/core/people'
import { noSuch } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'

/** The copy of everything about the caller, which only they can download, and only right after a proof that it is them. */
export function addOwnExports(app: FastifyInstance, services: Services): void {
  app.get('/api/account/exports/:id', async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply)
    const caller = { ...ctx, ...asUser(ctx) }
    const parsed = dataExportId.safeParse(request.params)
    if (!parsed.success) throw noSuch('DataExport')
    const { content, name, size } = await readExport(caller, parsed.data.id)
    return reply
      .type('application/zip')
      .header('content-disposition', attachmentOf(name))
      .header('content-length', size)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(content, { objectMode: false }))
  })
}
