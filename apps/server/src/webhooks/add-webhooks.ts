import { ensureStorage, receiveNotice, receiveSigningNotice, type Services } from '@tallgrass/core'
import { AppError, paymentProviders } from '@tallgrass/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createVisitorCtx } from '../plugins/request-ctx.ts'
import { WEBHOOKS } from './is-webhook.ts'

/** Larger than for other bodies: providers send the whole object, and its signature is checked before it is parsed. */
const MAX_NOTICE_BYTES = 256 * 1024

/** The webhooks of providers. Signatures cover the raw body, so it is not parsed before they are checked. */
export async function addWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_NOTICE_BYTES },
      (_request, body, done) => done(null, body),
    )
    // Providers resend a refused notice, but not one that was accepted and only partly recorded.
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
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const notice = { body, headers: request.headers, now: services.clock() }
  return { ctx: createVisitorCtx(services, request), notice }
}
