import type { ClientId } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

/** The contacts who sign for a client, by name, and which of them signs unless someone else is chosen. */
export function useSigners(clientId: ClientId | undefined) {
  const { data } = trpc.admin.contacts.list.useQuery(clientId ? { clientId } : skipToken, choiceQuery)
  const signers = data?.filter(({ signs }) => signs) ?? []
  return { signers, preselected: signers.find(({ id }) => id === clientId) ?? signers[0] }
}
