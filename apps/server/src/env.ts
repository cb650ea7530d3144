import { contactEmail, links, names } from '@tallgrass/brand'
import { emailAddress, invitationPassword } from '@tallgrass/contracts'
import {
  DEFAULT_INVITATION_TTL,
  defaultSessionLifetimes,
  eSignProviders,
  paymentProviders,
} from '@tallgrass/domain'
import { z } from 'zod'
import { backupContradictions, backupsOf, backupVariables } from './backup-variables.ts'
import { corsContradictions, corsVariables } from './cors-variables.ts'
import { factorVariables } from './factor-variables.ts'
import { fileContradictions, filesOf, fileVariables } from './file-variables.ts'
import { languageModel } from './language-model.ts'
import { findNearVariables } from './near-variables.ts'
import { observeOf, observeVariables, sharedSettings } from './observe-variables.ts'
import { hostList, LOOPBACK, toProviderHosts } from './provider-hosts.ts'
import { keptOf, retentionContradictions, retentionVariables } from './retention-variables.ts'
import { identityProvidersOf, signInContradictions, signInVariables } from './sign-in-variables.ts'
import { httpsUrl, isOrigin, onOff, seconds, whole } from './variable-kinds.ts'
import { webhookContradictions, webhookVariables } from './webhook-variables.ts'

const { ADMIN, CLIENT } = defaultSessionLifetimes

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1, 'must be an address').optional(),
  PUBLIC_URL: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE: z.literal('embedded', 'must be embedded, or unset when DATABASE_URL is set').optional(),
  DATA_DIR: z.string().default('./data'),
  DEMO_DATA: onOff.optional(),
  RATE_LIMITS: onOff.default(true),
  PAGE_WAIT: whole(0, 60_000).optional(),
  ADMIN_EMAIL: emailAddress('must be an email address').optional(),
  ADMIN_PASSWORD: invitationPassword.optional(),
  HSTS_SUBDOMAINS: onOff.default(false),
  TRUST_PROXY: whole(0, 10).default(0),
  SESSION_CLIENT_IDLE: seconds(CLIENT.idle),
  SESSION_CLIENT_MAX: seconds(CLIENT.max),
  SESSION_ADMIN_IDLE: seconds(ADMIN.idle),
  SESSION_ADMIN_MAX: seconds(ADMIN.max),
  INVITATION_TTL: seconds(DEFAULT_INVITATION_TTL),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]+/, 'must start with smtp:// or smtps:// and include a host')
    .optional(),
  MAIL_FROM: z.string().includes('@', { message: 'must contain an email address' }).optional(),
  ASSISTANT: z.enum(['embedded', 'llm'], 'must be embedded or llm').default('embedded'),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full URL such as https://api.openai.com/v1' })
    .optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_DAILY_TOKENS: whole(1, 1_000_000_000).default(200_000),
  PAYMENTS: z.enum(paymentProviders, `must be ${paymentProviders.join(' or ')}`).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key that starts with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^whsec_\w+$/.test(secret)), {
      error: 'must be comma-separated signing secrets that start with whsec_',
    })
    .optional(),
  STRIPE_API_BASE: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://api.stripe.com, without a path')
    .optional(),
  PAYMENT_HOSTS: hostList,
  SIGNING_HOSTS: hostList,
  SANDBOX_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ESIGN: z.enum(eSignProviders, `must be ${eSignProviders.join(' or ')}`).default('builtin'),
  BOLDSIGN_API_KEY: z.string().regex(/^\S+$/, 'must be an API key, without spaces').optional(),
  BOLDSIGN_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^\S+$/.test(secret)), {
      error: 'must be comma-separated signing secrets',
    })
    .optional(),
  BOLDSIGN_API_BASE: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://api-eu.boldsign.com, without a path')
    .optional(),
  SEAL_P12: z.string().optional(),
  SEAL_P12_PASSWORD: z.string().optional(),
  ...backupVariables,
  ...corsVariables,
  ...factorVariables,
  ...fileVariables,
  ...observeVariables,
  ...retentionVariables,
  ...signInVariables,
  ...webhookVariables,
  SCHEDULER_URL: httpsUrl,
  CHECKLIST_FORM_URL: httpsUrl,
})

/** Every variable that is read. */
export const variableNames = Object.keys(variables.shape)

export type Env = ReturnType<typeof readEnv>

/** An invalid configuration; the message has one line for each variable. */
export class EnvError extends Error {}

