import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../provision/free-port.ts'
import type { Fault, Outcome } from './faults.ts'
import { type LineMode, openLine } from './faulty-line.ts'
import { checkInvariants } from './invariants.ts'
import { type OutsideDesk, openOutsideDesk, SECRETS } from './outside-desk.ts'
import { startOutsideServices } from './outside-services.ts'
import { serveSite, siteVariables } from './serve-site.ts'
import { withPostgres } from './with-postgres.ts'

/** By then, a job that has failed from the beginning is tried again only minutes later. */
const AWAY_MS = 150_000
/** A slow service is not away: what it is asked gets done. */
const SLOW_MS = 40_000
const MAX_SETTLE_MS = 60_000
const POLL_MS = 500

const MODES: LineMode[] = ['refuses', 'slow', 'silent', 'rubbish', 'loses']

const kind = {
  // Said to people while a service is away.
  expected: /^503 NOT_READY$/,
}

export const providers: Fault = {
  ...kind,
  title: `card payments, e-signature and mail server: ${MODES.join(', ')}`,
  run: (folder) => breakLines(folder),
}

export const providersPostgres: Fault = {
  ...kind,
  title: `the same on PostgreSQL`,
  run: (folder) => withPostgres((databaseUrl) => breakLines(folder, databaseUrl)),
}

async function breakLines(folder: string, databaseUrl?: string): Promise<Outcome> {
  const outside = await startOutsideServices()
  const { ports } = outside
  const lines = await Promise.all([
    openLine({ to: ports.payments, speaks: 'http' }),
    openLine({ to: ports.signing, speaks: 'http' }),
    openLine({ to: ports.mail, speaks: 'smtp' }),
  ])
  const [payments, signing, mail] = lines
  const variables = {
    ...siteVariables({
      directory: join(folder, 'data'),
      port: await freePort(),
      ...(databaseUrl && { databaseUrl }),
    }),
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_drill',
    STRIPE_WEBHOOK_SECRET: SECRETS.payments,
    STRIPE_API_BASE: `http://127.0.0.1:${payments.port}`,
    ESIGN: 'boldsign',
    BOLDSIGN_API_KEY: 'drill',
    BOLDSIGN_WEBHOOK_SECRET: SECRETS.signing,
    BOLDSIGN_API_BASE: `http://127.0.0.1:${signing.port}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  }
  const site = await serveSite(variables)
  const { address } = site
  const desk = await openOutsideDesk({ address, outside })
  const setAll = (mode: LineMode) => Promise.all(lines.map((line) => line.set(mode)))
  const problems: string[] = []
  const settled: string[] = []
  try {
    await desk.work({ whenAway: async () => {} })
    await settle(desk)
    for (const mode of MODES) {
      await desk.work({
        whenAway: () => setAll(mode),
        untilBack: async () => {
          await setTimeout(mode === 'slow' ? SLOW_MS : AWAY_MS)
          await setAll('works')
        },
      })
      const { afterMs, left } = await settle(desk)
      settled.push(`${mode} ${(afterMs / 1000).toFixed(1)} s`)
      problems.push(...left.map((what) => `Not settled within a minute after it ${mode}: ${what}`))
    }
    problems.push(...(await desk.findProblems()))
    const { acknowledged } = desk
    const verdict = await checkInvariants({ acknowledged, address, sites: [site], variables })
    return {
      problems: [...problems, ...verdict.problems],
      settledAfterMs: verdict.settledAfterMs,
      acknowledged,
      figures: desk.figures(),
      note: `settled after ${settled.join(', ')}; ${desk.describe()}`,
    }
  } finally {
    for (const line of lines) await line.stop()
    await outside.stop()
  }
}

/** Waits until all that people did is done here and there. */
async function settle(desk: OutsideDesk): Promise<{ afterMs: number; left: string[] }> {
  const startedAt = performance.now()
  for (;;) {
    const left = await desk.findUnsettled()
    const afterMs = performance.now() - startedAt
    if (left.length === 0 || afterMs > MAX_SETTLE_MS) return { afterMs, left }
    await setTimeout(POLL_MS)
  }
}
