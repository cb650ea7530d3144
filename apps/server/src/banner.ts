import { names } from '@tallgrass/brand'
import type { ESignProvider } from '@tallgrass/domain'
import { DEMO_PASSWORD, owner, registered } from './demo-data/people.ts'
import type { Env } from './env.ts'

interface StartSummary {
  address: string
  demo: boolean
  embedded: boolean
  esign: ESignProvider
  /** The name of the backup whose restore holds the site; undefined if it is not held. */
  restoredFrom: string | undefined
}

const signaturesInUse: Record<ESignProvider, string> = {
  builtin: 'built in; documents are signed and sealed here',
  boldsign: 'BoldSign',
}

/** The summary printed to the terminal after a start. */
export function banner(env: Env, { address, demo, embedded, esign, restoredFrom }: StartSummary) {
  const facts: [string, string][] = [
    ['Open', address],
    ['Database', embedded ? `embedded, in ${env.dataDirectory}` : 'PostgreSQL (DATABASE_URL)'],
    ['Mail', env.smtpUrl ? `SMTP, from ${env.mailFrom}` : 'none; messages stay in the outbox'],
    ['Payments', paymentsInUse(env)],
    ['Signing', signaturesInUse[esign]],
    ...signInWays(env),
    ['Assistant', env.llm ? `${env.llm.model}, with the embedded one as fallback` : 'embedded'],
  ]
  for (const [name, url] of [
    ['Scheduler', env.links.schedulerUrl],
    ['Checklist', env.links.checklistFormUrl],
  ] as const) {
    if (!url.startsWith('/')) facts.push([name, url])
  }
  const [client, client2] = registered
  const demoFacts: [string, string][] = [
    ['Admin', `${owner.email} (username ${owner.username})`],
    ['Client', `${client?.email} or ${client2?.email}`],
    ['Password', DEMO_PASSWORD],
  ]
  return [
    '',
    `  ${names.product} is ready`,
    '',
    ...(restoredFrom ? [...held(restoredFrom), ''] : []),
    ...lines(facts),
    ...(demo ? ['', ...lines(demoFacts)] : []),
    '',
  ].join('\n')
}

function held(backupName: string): string[] {
  return [
    `  This site was restored from ${backupName} and is held:`,
    '  no jobs run, and no email, payments or e-signature requests leave.',
    '  Sign in as an administrator and release it on the dashboard, once no other copy of it is running.',
  ]
}

/** Beside passwords. */
function signInWays({ identityProviders, signInLinks }: Env): [string, string][] {
  const ways = [...(signInLinks ? ['links by mail'] : []), ...identityProviders.map(({ label }) => label)]
  return ways.length > 0 ? [['Sign-in', `passwords, ${ways.join(', ')}`]] : []
}

function paymentsInUse({ payments }: Env): string {
  if (payments.provider === 'sandbox') return 'sandbox; no real money moves'
  return payments.secretKey.includes('_test_') ? 'Stripe, with a test key' : 'Stripe'
}

function lines(facts: [string, string][]): string[] {
  return facts.map(([name, value]) => `  ${name.padEnd(10)}${value}`)
}
