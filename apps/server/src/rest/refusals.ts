import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import { INTERNAL_SENTENCE, refusalStatuses } from '@tallgrass/contracts'
import {
  type ErrorCode,
  errorCodes,
  factorKinds,
  factorQuestion,
  refusalWithoutScope,
} from '@tallgrass/domain'
import { EXAMPLE_ID } from './to-parameters.ts'

/** Only procedures answer with `UPGRADE_NEEDED`; an unknown path is `NOT_FOUND`. */
const codesOfPaths = errorCodes.filter((code) => code !== 'UPGRADE_NEEDED')

/** The body of every refusal. */
export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Why a request was refused.',
  properties: {
    error: { type: 'string', description: 'For people: what went wrong, in one sentence.' },
    code: { type: 'string', enum: codesOfPaths, description: 'For programs: what went wrong.' },
    issues: {
      type: 'array',
      description: 'Only with INVALID: each field that was refused.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The field, with dots between its names.' },
          message: { type: 'string' },
        },
        required: ['path', 'message'],
      },
    },
    details: {
      type: 'object',
      description: 'Only with CONFLICT, when someone else changed the record first.',
      properties: {
        yours: { type: 'object', description: 'The values that were sent.' },
        theirs: { type: 'object', description: 'The current values.' },
      },
      required: ['yours', 'theirs'],
    },
    factors: {
      type: 'array',
      description: 'Only with SECOND_FACTOR_NEEDED: what the person has.',
      items: { type: 'string', enum: [...factorKinds] },
    },
    outage: {
      type: 'boolean',
      description:
        'Only with NOT_READY, and always true: our database is unavailable, not an outside service.',
    },
    requestId: { type: 'string', description: 'Only with INTERNAL: finds the cause in the log.' },
  },
  required: ['error', 'code'],
  additionalProperties: false,
}

const SENTENCES: Record<ErrorCode, string> = {
  INVALID: 'The request is not valid.',
  UNAUTHENTICATED: 'The caller is not signed in, or the sign-in failed.',
  SECOND_FACTOR_NEEDED:
    'The password is right, and the account has a second factor: send its code with the same call.',
  FORBIDDEN: 'The caller may not do this, or the request came from another site.',
  PROOF_NEEDED: 'The caller has to confirm who they are first: by a code, a passkey or the password.',
  NOT_FOUND: 'There is no such record, or the caller may not see it.',
  UPGRADE_NEEDED: 'The site has no such procedure: the caller is of another version.',
  METHOD_NOT_ALLOWED: 'The path does not support this method.',
  CONFLICT: 'The record is not in a state that allows this, or someone else changed it first.',
  ILLEGAL_TRANSITION: 'The record cannot move to this state.',
  GONE: 'The link has been used, canceled, or has expired.',
  TOO_LARGE: 'The request is too large.',
  NOT_JSON: 'The body is not JSON.',
  RATE_LIMITED: 'Too many requests.',
  NOT_READY: 'A part that this needs is not available right now.',
  STORAGE_FULL: 'There is not enough disk space.',
  INTERNAL: 'Something went wrong on our side.',
}

/** What is refused, in words of the product, and what comes with it. */
const EXAMPLES: Record<ErrorCode, { error: string; [field: string]: unknown }> = {
  INVALID: {
    error: 'Valid email address required',
    issues: [{ path: 'email', message: 'Valid email address required' }],
  },
  UNAUTHENTICATED: { error: 'Please sign in first' },
  SECOND_FACTOR_NEEDED: { error: factorQuestion(['app']), factors: ['app'] },
  FORBIDDEN: { error: refusalWithoutScope('leads:write') },
  PROOF_NEEDED: { error: 'Please confirm that it is you first' },
  NOT_FOUND: { error: 'There is nothing at this address' },
  UPGRADE_NEEDED: { error: 'The site has changed. Reload the page, or update the program that you use.' },
  METHOD_NOT_ALLOWED: { error: 'This address supports GET, POST' },
  CONFLICT: {
    error: 'This lead has changed since you opened it. Please try again.',
    details: { yours: { name: 'Nadia Fox', version: 3 }, theirs: { name: 'Nadia Fox-Lund', version: 4 } },
  },
  ILLEGAL_TRANSITION: { error: 'This is not possible in the status PAID' },
  GONE: { error: 'This link has expired or was already used. Please ask for a new one.' },
  TOO_LARGE: { error: 'The request is too large' },
  NOT_JSON: { error: 'Send the request as JSON' },
  RATE_LIMITED: { error: 'Too many attempts. Please try again in 30 seconds.' },
  NOT_READY: { error: 'The database is not available right now', outage: true },
  STORAGE_FULL: { error: 'There is not enough disk space' },
  INTERNAL: { error: INTERNAL_SENTENCE, requestId: EXAMPLE_ID },
}

/** Codes with a Retry-After header: another try makes sense later. */
const TEMPORARY = new Set<ErrorCode>(['RATE_LIMITED', 'NOT_READY'])

/** The refusals of a document by status; equal ones share a component. */
export class Refusals {
  readonly responses: Record<string, object> = {}

  refer(codes: Iterable<ErrorCode>): Record<string, { $ref: string }> {
    const byStatus = Object.groupBy(
      [...new Set(codes)].sort((a, b) => errorCodes.indexOf(a) - errorCodes.indexOf(b)),
      (code) => String(refusalStatuses[code].http),
    )
    const entries = Object.entries(byStatus).map(([status, same = []]) => [status, this.#add(same)])
    return Object.fromEntries(entries)
  }

  #add(codes: ErrorCode[]): { $ref: string } {
    const name = codes.join('_OR_')
    this.responses[name] ??= {
      description: codes.map((code) => `${code}: ${SENTENCES[code]}`).join(' '),
      ...(codes.some((code) => TEMPORARY.has(code)) && {
        headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      }),
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Error' },
              { type: 'object', properties: { code: { type: 'string', enum: codes } } },
            ],
          },
          examples: Object.fromEntries(codes.map((code) => [code, { value: { ...EXAMPLES[code], code } }])),
        },
      },
    }
    return { $ref: `#/components/responses/${name}` }
  }
}
