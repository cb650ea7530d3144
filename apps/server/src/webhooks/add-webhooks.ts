import {
  createCtx,
  ensureStorage,
  noCarrier,
  receiveNotice,
  receiveSigningNotice,
  type Services,
} from '@tallgrass/core'
import { AppError, paymentProviders } from '@tallgrass/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WEBHOOKS } from './is-webhook.ts'

/** A provider's notice tells all that it knows of its subject; it is checked before it is read. */
const NOTICE_LIMIT_BYTES = 256 * 1024

/** Where providers tell what happened. What they sign is the body as it came, so nothing reads it before. */
export async function addWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: NOTICE_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    // A notice that is refused comes again; one that was half written down would not.
    webhooks.addHook('preHandler', () => ensureStorage(services.storage))
    for (const provider of paymentProviders) {
      webhooks.post(`${WEBHOOKS}${provider}`, async (request) => {
        if (services.payments.provider !== provider) {
          throw new AppError('NOT_FOUND', 'There is nothing at this address')
        }
        const { ctx, notice } = toNotice(services, request)
        await receiveNotice(ctx, notice)
        return { received: true }
      })
    }
    webhooks.post(`${WEBHOOKS}boldsign`, async (request) => {
      const { ctx, notice } = toNotice(services, request)
      await receiveSigningNotice(ctx, notice)
      return { received: true }
    })
  })
}

function toNotice(services: Services, request: FastifyRequest) {
  const { headers, id: requestId, ip } = request
  const origin = { ip, userAgent: headers['user-agent'] ?? null, requestId }
  // A visitor like any other: who sent it is known once its signature was checked.
  const ctx = createCtx(services, { user: null, origin, session: noCarrier, conversation: noCarrier })
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return { ctx, notice: { body, headers, now: services.clock() } }
}
