import { setTimeout as wait } from 'node:timers/promises'
import { type Database, lastMigration } from '@tallgrass/db'
import type { FastifyRequest } from 'fastify'
import { logOutage } from './log-outage.ts'

/** A supervisor takes a process for dead if its probe takes longer than about a second. */
const MAX_WAIT_MS = 500

/**
 * Reads the last migration applied to the database, with one query at a time. While the database is slow or away, the
 * answer is what was read last; null if nothing has been read yet.
 */
export function schemaReader({ pool }: Database): (request: FastifyRequest) => Promise<string | null> {
  let known: string | null = null
  let reading: Promise<void> | undefined

  async function read(request: FastifyRequest): Promise<void> {
    try {
      known = await lastMigration(pool)
    } catch (error) {
      logOutage(request, error)
    } finally {
      reading = undefined
    }
  }

  return async (request) => {
    reading ??= read(request)
    await Promise.race([reading, wait(MAX_WAIT_MS, undefined, { ref: false })])
    return known
  }
}
