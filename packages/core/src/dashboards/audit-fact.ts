import type { HealthFact } from '@tallgrass/contracts'
import type { HeadWatch } from '../audit/watch-head.ts'

/** Rests on what was found when the head was last kept: nobody waits here until the whole chain was followed. */
export function toAuditFact({ reason, since, state }: NonNullable<HeadWatch['last']>): HealthFact {
  const subject = 'Audit log'
  if (state === 'KEPT') {
    const text = 'Its end is as it was last signed. Run npm run audit:verify to check every row.'
    return { subject, state: 'good', text }
  }
  if (state === 'UNKEPT') {
    return {
      subject,
      state: 'note',
      since: since.toISOString(),
      text: `The head of its chain could not be kept. The reason: ${reason}`,
      advice: 'Check the disk of DATA_DIR, and who may write there.',
    }
  }
  return {
    subject,
    state: 'fault',
    since: since.toISOString(),
    text: `The chain of the audit log is broken. The reason: ${reason}`,
    advice:
      'Run npm run audit:verify on the server, and compare the database with a backup. If you restored an older one yourself, add -- --replace-head.',
  }
}
