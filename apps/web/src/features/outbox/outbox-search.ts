import { type MailStatus, mailStatuses } from '@tallgrass/domain'
import { oneOf } from '../../lib/address'

/** What stands in the address of the outbox, so that a view can be shared. */
export interface OutboxSearch {
  status?: MailStatus | undefined
}

/** Whatever was typed into the address bar, as far as it makes sense. */
export function readOutboxSearch({ status }: Record<string, unknown>): OutboxSearch {
  return { status: oneOf(mailStatuses, status) }
}
