import { type AppRouter, appRouter, toRefusal, UnknownCaller } from '@tallgrass/api'
import type { Services } from '@tallgrass/core'
import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'

const MAX_BATCH_SIZE = 10

export async function addTRPC(app: FastifyInstance, services: Services): Promise<void> {
  const options: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: MAX_BATCH_SIZE,
    createContext: ({ req, res }) =>
      createRequestCtx(services, req, res).catch((cause: unknown) => {
        throw new UnknownCaller(req.id, { cause })
      }),
    onError({ error, path, req }) {
      if (toRefusal(error).code === 'INTERNAL')
        req.log.error({ err: error.cause ?? error, path }, 'Procedure failed')
    },
    responseMeta({ errors }) {
      const waits = errors.flatMap((error) => toRefusal(error).retryAfterSeconds ?? [])
      return waits.length > 0 ? { headers: new Headers({ 'retry-after': String(Math.max(...waits)) }) } : {}
    },
  }
  // NOTE not the library's plugin, which also takes forms: a form needs no permission to come from another site.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    scope.route<{ Params: { path: string } }>({
      method: ['GET', 'POST'],
      url: '/trpc/:path',
      // The adapter fails on HEAD, which no client of procedures sends.
      exposeHeadRoute: false,
      handler: (req, res) => fastifyRequestHandler({ ...options, req, res, path: req.params.path }),
    })
  })
}
