import type { HealthFact } from '@tallgrass/contracts'
import { countOpenWorkItems } from '@tallgrass/db'
import { paymentMatters } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { listFailedJobs } from '../jobs/list-failed-jobs.ts'
import { readSealFact } from './seal-fact.ts'

/** What is configured and fails is a fault; what is not configured is only worth a note. */
export async function readHealth(ctx: AdminCtx) {
  const { clock, esign } = ctx
  const seal = esign.seal && (await readSealFact(esign.seal.find, clock()))
  const facts = [
    mailFact(ctx),
    await paymentsFact(ctx),
    signatureFact(ctx),
    ...(seal ? [seal] : []),
    await jobsFact(ctx),
  ]
  return { good: facts.every(({ state }) => state !== 'fault'), facts }
}

function mailFact({ mail }: AdminCtx): HealthFact {
  const subject = 'Email'
  if (mail.enabled) return { subject, state: 'good', text: 'Messages are sent by the configured server.' }
  return {
    subject,
    state: 'note',
    text: 'No mail server is configured. Messages stay in the outbox, and links have to be passed on by hand.',
  }
}

async function paymentsFact(ctx: AdminCtx): Promise<HealthFact> {
  const subject = 'Payments'
  const open = await countOpenWorkItems(ctx.db, paymentMatters)
  const sandbox = ctx.payments.testMode ? ['Sandbox: no real money moves.'] : []
  const waiting =
    open > 0 ? [open === 1 ? 'One payment waits for you.' : `${open} payments wait for you.`] : []
  const notes = [...sandbox, ...waiting]
  if (notes.length > 0) return { subject, state: 'note', text: notes.join(' ') }
  return { subject, state: 'good', text: 'Cards are charged by the configured provider.' }
}

function signatureFact({ esign }: AdminCtx): HealthFact {
  const texts = {
    builtin: 'Documents are signed on your own pages and sealed here.',
    boldsign: 'Documents are signed at BoldSign.',
  }
  return { subject: 'E-signature', state: 'good', text: texts[esign.provider] }
}

async function jobsFact(ctx: AdminCtx): Promise<HealthFact> {
  const subject = 'Background work'
  const failed = (await listFailedJobs(ctx)).length
  if (failed === 0) return { subject, state: 'good', text: 'Nothing has failed.' }
  const what = failed === 1 ? 'One job was' : `${failed} jobs were`
  return { subject, state: 'fault', text: `${what} given up. See the failed jobs.` }
}
