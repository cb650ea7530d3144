import { notifyRefusal } from '../../lib/notify-refusal'
import { outcomeOf } from '../../lib/outcome-of'

/** What follows when a key is created or revoked: the lists are loaded again, and a toast says what failed. */
export function keyOutcomes(changed: () => Promise<void>) {
  return {
    created: {
      onSuccess: changed,
      onError: (error: unknown) =>
        notifyRefusal(error, { failed: 'Failed to create the key. Please try again.' }),
    },
    revoked: outcomeOf(changed, {
      done: 'Key revoked',
      failed: 'Failed to revoke the key. Please try again.',
    }),
  }
}
