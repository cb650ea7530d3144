import { outageOf } from '@tallgrass/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Thousands of requests may fail for the same reason. */
const QUIET_MS = 60_000

interface LastWarning {
  at: number
  /** Requests that have failed since. */
  more: number
}

const lastWarnings = new WeakMap<FastifyInstance['server'], LastWarning>()

/** Warns at most once a minute that the database fails, with the number of failed requests not logged since. */
export function logOutage({ log, server }: Pick<FastifyRequest, 'log' | 'server'>, error: unknown): void {
  const outage = outageOf(error)
  if (!outage) return
  const { server: listener } = server
  const last = lastWarnings.get(listener)
  if (last && performance.now() - last.at < QUIET_MS) {
    last.more += 1
    return
  }
  lastWarnings.set(listener, { at: performance.now(), more: 0 })
  log.warn({ outage, err: error, requestsSince: last?.more ?? 0 }, 'The database failed a request')
}
