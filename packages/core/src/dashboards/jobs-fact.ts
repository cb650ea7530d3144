import type { FailedJob, HealthFact } from '@tallgrass/contracts'
import type { WholeCtx } from '../ctx.ts'
import { listFailedJobs } from '../jobs/list-failed-jobs.ts'
import type { RetryingJob } from '../ports/job-queue.ts'
import { isInLastHour } from './last-hour.ts'

/** With the queue's back-off, such a job has failed for about a quarter of an hour. Fewer failures pass by themselves. */
const MIN_ATTEMPTS = 7
const MAX_RETRYING = 200

const subject = 'Background work'

interface Jobs {
  failed: FailedJob[]
  retrying: RetryingJob[]
}

export async function readJobs(ctx: WholeCtx): Promise<Jobs> {
  const [failed, retrying] = await Promise.all([
    listFailedJobs(ctx),
    ctx.jobs.listRetrying({ attempts: MIN_ATTEMPTS, limit: MAX_RETRYING }),
  ])
  return { failed, retrying }
}

/** Jobs that were given up, and those that fail again and again. While the site is held, none is retried. */
export function toJobsFact(
  { failed, retrying }: Jobs,
  { isHeld, now }: { isHeld: boolean; now: Date },
): HealthFact {
  const retries = describeRetrying(isHeld ? [] : retrying)
  const [latest] = failed
  if (!latest)
    return retries
      ? { subject, state: 'note', text: retries, advice: 'Fix the reason. The retry follows by itself.' }
      : { subject, state: 'good', text: 'Nothing has failed.' }
  const has = failed.length === 1 ? 'One job has' : `${failed.length} jobs have`
  const text = [`${has} failed. See the failed jobs.`, ...(retries ? [retries] : [])].join(' ')
  const advice = 'See the reasons there and retry the jobs.'
  const isRecent = isInLastHour(new Date(latest.failedAt), now)
  return { subject, state: isRecent ? 'fault' : 'note', text, advice, lastFailureAt: latest.failedAt }
}

function describeRetrying(jobs: RetryingJob[]): string | undefined {
  const [worst] = jobs
  if (!worst) return undefined
  const { attempts, error, name } = worst
  const others = jobs.length - 1
  const more =
    others === 0 ? '' : others === 1 ? ' Another job fails, too.' : ` ${others} other jobs fail, too.`
  return `The job ${name} keeps failing: ${attempts} times so far. It is retried. Reason: ${asSentence(error)}${more}`
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
