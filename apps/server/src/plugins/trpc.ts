import { type AppRouter, appRouter, toRefusal } from '@tallgrass/api'
import type { Services } from '@tallgrass/core'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { createRequestCtx } from './request-ctx.ts'

const MAX_BATCH_SIZE = 10

export async function addTRPC(app: FastifyInstance, services: Services): Promise<void> {
  const options: FastifyTRPCPluginOptions<AppRouter> = {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: ({ req, res }) => createRequestCtx(services, req, res),
      onError({ error, path, req }) {
        if (toRefusal(error).code === 'INTERNAL')
          req.log.error({ err: error.cause ?? error, path }, 'Procedure failed')
      },
      responseMeta({ errors }) {
        const waits = errors.flatMap((error) => toRefusal(error).retryAfterSeconds ?? [])
        return waits.length > 0 ? { headers: new Headers({ 'retry-after': String(Math.max(...waits)) }) } : {}
      },
    },
  }
  await app.register(fastifyTRPCPlugin, options)
}
