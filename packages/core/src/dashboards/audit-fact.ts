import type { HealthFact } from '@tallgrass/contracts'
import { toInstant } from '@tallgrass/domain'
import { describeOtherKeys } from '../audit/describe-other-keys.ts'
import type { HeadWatch } from '../audit/watch-head.ts'

/** Based on the last check of the signed head, because verifying the whole chain would take too long here. */
export function toAuditFact(last: NonNullable<HeadWatch['last']>): HealthFact {
  const { reason, since, state } = last
  const subject = 'Audit log'
  if (state === 'SAVED') {
    if (last.otherKeys)
      return {
        subject,
        state: 'note',
        text: `${describeOtherKeys(last.otherKeys)} The latest rows match the signed head.`,
        advice: 'If a copy of the lost keys turns up, keep it with the backups of that time.',
      }
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
