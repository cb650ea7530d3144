import type { HealthFact } from '@tallgrass/contracts'
import {
  findHold,
  listProcessNames,
  listProviderOutcomes,
  type ProviderOutcomeRow,
  summarizeWebhooks,
} from '@tallgrass/db'
import type { ProviderName } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { PROCESS_PREFIX } from '../surroundings/process-name.ts'
import { countWorkItems } from '../work-items/count-work-items.ts'
import { toAuditFact } from './audit-fact.ts'
import { readBackups, toBackupFact } from './backup-fact.ts'
import { readClock, toClockFact } from './clock-fact.ts'
import { toDatabaseFact } from './database-fact.ts'
import { toHoldFact, toWaitingFact } from './hold-fact.ts'
import { readJobs, toJobsFact } from './jobs-fact.ts'
import { readMails, toMailFact } from './mail-fact.ts'
import { toProcessesFact } from './processes-fact.ts'
import { toProviderFact } from './provider-fact.ts'
import { readSealFact } from './seal-fact.ts'
import { toStorageFact } from './storage-fact.ts'
import { toFolderFact, toProxyFact } from './surroundings-facts.ts'
import { toWebhooksFact } from './webhooks-fact.ts'

/**
 * A configured service that failed in the last hour is a fault; one that is not configured is only a note.
 */
export async function readHealth(ctx: WholeCtx) {
  const { clock, db, esign, storage } = ctx
  // All at once, so that the statements are sent together. The first one measures the database.
  const began = performance.now()
  const measured = listProviderOutcomes(db).then((outcomes) => ({
    outcomes,
    tookMs: performance.now() - began,
  }))
  const [{ outcomes, tookMs }, hold, work, jobs, mails, hooks, backups, seal, disk, around] =
    await Promise.all([
      measured,
      findHold(db),
      countWorkItems(ctx),
      readJobs(ctx),
      readMails(ctx),
      summarizeWebhooks(db),
      readBackups(ctx),
      esign.seal && readSealFact(esign.seal.find, clock()),
      storage.read(),
      readSurroundings(ctx),
    ])
  const outcomeOf = (name: ProviderName) => outcomes.find(({ provider }) => provider === name)
  const isHeld = hold !== undefined
  const now = clock()
  const webhooks = toWebhooksFact(hooks, { isHeld })
  const facts = [
    ...(hold ? [toHoldFact(hold)] : []),
    toMailFact(mails, outcomeOf('mail'), { isHeld, now }),
    paymentsFact(ctx, outcomeOf('payments'), { isHeld, open: work.money }),
    signatureFact(ctx, outcomeOf('signing'), { isHeld }),
    ...(ctx.assistant.asksModel ? [modelFact(ctx, outcomeOf('model'), { isHeld })] : []),
    ...(ctx.identityProviders.length > 0 ? [identityFact(ctx, outcomeOf('identity'))] : []),
    ...(seal ? [seal] : []),
    ...(webhooks ? [webhooks] : []),
    toJobsFact(jobs, { isHeld, now }),
    toDatabaseFact({ tookMs, lastOutage: ctx.outages.last, now }),
    toBackupFact(backups, { isHeld, now }),
    ...(ctx.headWatch.last ? [toAuditFact(ctx.headWatch.last)] : []),
    ...(disk ? [toStorageFact(disk)] : []),
    ...around,
  ]
  return { good: facts.every(({ state }) => state !== 'fault'), facts }
}

/** What is wrong around this process; the processes also while nothing is. */
async function readSurroundings({ db, surroundings }: WholeCtx): Promise<HealthFact[]> {
  const { findWriteFault, forwarded, now } = surroundings
  const [clock, processes, reason] = await Promise.all([
    readClock(db, now),
    listProcessNames(db, PROCESS_PREFIX),
    findWriteFault(),
  ])
  const misfit = forwarded.misfit()
  const facts = [
    toClockFact(clock),
    toProcessesFact(processes, now()),
    misfit && toProxyFact(misfit),
    reason === undefined ? undefined : toFolderFact(reason),
  ]
  return facts.filter((fact) => fact !== undefined)
}

/** Whether the site is held after a restore. */
interface Hold {
  isHeld: boolean
}

function paymentsFact(
  ctx: WholeCtx,
  outcome: ProviderOutcomeRow | undefined,
  { isHeld, open }: Hold & { open: number },
): HealthFact {
  const { provider, testMode } = ctx.payments
  const mode = provider === 'sandbox' ? 'Sandbox' : 'Test mode'
  const notes = [
    ...(testMode ? [`${mode}: no real money moves.`] : []),
    ...(open > 0
      ? [open === 1 ? 'One payment is waiting for you.' : `${open} payments are waiting for you.`]
      : []),
  ]
  if (isHeld) return toWaitingFact('Payments', ['Card payments wait for the release.', ...notes].join(' '))
  const words = {
    subject: 'Payments',
    works: notes.length > 0 ? notes.join(' ') : 'Cards are charged through your payment provider.',
    fails: ['Card payments are down: the payment provider is not working.', ...notes].join(' '),
    advice: "Check the secret key and the provider's status page. It is retried automatically.",
  }
  const fact = toProviderFact(words, outcome, ctx.clock())
  return notes.length > 0 && fact.state === 'good' ? { ...fact, state: 'note' } : fact
}

function signatureFact(
  { clock, esign }: WholeCtx,
  outcome: ProviderOutcomeRow | undefined,
  { isHeld }: Hold,
): HealthFact {
  if (isHeld && esign.hosted)
    return toWaitingFact('E-signature', 'Documents are not sent or signed until the release.')
  const texts = {
    builtin: 'Documents are signed on your own pages and sealed here.',
    boldsign: 'Documents are signed on BoldSign.',
  }
  const words = {
    subject: 'E-signature',
    works: texts[esign.provider],
    fails: 'Documents cannot be sent or signed: the e-signature service is not working.',
    advice: "Check the API key and the service's status page. It is retried automatically.",
  }
  return toProviderFact(words, esign.hosted ? outcome : undefined, clock())
}

function modelFact(
  { clock }: WholeCtx,
  outcome: ProviderOutcomeRow | undefined,
  { isHeld }: Hold,
): HealthFact {
  if (isHeld) return toWaitingFact('Assistant', 'The built-in assistant answers until the release.')
  const words = {
    subject: 'Assistant',
    works: 'The configured language model answers visitors.',
    fails: 'The language model is not working. The built-in assistant answers instead.',
    advice: 'Check its API key, its name and the spending limit of its account.',
  }
  return toProviderFact(words, outcome, clock())
}

function identityFact({ clock }: WholeCtx, outcome: ProviderOutcomeRow | undefined): HealthFact {
  const words = {
    subject: 'Single sign-on',
    works: 'People can sign in with the configured providers.',
    fails: 'Signing in with a provider is not working. Passwords still work.',
    advice: 'Check OIDC_PROVIDERS and the status page of the provider.',
  }
  return toProviderFact(words, outcome, clock())
}
