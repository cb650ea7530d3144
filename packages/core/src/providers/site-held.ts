import { type Db, findHold } from '@tallgrass/db'
import { ProviderUnreachable } from '@tallgrass/domain'

/** Long, because an administrator has to act first. */
const RETRY_AFTER_SECONDS = 600

export const HELD_SENTENCE =
  'This site was restored from a backup and is held: payments, e-signature and email wait until an administrator releases it.'

/**
 * No call leaves a site that was restored and not released. For callers it is a provider that cannot be reached:
 * what can wait is done after the release.
 */
export class SiteHeld extends ProviderUnreachable {
  constructor() {
    super(HELD_SENTENCE, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

/** Throws SiteHeld. Reads the database each time, so that every process notices a release. */
export async function ensureReleased(db: Db): Promise<void> {
  if (await findHold(db)) throw new SiteHeld()
}
