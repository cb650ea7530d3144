import { createSystemCtx, type Services, type SystemActor, type WholeCtx } from '../ctx.ts'
import type { JobName } from '../ports/job-queue.ts'

/** The context of one kind of job. */
export function createJobCtx(services: Services, name: JobName): WholeCtx {
  return createSystemCtx(services, actorOf(services, name))
}

/** A job that records what a provider reports acts for that provider. */
function actorOf({ esign, payments }: Services, name: JobName): SystemActor {
  if (name === 'settle-payment-notice') return { kind: 'provider', name: payments.provider }
  if (name === 'reconcile-document') return { kind: 'provider', name: esign.provider }
  return { kind: 'job', name }
}
