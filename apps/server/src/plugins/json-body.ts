import { AppError } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'

/** Parsed, a value may take a hundred times its text: fifty bodies of 128 KiB at once added 324 MB without this limit. */
const MAX_VALUES = 1000

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const SEPARATORS = new Set(Array.from('[{,:', (character) => character.charCodeAt(0)))

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

/** Counts without parsing: each value but the first follows a bracket, a comma or a colon outside of strings. */
function hasMoreValues(json: string, max: number): boolean {
  // Every value takes two characters at least.
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
