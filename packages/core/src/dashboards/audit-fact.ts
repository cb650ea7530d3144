import type { HealthFact } from '@tallgrass/contracts'
import { toInstant } from '@tallgrass/domain'
import type { HeadWatch } from '../audit/watch-head.ts'

/** Based on the last check of the signed head, because verifying the whole chain would take too long here. */
export function toAuditFact({ reason, since, state }: NonNullable<HeadWatch['last']>): HealthFact {
  const subject = 'Audit log'
  if (state === 'SAVED') {
    const text = 'The latest rows match the signed head. Run npm run audit:verify to check every row.'
    return { subject, state: 'good', text }
  }
  if (state === 'FAILED') {
    return {
      subject,
      state: 'note',
      since: toInstant(since),
      text: `The signed head could not be written. Reason: ${reason}`,
      advice: 'Check the disk space and write permissions of DATA_DIR.',
    }
  }
  return {
    subject,
    state: 'fault',
    since: toInstant(since),
    text: `The audit chain is broken. Reason: ${reason}`,
    advice:
      'Run npm run audit:verify on the server and compare the database with a backup. If you restored an older backup, add -- --replace-head.',
  }
}
