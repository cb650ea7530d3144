import { detailQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

/** What the page of email notifications shows. */
export function mailPreferencesCalls({ portal }: TrpcUtils) {
  return [portal.notifications.mail.prefetch(undefined, detailQuery)]
}
