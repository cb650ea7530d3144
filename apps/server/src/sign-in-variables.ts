import { z } from 'zod'
import { LOOPBACK } from './provider-hosts.ts'
import { onOff } from './variable-kinds.ts'

const EXAMPLE = '[{"name":"acme","issuer":"https://login.example.com","clientId":"…","clientSecret":"…"}]'
const LIST = `must be a JSON list such as ${EXAMPLE}`

const DOMAINS = 'must be a list of domains such as ["example.com"]'

const required = (what: string) => z.string(`must be ${what}`).min(1, `must be ${what}`)

const provider = z.strictObject(
  {
    name: z
      .string('must be a short name such as acme')
      .regex(
        /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/,
        'must be a short name such as acme: lower-case letters, digits and hyphens',
      ),
    label: required('a name for buttons').max(60, 'must have at most 60 characters').optional(),
    issuer: z
      .string('must be the URL of the provider, such as https://login.example.com')
      .refine(isIssuer, 'must be the URL of the provider, such as https://login.example.com'),
    clientId: required('the ID of this site at the provider'),
    clientSecret: required('the secret of this site at the provider'),
    domains: z
      .array(
        z
          .string(DOMAINS)
          .toLowerCase()
          .regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/, DOMAINS),
        DOMAINS,
      )
      .default([]),
    trustAmr: z.boolean('must be true or false').default(false),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `has the unknown field ${keys?.join(', ')}; known are name, label, issuer, clientId, clientSecret, domains and trustAmr`
        : 'must be an object with name, issuer, clientId and clientSecret',
  },
)

export const signInVariables = {
  SIGN_IN_LINKS: onOff.default(false),
  OIDC_PROVIDERS: z
    .string()
    .transform((text, ctx) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        // Without the text, which holds secrets.
        ctx.addIssue(LIST)
        return z.NEVER
      }
    })
    .pipe(z.array(provider, LIST))
    .default([]),
}

type Values = z.infer<z.ZodObject<typeof signInVariables>> & { SMTP_URL?: string | undefined }

export function signInContradictions(values: Values, production: boolean): string[] {
  const { OIDC_PROVIDERS, SIGN_IN_LINKS, SMTP_URL } = values
  const problems: string[] = []
  if (SIGN_IN_LINKS && !SMTP_URL) problems.push('SMTP_URL: is required when SIGN_IN_LINKS=1')
  for (const [n, { issuer, name }] of OIDC_PROVIDERS.entries()) {
    const earlier = OIDC_PROVIDERS.slice(0, n)
    if (earlier.some((other) => other.name === name)) problems.push(`OIDC_PROVIDERS.${n}.name: is used twice`)
    if (earlier.some((other) => other.issuer === issuer))
      problems.push(`OIDC_PROVIDERS.${n}.issuer: is used twice`)
    if (production && !issuer.startsWith('https:'))
      problems.push(`OIDC_PROVIDERS.${n}.issuer: must start with https:// when NODE_ENV=production`)
  }
  return problems
}

/** The providers that people can sign in with, for browsers that come back to this origin. */
export function identityProvidersOf({ OIDC_PROVIDERS }: Values, publicUrl: string) {
  return OIDC_PROVIDERS.map(({ label, ...given }) => ({
    ...given,
    label: label ?? new URL(given.issuer).hostname,
    callbackUrl: `${publicUrl}/api/auth/providers/${given.name}/callback`,
  }))
}

/** Over HTTPS, or over HTTP on this machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (url?.search !== '' || url.hash !== '' || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
}