/** The configuration of this process. Throws EnvError with each invalid variable and the reason. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  // In an env file, an empty value means "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const near = findNearVariables(Object.keys(set), variableNames)
  const unknown = near.map(({ meant, name }) => `${name}: is unknown. Did you mean ${meant}?`)
  const parsed = variables.safeParse(set)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ message, path }) => `${path.join('.')}: ${message}`)
    throw new EnvError([...problems, ...unknown].join('\n'))
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const problems = contradictions(values, production)
  if (problems.length > 0 || near.some(({ certain }) => certain))
    throw new EnvError([...problems, ...unknown].join('\n'))
  const host = values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1')
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const isLocal = LOOPBACK.has(host) && LOOPBACK.has(new URL(publicUrl).hostname)
  return {
    /** Unknown variables that may be misspelled ones of ours; shown to the operator. */
    warnings: unknown,
    production,
    port: values.PORT,
    host,
    publicUrl,
    databaseUrl: values.DATABASE_URL,
    dataDirectory: values.DATA_DIR,
    demoData: values.DEMO_DATA ?? (!values.DATABASE_URL && !production && isLocal),
    rateLimits: values.RATE_LIMITS,
    requireAdminSecondFactor: values.REQUIRE_ADMIN_2FA,
    pageWaitMs: values.PAGE_WAIT,
    firstAdministrator: firstAdministrator(values),
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    ...keptOf(values),
    sessionLifetimes: {
      CLIENT: { idle: values.SESSION_CLIENT_IDLE, max: values.SESSION_CLIENT_MAX },
      ADMIN: { idle: values.SESSION_ADMIN_IDLE, max: values.SESSION_ADMIN_MAX },
    },
    invitationTtl: values.INVITATION_TTL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${names.business} <${contactEmail()}>`,
    llm: languageModel(values),
    payments: paymentsOf(values),
    esign: esignOf(values),
    providerHosts: toProviderHosts({
      production,
      payments: values.PAYMENT_HOSTS,
      signing: values.SIGNING_HOSTS,
      paymentsApi: values.STRIPE_API_BASE,
      signingApi: values.BOLDSIGN_API_BASE,
    }),
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK,
    sealP12: values.SEAL_P12
      ? { path: values.SEAL_P12, password: values.SEAL_P12_PASSWORD ?? '' }
      : undefined,
    backups: backupsOf(values),
    files: filesOf(values),
    signInLinks: values.SIGN_IN_LINKS,
    identityProviders: identityProvidersOf(values, publicUrl),
    links: {
      schedulerUrl: values.SCHEDULER_URL ?? links.scheduler ?? '/schedule',
      checklistFormUrl: values.CHECKLIST_FORM_URL ?? links.checklistForm ?? '/checklist-form',
    },
    observe: observeOf(values, production),
    sharedSettings: sharedSettings(values),
  }
}

function contradictions(values: z.infer<typeof variables>, production: boolean): string[] {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, DATABASE, DATABASE_URL, PUBLIC_URL, RATE_LIMITS } = values
  const problems: string[] = []
  if (PUBLIC_URL !== undefined && !isOrigin(PUBLIC_URL)) {
    problems.push('PUBLIC_URL: must be an origin such as https://www.example.com, without a path')
  }
  if (production && PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL: is required when NODE_ENV=production; links and cookies use it')
  }
  if (production && !DATABASE && !DATABASE_URL) {
    problems.push(
      'DATABASE_URL: is required when NODE_ENV=production; or set DATABASE=embedded to keep the database in DATA_DIR',
    )
  }
  if (DATABASE && DATABASE_URL) problems.push('DATABASE: cannot be embedded when DATABASE_URL is set')
  if (production && !RATE_LIMITS) problems.push('RATE_LIMITS: cannot be 0 when NODE_ENV=production')
  if ((ADMIN_EMAIL === undefined) !== (ADMIN_PASSWORD === undefined)) {
    problems.push(`${ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'}: is missing; set both or neither`)
  }
  if (production && values.PAYMENTS === undefined) {
    problems.push('PAYMENTS: is required when NODE_ENV=production; stripe, or sandbox for test payments only')
  }
  const missing = (...names: (keyof typeof values)[]) => names.filter((name) => values[name] === undefined)
  if (values.SEAL_P12_PASSWORD !== undefined && values.SEAL_P12 === undefined) {
    problems.push('SEAL_P12: is missing, but SEAL_P12_PASSWORD is set')
  }
  if (values.ASSISTANT === 'llm') {
    const lacking = missing('LLM_API_KEY', 'LLM_MODEL')
    problems.push(...lacking.map((name) => `${name}: is required when ASSISTANT=llm`))
  }
  if (values.PAYMENTS === 'stripe') {
    const lacking = missing('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
    problems.push(...lacking.map((name) => `${name}: is required when PAYMENTS=stripe`))
  }
  if (values.ESIGN === 'boldsign') {
    const lacking = missing('BOLDSIGN_API_KEY', 'BOLDSIGN_WEBHOOK_SECRET')
    problems.push(...lacking.map((name) => `${name}: is required when ESIGN=boldsign`))
  }
  return [
    ...problems,
    ...backupContradictions(values),
    ...corsContradictions(values, production),
    ...fileContradictions(values),
    ...retentionContradictions(values),
    ...signInContradictions(values, production),
    ...webhookContradictions(values, production),
  ]
}

function paymentsOf(values: z.infer<typeof variables>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = values
  if (values.PAYMENTS !== 'stripe' || !secretKey || !webhookSecrets) {
    return { provider: 'sandbox', secret: values.SANDBOX_WEBHOOK_SECRET } as const
  }
  return { provider: 'stripe', secretKey, webhookSecrets, apiBase: values.STRIPE_API_BASE } as const
}

function esignOf(values: z.infer<typeof variables>) {
  const { BOLDSIGN_API_KEY: apiKey, BOLDSIGN_WEBHOOK_SECRET: webhookSecrets } = values
  if (values.ESIGN !== 'boldsign' || !apiKey || !webhookSecrets) return { provider: 'builtin' } as const
  return { provider: 'boldsign', apiKey, webhookSecrets, apiBase: values.BOLDSIGN_API_BASE } as const
}

function firstAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD }: z.infer<typeof variables>) {
  return ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined
}
