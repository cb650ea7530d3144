import type { HealthFact } from '@tallgrass/contracts'
import { DAY_MS, toInstant } from '@tallgrass/domain'

const REPLACE =
  'Move seal.pem out of DATA_DIR: the next document gets a new seal. With SEAL_P12, replace that file. Documents sealed earlier can still be verified.'

/** Leaves enough time to get another certificate. */
const WARNING_DAYS = 60

/**
 * Tells if finished documents can be sealed. `find` returns the end of the certificate, or undefined if there
 * is none yet: it is created with the first document.
 */
export async function readSealFact(
  find: () => Promise<{ endsAt: Date } | undefined>,
  now: Date,
): Promise<HealthFact> {
  const subject = 'Document seal'
  try {
    const key = await find()
    if (!key)
      return { subject, state: 'good', text: 'The seal is created when the first document is signed.' }
    const days = Math.floor((key.endsAt.getTime() - now.getTime()) / DAY_MS)
    if (days < 0)
      return {
        subject,
        state: 'fault',
        since: toInstant(key.endsAt),
        text: 'The certificate has expired. Documents cannot be sealed.',
        advice: REPLACE,
      }
    if (days >= WARNING_DAYS)
      return {
        subject,
        state: 'good',
        text: `The certificate is valid for ${days.toLocaleString('en-US')} more days.`,
      }
    const left = days === 1 ? '1 day' : `${days} days`
    return {
      subject,
      state: 'note',
      text: `The certificate expires in ${left}. Replace it before then.`,
      advice: REPLACE,
    }
  } catch {
    return {
      subject,
      state: 'fault',
      text: 'The key and certificate cannot be read. Documents cannot be sealed.',
      advice: 'Check the seal file, its password and its permissions.',
    }
  }
}
