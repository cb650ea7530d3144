import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** The diagnostics channel on which Fastify announces every new server, before routes are added. */
const SERVER_CREATED = 'fastify.initialization'

/** Every route that a server registers while it is built, such as 'GET /api/users/:id'. Omits HEAD routes. */
export async function registeredRoutes(build: () => Promise<unknown>): Promise<string[]> {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) if (name !== 'HEAD') routes.add(`${name} ${url}`)
    })
  }
  subscribe(SERVER_CREATED, listen)
  await build().finally(() => unsubscribe(SERVER_CREATED, listen))
  return [...routes].sort()
}
