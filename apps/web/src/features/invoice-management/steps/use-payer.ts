import type { Contact } from '@tallgrass/contracts'
import type { ClientId } from '@tallgrass/domain'
import { choiceQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'

/** Who is sent an invoice: the client if they pay, or else the first of their colleagues who does. */
export function usePayer(clientId: ClientId, { enabled }: { enabled: boolean }): Contact | undefined {
  const { data } = trpc.admin.contacts.list.useQuery({ clientId }, { ...choiceQuery, enabled })
  const payers = data?.filter(({ deactivatedAt, pays }) => pays && !deactivatedAt) ?? []
  const [first] = payers.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  return payers.find(({ id }) => id === clientId) ?? first
}
