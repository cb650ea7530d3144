import { z } from 'zod'
import { LOOPBACK } from './provider-hosts.ts'
import { isOrigin } from './variable-kinds.ts'

/** The origin of another front end. */
export interface OtherOrigin {
  origin: string
  /** True if cookies are accepted from there, as from our own pages. Otherwise, only API keys are. */
  credentials: boolean
}

const CREDENTIALS = '+credentials'

export const corsVariables = {
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((each) => toOtherOrigin(each.trim())))
    .superRefine((origins, ctx) => {
      for (const [n, { origin }] of origins.entries()) {
        const problem = problemOf(origin, origins.slice(0, n))
        if (problem) ctx.addIssue(problem)
      }
    })
    .default([]),
}

function toOtherOrigin(text: string): OtherOrigin {
  const credentials = text.endsWith(CREDENTIALS)
  return { origin: credentials ? text.slice(0, -CREDENTIALS.length) : text, credentials }
}

function problemOf(origin: string, earlier: OtherOrigin[]): string | undefined {
  if (origin.includes('*')) return 'must list each origin: * would let every site in'
  if (!isOrigin(origin) || origin.includes('+'))
    return `must be comma-separated origins such as https://app.example.com, without a path; each may end with ${CREDENTIALS}. Not valid: ${origin || '(empty)'}`
  if (earlier.some((other) => other.origin === origin)) return `lists ${origin} twice`
  return undefined
}

/** Others can read and change what is sent without HTTPS, except on this machine. */
export function corsContradictions(
  { CORS_ORIGINS }: { CORS_ORIGINS: OtherOrigin[] },
  production: boolean,
): string[] {
  return CORS_ORIGINS.filter(({ origin }) => {
    const { hostname, protocol } = new URL(origin)
    return protocol !== 'https:' && (production || !LOOPBACK.has(hostname))
  }).map(({ origin }) => `CORS_ORIGINS: must start with https://, and ${origin} does not`)
}
