import { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'

/** No form of ours sends so much, except a drawn signature. */
const LARGE_CHARACTERS = 32 * 1024

/** Fifty hostile bodies that came together added 324 MB of memory when all were read at once. */
const largeBodies = pLimit(2)

/**
 * Bodies are JSON or nothing; an empty one counts as none, whatever it calls itself. It stays text until its call checks
 * it: read, it may take twenty times the memory, and would take it for as long as the database is asked who calls.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text === '' ? undefined : text),
  )
}

/** Makes the call that a body asks for. Large bodies wait for each other, so that memory is bounded. */
export function callFor<T>(body: unknown, call: () => Promise<T>): Promise<T> {
  return typeof body === 'string' && body.length > LARGE_CHARACTERS ? largeBodies(call) : call()
}

/** What an accepted body says; undefined without one. Throws BAD_REQUEST for what is no JSON. */
export function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}
