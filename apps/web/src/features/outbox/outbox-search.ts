import { type MailStatus, mailStatuses } from '@tallgrass/domain'
import { oneOf } from '../../lib/address'

/** The query string of the outbox, so that a view can be shared. */
export interface OutboxSearch {
  status?: MailStatus | undefined
}

/** Reads the query string and ignores unknown values. */
export function readOutboxSearch({ status }: Record<string, unknown>): OutboxSearch {
  return { status: oneOf(mailStatuses, status) }
}
