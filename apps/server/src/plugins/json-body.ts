import { AppError } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'

/** A parsed value may take 100 times its text: without this limit, 50 concurrent bodies of 128 KiB added 324 MB. */
const MAX_VALUES = 1000

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const SEPARATORS = new Set(Array.from('[{,:', (character) => character.charCodeAt(0)))

/**
 * Accepts only JSON bodies; an empty body counts as none. The body stays text until the call validates it, because
 * parsed it may take 20 times the memory while the database looks up the session.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text === '' ? undefined : text),
  )
}

/** The parsed body; undefined without one. Throws BAD_REQUEST for invalid JSON, TOO_LARGE for more than 1,000 values. */
export function readJson(body: unknown): unknown {
  if (typeof body !== 'string') return undefined
  if (hasMoreValues(body, MAX_VALUES))
    throw new AppError('TOO_LARGE', 'The request has more than 1,000 values')
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}

/** Counts without parsing: each value but the first follows a bracket, comma or colon outside strings. */
function hasMoreValues(json: string, max: number): boolean {
  // Every value takes at least two characters.
  if (json.length <= 2 * max) return false
  let count = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (inString && code === BACKSLASH) at++
    else if (code === QUOTE) inString = !inString
    else if (!inString && SEPARATORS.has(code) && ++count > max) return true
  }
  return false
}
