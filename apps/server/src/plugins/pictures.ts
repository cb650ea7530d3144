import { pictureAddress } from '@tallgrass/contracts/account'
import { requirePortal, type Services } from '@tallgrass/core'
import { getPicture } from '@tallgrass/core/people'
import { AppError } from '@tallgrass/domain'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'

/** Nothing in a picture may run or load anything, wherever it is opened. */
const INERT = "default-src 'none'; sandbox; frame-ancestors 'none'"
const YEAR_SECONDS = 31_536_000

/** The pictures of people. An address names its content, so that browsers never ask for it again. */
export function addPictures(app: FastifyInstance, services: Services): void {
  app.get('/api/people/:userId/picture/:sha256', async (request, reply) => {
    const ctx = requirePortal(await createRequestCtx(services, request, reply))
    const address = pictureAddress.safeParse(request.params)
    if (!address.success) throw new AppError('NOT_FOUND', 'This picture does not exist')
    const content = await getPicture(ctx, address.data)
    return reply
      .type('image/webp')
      .header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', INERT)
      .header('cross-origin-resource-policy', 'same-origin')
      .send(content)
  })
}
