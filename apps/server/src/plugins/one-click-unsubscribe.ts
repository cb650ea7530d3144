import { unsubscribeInput } from '@tallgrass/contracts'
import type { Services } from '@tallgrass/core'
import { unsubscribe } from '@tallgrass/core/people'
import { AppError } from '@tallgrass/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createVisitorCtx } from './request-ctx.ts'

const PATH = '/unsubscribe'

/** The forms in which mail clients send `List-Unsubscribe=One-Click` (RFC 8058, 3.2). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const MAX_FORM_BYTES = 1024

/**
 * Mail clients ask for this address from anywhere, without cookies: the sealed token in it proves what it may end. The
 * page at the same address is for people.
 */
export async function addOneClickUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      FORMS,
      { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
      (_request, _body, done) => done(null),
    )
    forms.post(PATH, async (request, reply) => {
      const parsed = unsubscribeInput.safeParse(request.query)
      if (!parsed.success) throw new AppError('INVALID', 'The link is not complete')
      await unsubscribe(createVisitorCtx(services, request), parsed.data)
      return reply.type('text/plain; charset=utf-8').send('You will no longer get these emails.\n')
    })
  })
}

/** True if the request was routed here: another site may ask for it. */
export function isOneClickUnsubscribe({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === PATH
}
