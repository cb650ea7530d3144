import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** The channel on which the web framework announces every server it makes, before anything is added to it. */
const MADE = 'fastify.initialization'

/** Every route that a server registers while it is built: 'GET /api/users/:id'. HEAD goes with its GET. */
export async function registeredRoutes(build: () => Promise<unknown>): Promise<string[]> {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) if (name !== 'HEAD') routes.add(`${name} ${url}`)
    })
  }
  subscribe(MADE, listen)
  await build().finally(() => unsubscribe(MADE, listen))
  return [...routes].sort()
}
